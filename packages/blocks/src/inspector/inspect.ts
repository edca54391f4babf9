import { type LayoutNode, parsePointer, type ResolvedPart } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";

type ResolvedNode = LayoutNode<ResolvedPart>;

/** A part of the layout tree with its place and its state. */
export interface InspectedPart {
  readonly node: ResolvedNode;
  /** Of the region around it; undefined for the root. */
  readonly parent: string | undefined;
  /** Depth, from 1. */
  readonly level: number;
  /** Among its neighbours, from 1. */
  readonly position: number;
  readonly neighbours: number;
  /** `empty`: it has nothing to show, and leaves no trace in the page. */
  readonly state: "drawn" | "empty" | "failed";
}

/** Every part of a page's layout tree in reading order. Pure: what a host shows of it is the host's. */
export function inspectLayout({ tree, content }: Pick<ResolvedPage, "tree" | "content">): readonly InspectedPart[] {
  const parts: InspectedPart[] = [];
  const statusOf = ({ id }: ResolvedNode): string | undefined => (Object.hasOwn(content, id) ? content[id]?.status : undefined);

  const visit = (node: ResolvedNode, place: Omit<InspectedPart, "node" | "state">): InspectedPart["state"] => {
    const index = parts.push({ ...place, node, state: "drawn" }) - 1;
    const state = node.kind === "region" ? visitRegion(node, place.level) : stateOf(node, statusOf(node));
    parts[index] = { ...place, node, state };
    return state;
  };
  // The renderer's rule: a region without any part that is drawn is not drawn either.
  const visitRegion = ({ id, children }: Extract<ResolvedNode, { kind: "region" }>, level: number): InspectedPart["state"] => {
    const states = children.map((child, index) =>
      visit(child, { parent: id, level: level + 1, position: index + 1, neighbours: children.length }),
    );
    return states.every((state) => state === "empty") ? "empty" : "drawn";
  };

  visit(tree.root, { parent: undefined, level: 1, position: 1, neighbours: 1 });
  return parts;
}

/** A block without content is not drawn; a widget may need none. */
function stateOf({ kind }: ResolvedNode, status: string | undefined): InspectedPart["state"] {
  if (status === "failed") return "failed";
  return status === "empty" || (status === undefined && kind === "block") ? "empty" : "drawn";
}

/** Id of the part that a finding is about: the block whose key stands in its path. */
export function partOfFinding(path: string, parts: readonly InspectedPart[]): string | undefined {
  const segments = parsePointer(path);
  const position = segments.indexOf("blocks");
  const key = position < 0 ? undefined : segments[position + 1];
  return parts.find(({ node }) => node.kind === "block" && node.key === key)?.node.id;
}
