import { type ReactElement, type ReactNode, Suspense } from "react";
import { Delayed } from "./Delayed.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { isLazy } from "./lazy-view.ts";

export interface BoundaryOptions {
  /** Shown while a view on demand loads, after 200 ms. */
  readonly loading: ReactNode;
  /** Shown where it could not be loaded, or threw. */
  readonly failed: ReactNode;
  readonly onError: (error: unknown) => void;
  /** A new value tries again. */
  readonly resetKey: unknown;
}

/** In the browser: a view in an error boundary, and in a suspense boundary where it loads on demand. */
export function withErrorBoundary(view: ReactElement, { loading, failed, onError, resetKey }: BoundaryOptions): ReactElement {
  const lazy = isLazy(view.type) ? view.type : undefined;
  const handleError = (error: unknown): void => {
    lazy?.forgetFailure();
    onError(error);
  };
  return (
    <ErrorBoundary fallback={failed} onError={handleError} resetKey={resetKey}>
      {lazy ? <Suspense fallback={<Delayed>{loading}</Delayed>}>{view}</Suspense> : view}
    </ErrorBoundary>
  );
}
