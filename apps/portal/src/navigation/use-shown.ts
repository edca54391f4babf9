import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType, useHref, useNavigationType } from "react-router-dom";
import { pageAddress, type PageModel } from "@portal/domain";
import { applyDocument } from "./document.ts";
import { entryName, manageScrollRestoration, returnTo, savePosition, watchSteps } from "./scroll.ts";

/** What is known of the history; entries by their names. */
interface Entries {
  /** Whose page is on screen. */
  shown: string;
  /** Whose page is asked for: another one while it loads. */
  asked: string;
  /** What was asked for before. */
  before: string | undefined;
}

/** The address names another entry. Where the visitor stands is saved for the page on screen, unless another one was asked for already: then it is saved. */
function leave(entries: Entries, top: number): void {
  const name = entryName();
  if (name === entries.asked) return;
  save(entries, top);
  [entries.before, entries.asked] = [entries.asked, name];
}

const save = ({ shown, asked }: Entries, top: number): void => (shown === asked ? savePosition(shown, top) : undefined);

/** The page that an address names, as PageModel.path says it. */
export const pathOf = ({ pathname, search }: Pick<Location, "pathname" | "search">): string => pageAddress(pathname + search);

/**
 * After a new page is drawn: document title and language, scroll, focus. Never on the first page: hydration changes nothing.
 * @returns which entries are shown and asked for; changed in place
 */
export function useShown(page: PageModel, onShown: (page: PageModel) => void): Readonly<Entries> {
  const base = useHref("/");
  const returning = useNavigationType() === NavigationType.Pop;
  const [entries] = useState<Entries>(() => ({ shown: entryName(), asked: entryName(), before: undefined }));
  const onScreen = useRef(page);

  /** An anchor of the page on screen is its own place in the history, and no page to wait for. @returns whether the address is one that is not shown yet */
  const showAnchor = useCallback((): boolean => {
    // The browser's own address: the router's may be an older one.
    const { pathname, search } = window.location;
    const isOnScreen = pathOf({ pathname: base === "/" ? pathname : pathname.slice(base.length) || "/", search }) === onScreen.current.path;
    if (!isOnScreen || entries.shown === entries.asked) return false;
    entries.shown = entries.asked;
    return true;
  }, [base, entries]);

  // Once, and before the effect in which the router begins to listen.
  useLayoutEffect(
    () =>
      watchSteps((top) => {
        leave(entries, top);
        if (showAnchor()) returnTo(entries.shown);
      }),
    [entries, showAnchor],
  );

  useLayoutEffect(() => {
    // A link that was followed; a step was noted when it was made.
    leave(entries, window.scrollY);
    showAnchor();
  });

  useLayoutEffect(() => {
    if (onScreen.current === page) return;
    const samePath = onScreen.current.path === page.path;
    onScreen.current = page;
    entries.shown = entries.asked;
    applyDocument(page, document);
    onShown(page);
    if (samePath) return;
    if (!returning || !returnTo(entries.shown)) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [page, returning, onShown, entries]);

  useEffect(() => manageScrollRestoration(() => save(entries, window.scrollY)), [entries]);
  return entries;
}
