import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { PageModel } from "@portal/core";
import { endLoading, failNavigation, showPage, startLoading, usePortalState, useStore } from "../state/store.ts";
import { applyDocument } from "./document.ts";
import type { PageLoader } from "./loader.ts";
import { keepScroll, restoreScroll } from "./scroll.ts";

interface NavigationProps {
  readonly load: PageLoader;
  /** Another attempt at the same address has another number. */
  readonly attempt: number;
  /** Hears of each page that a navigation brought to the screen. */
  readonly onShown: (page: PageModel) => void;
}

/**
 * Follows the address: loads the page's data in one round trip, shows it, then moves scroll and focus (specification §2.2).
 * Any failure still navigates: the frame stays and offers a retry.
 */
export function Navigation({ load, attempt, onShown }: NavigationProps): ReactNode {
  const state = usePortalState();
  const location = useLocation();
  const navigate = useNavigate();
  const returning = useNavigationType() === NavigationType.Pop;
  const path = location.pathname + location.search;
  const { current } = useStore("page");
  const lastAttempt = useRef(attempt);

  useEffect(() => {
    const retried = lastAttempt.current !== attempt;
    lastAttempt.current = attempt;
    if (path === state.page.current.path && !retried && state.navigation.failed === undefined) {
      endLoading(state);
      return undefined;
    }
    const abort = new AbortController();
    startLoading(state, path);
    load(path, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        if ("redirect" in answer) void navigate(answer.redirect, { replace: true });
        else showPage(state, answer.page);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn("The page could not be loaded.", error);
        failNavigation(state, path, error);
      },
    );
    return () => abort.abort();
  }, [path, attempt, load, navigate, state]);

  useShown(current, location.key, returning, onShown);
  return null;
}

/** After a new page is drawn: document title and language, scroll, focus. Never on the first page: hydration changes nothing. */
function useShown(page: PageModel, key: string, returning: boolean, onShown: NavigationProps["onShown"]): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    const samePath = shown.current.path === page.path;
    shown.current = page;
    applyDocument(page, document);
    onShown(page);
    if (samePath) return;
    if (!returning || !restoreScroll(key)) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }, [page, key, returning, onShown]);
  useEffect(() => keepScroll(key), [key]);
}
