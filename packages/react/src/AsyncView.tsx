import type { ReactNode } from "react";
import { withErrorBoundary, type BoundaryOptions } from "./with-error-boundary.tsx";
import { isLazy } from "./lazy-view.ts";
import type { Component } from "./registry.ts";

interface AsyncViewProps<P extends object> extends BoundaryOptions {
  /** Eager views are drawn as they are: what they throw goes up. */
  readonly view: Component<P>;
  readonly props: P;
}

/** A view outside of the layout tree, such as a shell: what surrounds it never waits for it and never falls with it (specification §2.3). */
export function AsyncView<P extends object>({ view: View, props, ...boundary }: AsyncViewProps<P>): ReactNode {
  const drawn = <View {...props} />;
  return isLazy(View) ? withErrorBoundary(drawn, boundary) : drawn;
}
