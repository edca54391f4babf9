/** `left`: the page is on its way out, perhaps into the back/forward cache, which takes no page with an open connection. */
export type PageVisibility = "visible" | "hidden" | "left";

/** Whether someone can see the page. */
export interface VisibilitySource {
  readonly current: () => PageVisibility;
  /** @returns ends the subscription */
  readonly subscribe: (listener: (visibility: PageVisibility) => void) => () => void;
}

/** The visibility of a browser's page. */
export function pageVisibility(page: Document, view: Pick<Window, "addEventListener" | "removeEventListener">): VisibilitySource {
  const current = (): PageVisibility => (page.visibilityState === "hidden" ? "hidden" : "visible");
  return {
    current,
    subscribe(listener) {
      const change = (): void => listener(current());
      const leave = (): void => listener("left");
      page.addEventListener("visibilitychange", change);
      view.addEventListener("pageshow", change);
      view.addEventListener("pagehide", leave);
      return () => {
        page.removeEventListener("visibilitychange", change);
        view.removeEventListener("pageshow", change);
        view.removeEventListener("pagehide", leave);
      };
    },
  };
}
