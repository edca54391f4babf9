/** Scroll positions by history entry, so that Back and reload return to where the visitor was (specification §2.2). */
const storageKey = (entry: string): string => `portal.scroll.${entry}`;

/** Milliseconds in which a page may still grow to the height that a position needs. */
const GROWTH_TIMEOUT = 5000;

/** Name of the current history entry: the router's key; an entry that the router did not make is given one, which it keeps. */
export function entryName(): string {
  const state = history.state as { readonly key?: unknown } | null;
  if (typeof state?.key === "string") return state.key;
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  history.replaceState({ ...state, key }, "");
  return key;
}

/** Remembers where the visitor stands, for when this entry is returned to. @param top pixels */
export function savePosition(entry: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey(entry), String(top));
  } catch {
    // Without storage the page opens at its top.
  }
}

/**
 * Notes where the page stands when a step in the history is made, by Back, Forward or a link to an anchor: before the browser scrolls, and before
 * the router's page is drawn, which comes later, or not at all where the next step follows at once. Call it before the router listens.
 * @param onStep gets the position in pixels
 * @returns ends it
 */
export function watchSteps(onStep: (top: number) => void): () => void {
  const onPopState = (): void => onStep(window.scrollY);
  window.addEventListener("popstate", onPopState);
  return () => window.removeEventListener("popstate", onPopState);
}

function savedPosition(entry: string): number | undefined {
  try {
    const saved = sessionStorage.getItem(storageKey(entry));
    return saved === null ? undefined : Number(saved);
  } catch {
    return undefined;
  }
}

/** What says that the visitor scrolls: from then on the position is the visitor's. */
const gestures = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to where the visitor was on this entry, as soon as the page is that tall. @returns whether there was a saved position */
export function returnTo(entry: string): boolean {
  const top = savedPosition(entry);
  if (top === undefined) return false;
  const end = (): void => {
    growth.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, end);
  };
  const reach = (): void => {
    window.scrollTo({ top, behavior: "instant" });
    // Fractions of a pixel are rounded.
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  const growth = new ResizeObserver(reach);
  const timer = setTimeout(end, GROWTH_TIMEOUT);
  for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true });
  growth.observe(document.body);
  reach();
  return true;
}

/**
 * For the first page of a document. The browser returns by itself, without a script too, but not to entries that were left by navigation
 * within a document: those are `manual`. Where the browser has returned, or the visitor has scrolled or is in a field already, nothing happens.
 */
export function returnOnLoad(): void {
  const name = entryName();
  if (window.scrollY === 0 && document.activeElement === document.body) returnTo(name);
}

/**
 * The browser returns where documents change, the portal where pages change within one: `manual` holds only meanwhile.
 * @param leave called when the document is left, for another one or for the back/forward cache
 * @returns ends it
 */
export function manageScrollRestoration(leave: () => void): () => void {
  const setManual = (): void => void (history.scrollRestoration = "manual");
  const setAuto = (): void => {
    leave();
    history.scrollRestoration = "auto";
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => (persisted ? setManual() : undefined);
  // Not before the document is whole: until then the browser may still be returning.
  if (document.readyState === "complete") setManual();
  else window.addEventListener("load", setManual, { once: true });
  window.addEventListener("pagehide", setAuto);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("load", setManual);
    window.removeEventListener("pagehide", setAuto);
    window.removeEventListener("pageshow", onPageShow);
  };
}
