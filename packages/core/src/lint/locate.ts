import { scanJson } from "./scan-json.ts";

export interface Position {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Where the values of a JSON text stand for people, by JSON Pointer; members of objects by their keys. */
export function locateValues(text: string): (pointer: string) => Position | undefined {
  const spans = scanJson(text);
  return (pointer) => {
    let path = pointer;
    // What is missing is shown where it would stand.
    while (path !== "" && !spans.has(path)) path = path.slice(0, path.lastIndexOf("/"));
    const span = spans.get(path);
    if (!span) return undefined;
    const lines = text.slice(0, span.key?.start ?? span.start).split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
}
