import { escapeSegment } from "../pointer.ts";

/** Where a value stands in a JSON text, in UTF-16 units; `end` is after it. */
export interface Span {
  readonly start: number;
  end: number;
  /** Of members of objects: the key with its quotes. */
  readonly key: { readonly start: number; readonly end: number } | undefined;
  readonly list: boolean;
  /** Pointers of entries or members, in order. */
  readonly children: string[];
}

/** Deeper than anything that is reported. */
const MAX_DEPTH = 64;

const between = /[\s,:]*/y;
const token = /"(?:[^"\\]|\\.)*"|[^\s,:[\]{}"]+/y;

/** Spans of all values of a JSON text by JSON Pointer. Wants valid JSON; ends on any text. One pass without recursion. */
export function scanJson(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  const open: { path: string; span: Span }[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ""] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };

  while (open.length <= MAX_DEPTH) {
    take(between);
    const parent = open.at(-1);
    if (text[at] === "}" || text[at] === "]") {
      at += 1;
      if (parent) parent.span.end = at;
      open.pop();
      continue;
    }
    let key: Span["key"];
    let path = parent ? `${parent.path}/${parent.span.children.length}` : "";
    if (parent && !parent.span.list) {
      const start = at;
      path = `${parent.path}/${escapeSegment(readString(take(token)))}`;
      key = { start, end: at };
      take(between);
    }
    const start = at;
    const opens = text[at] === "{" || text[at] === "[";
    if (opens) at += 1;
    else if (take(token) === "") break;
    const span: Span = { start, end: at, key, list: text[start] === "[", children: [] };
    spans.set(path, span);
    parent?.span.children.push(path);
    if (opens) open.push({ path, span });
  }
  return spans;
}

function readString(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
