import { type Node, parseTree } from "jsonc-parser";
import { parsePointer } from "../pointer.ts";

export type { Node };

/** Where the values of a JSON text stand. @returns undefined where it holds nothing, or more levels than the parser can go down */
export function parseNodes(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The value at a JSON Pointer. Of two members of one name the last counts, as it does for JSON.parse. */
export const nodeAt = (root: Node | undefined, pointer: string): Node | undefined =>
  parsePointer(pointer).reduce<Node | undefined>(childOf, root);

function childOf(node: Node | undefined, segment: string): Node | undefined {
  if (node?.type === "array") return /^\d+$/.test(segment) ? node.children?.[Number(segment)] : undefined;
  if (node?.type !== "object") return undefined;
  return node.children?.findLast((member) => member.children?.[0]?.value === segment)?.children?.[1];
}

/** An entry of a list, or a member of an object with its key. */
export const entryOf = (node: Node): Node => (node.parent?.type === "property" ? node.parent : node);

export const endOf = (node: Node): number => node.offset + node.length;
