import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Loading of views on demand (specification §9). All in milliseconds. */
export const VIEW_RETRIES = 3;
export const VIEW_RETRY_DELAY = 1000;
export const VIEW_TIMEOUT = 30_000;
export const VIEW_DELAY = 200;

export type LazyView<P> = LazyExoticComponent<ComponentType<P>> & { readonly preload: () => Promise<void> };

/** True for what `lazyView` made: only that can suspend. */
export const isLazy = (component: unknown): component is LazyView<object> =>
  typeof component === "object" && component !== null && "preload" in component;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt > VIEW_RETRIES) throw error;
      await wait(VIEW_RETRY_DELAY);
    }
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The view did not load within ${VIEW_TIMEOUT} ms; check the network and reload.`)),
      VIEW_TIMEOUT,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A component loaded on demand: three retries one second apart, given up after 30 s (the error boundary then shows its placeholder).
 * `preload` resolves when it can be drawn at once: the server and the hydrating browser call it first.
 */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>): LazyView<P> {
  type Module = { default: ComponentType<P> };
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const once = (): Promise<Module> => {
    loading ??= withTimeout(withRetries(load)).then((component) => (loaded = { default: component }));
    // A failed load may be tried again by a later visit to the page.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  // React suspends once even on a settled promise; a thenable that answers at once is drawn at once.
  // oxlint-disable-next-line no-thenable -- it stands in for a promise on purpose
  const atOnce = (module: Module): Promise<Module> => ({ then: (resolve: (value: Module) => void) => resolve(module) }) as Promise<Module>;
  const preload = async (): Promise<void> => {
    await once();
  };
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : once())),
    { preload },
  );
}
