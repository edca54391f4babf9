import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";
import { type HostContext, useHost } from "./host.ts";
import type { HostPage } from "./registry.ts";

/** A piece of a page whose HTML depends on nothing but `reads`, and on what the host gives to every part alike. */
export interface DrawablePart {
  /** Of what draws it. */
  readonly name: string;
  /** Plain data. */
  readonly reads: readonly unknown[];
  /** Asked for where it is not kept. */
  readonly element: () => ReactElement;
  /** Whether its HTML may be used again; asked once it is drawn. */
  readonly isKept: () => boolean;
}

/** Where the host keeps the HTML of parts: on the server. In the browser there is none, and every part is drawn in its place. */
export interface PartStore {
  /** @returns text that stands for the part while the page around it is drawn: as the only child of an element */
  place(part: DrawablePart, host: HostContext): string;
  /** Whether a widget that reads these fields draws the same for every visitor of this page. */
  isShared(reads: readonly (keyof HostPage)[]): boolean;
}

const Context = createContext<PartStore | undefined>(undefined);
export const PartStoreProvider = Context.Provider;
export const usePartStore = (): PartStore | undefined => useContext(Context);

/** Element around the text that stands for a part: no text of a neighbour joins it. `drawWithParts` takes it away with that text. */
export const PLACE = "part-place";

function Placed({ store, part }: { readonly store: PartStore; readonly part: DrawablePart }): ReactNode {
  return createElement(PLACE, undefined, store.place(part, useHost()));
}

/** Data that JSON can say, and so a key be made of: no function, no element. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never) => unknown
    ? never
    : { readonly [Field in keyof Value]: Plain<Value[Field]> };

const always = (): boolean => true;

/**
 * A component whose HTML the server uses again for the same properties: they are all that it reads, besides language, formats and links
 * of the host. For what stands on many pages alike, outside of their layout trees: menus, mastheads.
 * @param name unique among all of them
 */
export function kept<Props extends object>(
  name: string,
  View: (props: Props) => ReactNode,
): (props: Props & { readonly [Field in keyof Props]: Plain<Props[Field]> }) => ReactNode {
  return function Kept(props) {
    const store = usePartStore();
    const element = (): ReactElement => <View {...props} />;
    return store ? <Placed store={store} part={{ name, reads: [props], element, isKept: always }} /> : element();
  };
}
