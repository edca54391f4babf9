/** A part of a page that throws costs its own place: the rest of the page is shown. */
import { type ReactElement, type ReactNode, Suspense } from "react";
import { isLazy } from "./lazy-view.ts";
import type { HostPage, Registry } from "./registry.ts";
import { withErrorBoundary } from "./with-error-boundary.tsx";

/** Something that went wrong while drawing; the rest of the page is shown. */
export interface RenderFailure {
  readonly nodeId: string;
  readonly name: string;
  /** What was thrown; the server does not learn it (`isolation`). */
  readonly error: unknown;
}

/**
 * Error isolation on the server: which parts that throw leave their placeholder, and end up in `onFailure` without what they threw. Any
 * other part ends the drawing. "views": views on demand. "all": every part (a twentieth of the page's time: draw so where the drawing
 * ended). "none": no part, so that the caller learns what was thrown.
 */
export type ErrorIsolation = "all" | "views" | "none";

/** What a page is drawn with. */
export interface DrawingOptions {
  readonly page: HostPage;
  readonly registry: Registry;
  readonly onFailure: (failure: RenderFailure) => void;
  /** Shown on client-side navigations while a view loads; nothing for the first 200 ms. */
  readonly loading: ReactNode;
  /** On the server only; "views" where nothing is said. */
  readonly isolation?: ErrorIsolation | undefined;
}

/** A block or widget of the layout tree. */
export interface Part {
  readonly label: string | undefined;
  readonly name: string;
  readonly nodeId: string;
}

const onServer = typeof document === "undefined";

/** On the server error boundaries catch nothing: there a boundary for suspension leaves its fallback in the HTML for what throws within. */
export function isolate(
  { label, name, nodeId }: Part,
  { page, registry, onFailure, loading, isolation = "views" }: DrawingOptions,
  child: ReactElement,
): ReactElement {
  const Fallback = registry.fallback;
  const failed = <Fallback label={label} reason="error" />;
  // By the page: a widget without content of its own is drawn again too once the page is loaded anew.
  if (!onServer)
    return withErrorBoundary(child, { loading, failed, onError: (error) => onFailure({ nodeId, name, error }), resetKey: page });
  if (isolation === "none" || (isolation === "views" && !isLazy(child.type))) return child;
  const failure = <ReportFailure report={() => onFailure({ nodeId, name, error: undefined })}>{failed}</ReportFailure>;
  return <Suspense fallback={failure}>{child}</Suspense>;
}

/** Drawn only where the part beside it threw: that is how the server learns of it. */
function ReportFailure({ report, children }: { readonly report: () => void; readonly children: ReactNode }): ReactNode {
  report();
  return children;
}
