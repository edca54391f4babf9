import { type RefObject, useEffect } from "react";

/*
 * What the menu does beyond <details>: the keyboard of the ARIA disclosure-navigation pattern, and closing when attention goes elsewhere.
 * Without JavaScript the menu still opens, closes and navigates.
 */

const disclosures = (nav: HTMLElement): readonly HTMLDetailsElement[] => [...nav.querySelectorAll<HTMLDetailsElement>("details[open]")];

const summaryOf = (details: Element | null | undefined): HTMLElement | null | undefined =>
  details?.querySelector<HTMLElement>(":scope > summary");

/** On wide screens an open submenu lies over the page; on small ones it is part of it and may stay open. */
const overlays = (details: HTMLDetailsElement): boolean => {
  const panel = details.querySelector(":scope > :not(summary)");
  return panel !== null && getComputedStyle(panel).position === "absolute";
};

const close = (details: HTMLDetailsElement): void => {
  details.open = false;
};

/** Closes the innermost open disclosure around the focus and gives the focus back to its button. */
function escape(nav: HTMLElement, focused: Element): boolean {
  const details = focused.closest<HTMLDetailsElement>("details[open]");
  if (!details || !nav.contains(details)) return false;
  close(details);
  summaryOf(details)?.focus();
  return true;
}

/** Where an arrow, Home or End leads from the focused entry; undefined where the key means nothing there. */
function destination(nav: HTMLElement, focused: Element, key: string): HTMLElement | null | undefined {
  const top = [...nav.querySelectorAll<HTMLElement>("[data-menu-top]")];
  const position = top.findIndex((item) => item.contains(focused));
  const own = top[position];
  if (!own) return undefined;
  const control = (item: HTMLElement | undefined) => item?.querySelector<HTMLElement>("summary, a");
  const links = [...own.querySelectorAll<HTMLElement>("details[open] a")];
  const inside = links.indexOf(focused as HTMLElement);
  switch (key) {
    case "ArrowRight":
      return control(top[(position + 1) % top.length]);
    case "ArrowLeft":
      return control(top[(position - 1 + top.length) % top.length]);
    case "ArrowDown":
      return links[inside + 1];
    case "ArrowUp":
      return inside === 0 ? control(own) : links[inside - 1];
    case "Home":
      return inside < 0 ? control(top[0]) : links[0];
    case "End":
      return inside < 0 ? control(top.at(-1)) : links.at(-1);
    default:
      return undefined;
  }
}

export function useMenuBehaviour(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") {
        if (escape(nav, event.target)) event.preventDefault();
        return;
      }
      const next = destination(nav, event.target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const onFocusOut = (event: FocusEvent): void => {
      const to = event.relatedTarget;
      if (!(to instanceof Node)) return;
      for (const details of disclosures(nav)) if (overlays(details) && !details.contains(to)) close(details);
    };
    // `click`, not `pointerdown`: closing moves what lies below, and the click must land where it was aimed.
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const followed = event.target.closest("a") !== null;
      if (followed || !nav.contains(event.target)) disclosures(nav).forEach(close);
    };
    nav.addEventListener("keydown", onKey);
    nav.addEventListener("focusout", onFocusOut);
    document.addEventListener("click", onClick);
    return () => {
      nav.removeEventListener("keydown", onKey);
      nav.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("click", onClick);
    };
  }, [ref]);
}
