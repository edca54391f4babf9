import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { PageModel } from "@portal/core";
import { storeLanguage } from "../state/language.ts";
import { showPage, usePortalSnapshot, usePortalState } from "../state/store.ts";
import { applyDocument } from "./document.ts";
import type { PageLoader } from "./loader.ts";
import { keepScroll, restoreScroll } from "./scroll.ts";

interface NavigationProps {
  readonly load: PageLoader;
  /** Another attempt at the same address has another number. */
  readonly attempt: number;
}

/**
 * Follows the address: loads the page's data in one round trip, shows it, then moves scroll and focus (specification §2.2).
 * Any failure still navigates: the frame stays and offers a retry.
 */
export function Navigation({ load, attempt }: NavigationProps): ReactNode {
  const state = usePortalState();
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { page } = usePortalSnapshot();
  const path = location.pathname + location.search;
  const lastAttempt = useRef(attempt);

  useEffect(() => {
    const retried = lastAttempt.current !== attempt;
    lastAttempt.current = attempt;
    if (path === state.page.current.path && !retried && state.navigation.failed === undefined) {
      state.navigation.loading = false;
      return undefined;
    }
    const abort = new AbortController();
    state.navigation.loading = true;
    load(path, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        if ("redirect" in answer) void navigate(answer.redirect, { replace: true });
        else showPage(state, answer.page);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn("The page could not be loaded.", error);
        state.navigation = { loading: false, failed: path };
      },
    );
    return () => abort.abort();
  }, [path, attempt, load, navigate, state]);

  useScroll(page.current as PageModel, location.key, type === NavigationType.Pop);
  return null;
}

/** After a new page is drawn: document title and language, scroll, focus. Never on the first page: hydration changes nothing. */
function useScroll(page: PageModel, key: string, returning: boolean): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    const samePath = shown.current.path === page.path;
    shown.current = page;
    applyDocument(page, document);
    storeLanguage(page.language);
    if (samePath) return;
    if (!returning || !restoreScroll(key)) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [page, key, returning]);
  useEffect(() => keepScroll(key), [key]);
}
