import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * What a portal with one route for everything needs of a router: where the visitor is, and how to go elsewhere. A library brings 14 KB
 * of route matching, data loading and forms that the server's page model makes needless.
 */
export interface Router {
  readonly place: () => Place;
  /** @param path on this origin, with its query and fragment */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** @returns ends it */
  readonly listen: (listener: () => void) => () => void;
}

export interface Place {
  /** Path and query. */
  readonly path: string;
  /** Of the history entry: the same again when the visitor comes back to it. */
  readonly key: string;
  /** Whether the visitor came by Back, Forward or a reload, not by a link. */
  readonly returning: boolean;
}

type View = Pick<Window, "history" | "location" | "addEventListener" | "removeEventListener">;

const FIRST_KEY = "first";

/** The address bar and the history of a window. */
export function browserRouter(view: View): Router {
  const listeners = new Set<() => void>();
  const here = (returning: boolean): Place => {
    const state: unknown = view.history.state;
    const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : FIRST_KEY;
    return { path: view.location.pathname + view.location.search, key, returning };
  };
  let place = here(true);
  const move = (returning: boolean): void => {
    place = here(returning);
    for (const listener of listeners) listener();
  };
  const pop = (): void => move(true);
  return {
    place: () => place,
    go(path, { replace = false } = {}) {
      const state = { key: Math.random().toString(36).slice(2) };
      if (replace) view.history.replaceState(state, "", path);
      else view.history.pushState(state, "", path);
      move(false);
    },
    listen(listener) {
      if (listeners.size === 0) view.addEventListener("popstate", pop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) view.removeEventListener("popstate", pop);
      };
    },
  };
}

/** Of a page that is drawn on the server: nobody goes anywhere there. */
export function fixedRouter(path: string): Router {
  const place: Place = { path, key: FIRST_KEY, returning: true };
  return { place: () => place, go: () => {}, listen: () => () => {} };
}

const Context = createContext<Router | undefined>(undefined);

export const RouterProvider = Context.Provider;

/** @throws where no RouterProvider stands above: a mistake of the application */
export function useRouter(): Router {
  const router = useContext(Context);
  if (!router) throw new Error("useRouter needs a <RouterProvider> above it.");
  return router;
}

export function usePlace(): Place {
  const { listen, place } = useRouter();
  return useSyncExternalStore(listen, place, place);
}
