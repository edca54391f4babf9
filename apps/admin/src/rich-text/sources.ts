import type { Node } from "prosemirror-model";

/** HTML from which blocks were read. A block that nobody has changed is the same object still, and is written back byte for byte. */
const sources = new WeakMap<Node, string>();

export const keepSource = (node: Node, source: string): void => void sources.set(node, source);
export const sourceOf = (node: Node): string | undefined => sources.get(node);
