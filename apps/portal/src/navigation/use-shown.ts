import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { pageAddress, type PageModel } from "@portal/domain";
import { applyDocument } from "./document.ts";
import { entryName, manageScrollRestoration, returnTo, savePosition, topBeforeStep } from "./scroll.ts";

/** What is known of the history; entries by their names. */
interface Entries {
  /** Whose page is on screen. */
  shown: string;
  /** Whose page is asked for: another one while it loads. */
  asked: string;
  /** What was asked for before. */
  before: string | undefined;
}

/** Where the visitor stands on the page on screen, unless another one is asked for already: then it was saved when that began. */
const save = ({ shown, asked }: Entries, top: number): void => (shown === asked ? savePosition(shown, top) : undefined);

/** The page that an address names, as PageModel.path says it. */
export const pathOf = ({ pathname, search }: Location): string => pageAddress(pathname + search);

/**
 * After a new page is drawn: document title and language, scroll, focus. Never on the first page: hydration changes nothing.
 * @returns which entries are shown and asked for; changed in place
 */
export function useShown(page: PageModel, onShown: (page: PageModel) => void): Readonly<Entries> {
  const location = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const [entries] = useState<Entries>(() => ({ shown: entryName(), asked: entryName(), before: undefined }));
  const onScreen = useRef(page);

  useLayoutEffect(() => {
    const name = entryName();
    if (name !== entries.asked) {
      // The page of the entry that is left is on screen still; after a step in the history the browser may have scrolled it already.
      save(entries, returning ? topBeforeStep() : window.scrollY);
      [entries.before, entries.asked] = [entries.asked, name];
    }
    // An anchor of the page on screen: its own place in the history, and no page to wait for.
    if (name !== entries.shown && pathOf(location) === onScreen.current.path) {
      entries.shown = name;
      if (returning) returnTo(name);
    }
  }, [location, returning, entries]);

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
