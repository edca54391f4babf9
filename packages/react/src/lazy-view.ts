import { type ComponentType, createElement, type ReactNode, use } from "react";

/** Loading of views on demand (specification §9). All in milliseconds. */
const VIEW_RETRIES = 3;
const VIEW_RETRY_DELAY = 1000;
const VIEW_TIMEOUT = 30_000;
export const VIEW_DELAY = 200;

export type LazyView<P> = ((props: P) => ReactNode) & {
  /** Resolves when it can be drawn at once; loads again where that failed before. */
  readonly preload: () => Promise<void>;
  /** A failed load stays failed, or each drawing would start another; after this the next one tries again. */
  readonly forgetFailure: () => void;
  /** File name of the component's module without its ending, by which a host finds the built files to announce; see `lazyModule`. */
  readonly module: string | undefined;
};

/** True for what `lazyView` made: only that can suspend. */
export const isLazy = (component: unknown): component is LazyView<object> =>
  typeof component === "function" && "forgetFailure" in component;

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
 * It suspends only while it loads: after `preload`, on the server and while hydrating, it is drawn at once.
 */
export function lazyView<P extends object>(load: () => Promise<ComponentType<P>>, module?: string): LazyView<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let failed = false;
  const start = (): Promise<ComponentType<P>> => {
    if (loading) return loading;
    const started = withTimeout(withRetries(load));
    started.then(
      // React draws at once what a promise that says so holds; of any other it waits for the next turn.
      (component) => Object.assign(started, { status: "fulfilled", value: component }),
      () => (failed = true),
    );
    return (loading = started);
  };
  const forgetFailure = (): void => {
    if (failed) [loading, failed] = [undefined, false];
  };
  const preload = async (): Promise<void> => {
    forgetFailure();
    await start();
  };
  const View = (props: P): ReactNode => createElement(use(start()), props);
  return Object.assign(View, { preload, forgetFailure, module });
}

/** A lazy view whose module exports the component under the name of its file, in whatever folder: "Sitemap" of Sitemap.tsx. */
export const lazyModule = <N extends string, P extends object>(
  name: N,
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
): LazyView<P> => lazyView(async () => (await load())[name], name);
