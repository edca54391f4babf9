import type { ReactNode } from "react";
import { guard, type Guarding } from "./guard.tsx";
import { isLazy } from "./lazy-view.ts";
import type { Component } from "./registry.ts";

interface AsyncViewProps<P extends object> extends Guarding {
  /** Eager views are drawn as they are: what they throw goes up. */
  readonly view: Component<P>;
  readonly props: P;
}

/** A view outside of the layout tree, such as a shell: what surrounds it never waits for it and never falls with it (specification §2.3). */
export function AsyncView<P extends object>({ view: View, props, ...guarding }: AsyncViewProps<P>): ReactNode {
  const drawn = <View {...props} />;
  return isLazy(View) ? guard(drawn, guarding) : drawn;
}
