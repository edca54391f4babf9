/** A page as JSON, from its HTML: what peers draw, element by element, so that all send the same. */
import { createElement, type ReactNode } from "react";

/** A text, or [element, attributes as React spells them, children]. */
export type PageNode = string | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly PageNode[]];

export const elementsOf = (node: PageNode): ReactNode =>
  typeof node === "string" ? node : createElement(node[0], node[1], ...node[2].map((child) => elementsOf(child)));
