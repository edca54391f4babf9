import { entryOf, nodeAt, parseNodes } from "./json-nodes.ts";

export interface Position {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Where the values of a JSON text stand for people, by JSON Pointer; members of objects by their keys. */
export function locateValues(text: string): (pointer: string) => Position | undefined {
  const root = parseNodes(text);
  return (pointer) => {
    let path = pointer;
    // What is missing is shown where it would stand.
    while (path !== "" && !nodeAt(root, path)) path = path.slice(0, path.lastIndexOf("/"));
    const node = nodeAt(root, path);
    if (!node) return undefined;
    const lines = text.slice(0, entryOf(node).offset).split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
}
