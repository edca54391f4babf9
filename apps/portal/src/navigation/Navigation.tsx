import { type ReactNode, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { PageModel } from "@portal/domain";
import { endLoading, failNavigation, keepPage, showPage, startLoading, usePortalState, useStore } from "../state/store.ts";
import type { PageFetcher } from "./fetch-page.ts";
import { pathOf, useShown } from "./use-shown.ts";

interface NavigationProps {
  readonly load: PageFetcher;
  /** Another attempt at the same address has another number. */
  readonly attempt: number;
  /** Called with each page that a navigation has shown. */
  readonly onShown: (page: PageModel) => void;
}

/**
 * Follows the address: loads the page's data in one round trip, shows it, then moves scroll and focus (specification §2.2).
 * Any failure still navigates: the frame stays and offers a retry. A refusal shows nothing: the page on screen stays, under its own address.
 */
export function Navigation({ load, attempt, onShown }: NavigationProps): ReactNode {
  const state = usePortalState();
  const location = useLocation();
  const navigate = useNavigate();
  const pushed = useNavigationType() === NavigationType.Push;
  const path = pathOf(location);
  const { current } = useStore("page");
  const lastAttempt = useRef(attempt);
  const entries = useShown(current, onShown);

  useEffect(() => {
    const retried = lastAttempt.current !== attempt;
    lastAttempt.current = attempt;
    if (path === state.page.current.path && !retried && state.navigation.failed === undefined) {
      endLoading(state);
      return undefined;
    }
    const stayOnPage = (): void => {
      keepPage(state);
      const { path: here } = state.page.current;
      const { shown, before } = entries;
      if (path === here) return;
      // Back to the entry that the page on screen has; where that is not the one before, the page takes the refused one's place.
      if (pushed && before === shown) void navigate(-1);
      else void navigate(here, { replace: true });
    };
    const abort = new AbortController();
    startLoading(state, path);
    load(path, abort.signal).then(
      (answer) => {
        if (abort.signal.aborted) return;
        if (answer === undefined) stayOnPage();
        else if ("redirect" in answer) void navigate(answer.redirect, { replace: true });
        else showPage(state, answer.page);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn("The page could not be loaded.", error);
        failNavigation(state, path, error);
      },
    );
    return () => abort.abort();
  }, [path, pushed, attempt, load, navigate, state, entries]);

  return null;
}
