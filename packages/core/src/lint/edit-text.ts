import type { PatchOperation } from "../model.ts";
import { parsePointer } from "../pointer.ts";
import { endOf, entryOf, nodeAt, parseNodes } from "./json-nodes.ts";

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
  const root = parseNodes(text);
  const node = nodeAt(root, from);
  const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  if (!node || !key || nodeAt(root, to) || parentOf(from) !== parentOf(to)) return undefined;
  if (JSON.stringify(JSON.parse(text.slice(node.offset, endOf(node)))) !== JSON.stringify(value)) return undefined;
  return text.slice(0, key.offset) + JSON.stringify(keyOf(to)) + text.slice(endOf(key));
}

function editOnce(text: string, { op, path, value }: PatchOperation): string {
  const root = parseNodes(text);
  const node = nodeAt(root, path);
  const parent = path === "" ? undefined : nodeAt(root, parentOf(path));
  const written = JSON.stringify(value);
  const isList = parent?.type === "array";
  if (node && (op === "replace" || (op === "add" && !isList))) return text.slice(0, node.offset) + written + text.slice(endOf(node));
  if (!parent?.children || (op !== "add" && !node)) throw new Error(`Cannot ${op} at "${path}": there is nothing at that path.`);
  const siblings = parent.children;

  if (op === "remove" && node) {
    const entry = entryOf(node);
    const index = siblings.indexOf(entry);
    const before = siblings[index - 1];
    const after = siblings[index + 1];
    return before
      ? text.slice(0, endOf(before)) + text.slice(endOf(entry))
      : text.slice(0, entry.offset) + text.slice(after ? after.offset : endOf(entry));
  }
  const key = keyOf(path);
  const entry = isList ? written : `${JSON.stringify(key)}: ${written}`;
  const [first] = siblings;
  const last = siblings.at(-1);
  if (!first || !last) return `${text.slice(0, parent.offset + 1)}${entry}${text.slice(endOf(parent) - 1)}`;
  const room = text.slice(parent.offset + 1, first.offset);
  // `$schema` stands first by custom.
  const next = key === "$schema" && !isList ? first : node;
  if (next) return `${text.slice(0, next.offset)}${entry},${room}${text.slice(next.offset)}`;
  return `${text.slice(0, endOf(last))},${room}${entry}${text.slice(endOf(last))}`;
}
