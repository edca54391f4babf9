import { type ReactNode, Suspense } from "react";
import { Delayed } from "./Delayed.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { isLazy } from "./lazy-view.ts";
import type { Component } from "./registry.ts";

interface AsyncViewProps<P extends object> {
  /** Eager views are drawn as they are: what they throw goes up. */
  readonly view: Component<P>;
  readonly props: P;
  /** Shown while it loads, after 200 ms. */
  readonly loading: ReactNode;
  /** Shown where it could not be loaded, or threw. */
  readonly failed: ReactNode;
  readonly onError: (error: unknown) => void;
  /** A new value tries again. */
  readonly resetKey: unknown;
}

/** A view outside of the layout tree, such as a shell: what surrounds it never waits for it and never falls with it (specification §2.3). */
export function AsyncView<P extends object>({ view: View, props, loading, failed, onError, resetKey }: AsyncViewProps<P>): ReactNode {
  if (!isLazy(View)) return <View {...props} />;
  const hear = (error: unknown): void => {
    View.forgetFailure();
    onError(error);
  };
  return (
    <ErrorBoundary fallback={failed} onError={hear} resetKey={resetKey}>
      <Suspense fallback={<Delayed>{loading}</Delayed>}>
        <View {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
