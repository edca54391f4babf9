import type { PatchOperation } from "../model.ts";
import { escapeSegment, parsePointer } from "../pointer.ts";
import { scanJson } from "./scan-json.ts";

/**
 * Applies RFC 6902 operations to the text of a JSON file and leaves everything else as it was written.
 * @throws Error where an operation's path does not exist in the text.
 */
export function editText(text: string, operations: readonly PatchOperation[]): string {
  const [first, second] = operations;
  if (first?.op === "remove" && second?.op === "add" && operations.length === 2) {
    const renamed = rename(text, first, second);
    if (renamed !== undefined) return renamed;
  }
  return operations.reduce(editOnce, text);
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
const keyOf = (path: string): string => parsePointer(path).at(-1) ?? "";

/** A member that is taken out and put in again under another key stays where it is. */
function rename(text: string, { path: from }: PatchOperation, { path: to, value }: PatchOperation): string | undefined {
  const spans = scanJson(text);
  const span = spans.get(from);
  if (!span?.key || spans.has(to) || parentOf(from) !== parentOf(to)) return undefined;
  if (JSON.stringify(JSON.parse(text.slice(span.start, span.end))) !== JSON.stringify(value)) return undefined;
  return text.slice(0, span.key.start) + JSON.stringify(keyOf(to)) + text.slice(span.key.end);
}

function editOnce(text: string, { op, path, value }: PatchOperation): string {
  const spans = scanJson(text);
  const span = spans.get(path);
  const parent = spans.get(parentOf(path));
  const written = JSON.stringify(value);
  if (span && (op === "replace" || (op === "add" && !parent?.list))) return text.slice(0, span.start) + written + text.slice(span.end);
  if (!parent || path === "" || (op !== "add" && !span)) throw new Error(`Cannot ${op} at "${path}": there is nothing at that path.`);
  const siblings = parent.children.flatMap((child) => spans.get(child) ?? []);
  const startOf = (sibling: (typeof siblings)[number]): number => sibling.key?.start ?? sibling.start;

  if (op === "remove" && span) {
    const index = siblings.indexOf(span);
    const before = siblings[index - 1];
    const after = siblings[index + 1];
    return before
      ? text.slice(0, before.end) + text.slice(span.end)
      : text.slice(0, startOf(span)) + text.slice(after ? startOf(after) : span.end);
  }
  const key = keyOf(path);
  const entry = parent.list ? written : `${JSON.stringify(key)}: ${written}`;
  const [first] = siblings;
  const last = siblings.at(-1);
  if (!first || !last) return `${text.slice(0, parent.start + 1)}${entry}${text.slice(parent.end - 1)}`;
  const room = text.slice(parent.start + 1, startOf(first));
  // `$schema` stands first by custom.
  const next = key === "$schema" && !parent.list ? first : spans.get(`${parentOf(path)}/${escapeSegment(key)}`);
  if (next) return `${text.slice(0, startOf(next))}${entry},${room}${text.slice(startOf(next))}`;
  return `${text.slice(0, last.end)},${room}${entry}${text.slice(last.end)}`;
}
