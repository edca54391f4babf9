import { escapeSegment } from "../pointer.ts";

export interface Position {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Deeper than anything that is reported. */
const MAX_DEPTH = 64;

const skipped = /[\s,:]*/y;
const literal = /"(?:[^"\\]|\\.)*"|[^\s,:[\]{}"]+/y;

/**
 * Where the values of a JSON text stand, by JSON Pointer; members of objects by their keys. Wants valid JSON.
 * One pass without recursion, so that depth costs nothing.
 */
export function locateValues(text: string): (pointer: string) => Position | undefined {
  const offsets = new Map<string, number>();
  const open: { path: string; key: string | undefined; next: number; list: boolean }[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ""] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };

  for (;;) {
    take(skipped);
    const start = at;
    const character = text[at];
    if (character === undefined) break;
    const parent = open.at(-1);
    if (character === "}" || character === "]") {
      open.pop();
      at += 1;
      continue;
    }
    if (parent && !parent.list && parent.key === undefined) {
      parent.key = `${parent.path}/${escapeSegment(readString(take(literal)))}`;
      offsets.set(parent.key, start);
      continue;
    }
    const path = !parent ? "" : parent.list ? `${parent.path}/${parent.next++}` : (parent.key ?? "");
    if (parent && !parent.list) parent.key = undefined;
    else offsets.set(path, start);
    if (character === "{" || character === "[") {
      if (open.length >= MAX_DEPTH) break;
      open.push({ path, key: undefined, next: 0, list: character === "[" });
      at += 1;
    } else if (take(literal) === "") break;
  }
  return (pointer) => {
    let path = pointer;
    // What is missing is shown where it would stand.
    while (path !== "" && !offsets.has(path)) path = path.slice(0, path.lastIndexOf("/"));
    const offset = offsets.get(path);
    if (offset === undefined) return undefined;
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf("\n") + 1;
    return { line: before.split("\n").length, column: offset - lineStart + 1 };
  };
}

function readString(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}
