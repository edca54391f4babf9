/** The layout tree as its outline shows it: blocks in the order of the page, below the regions that have a name. */
import type { LayoutNode, RegionNode, ResolvedBlock, ResolvedPart } from "@portal/core";

export interface OutlineGroup {
  /** Undefined: blocks that stand in no named region. */
  readonly label: string | undefined;
  readonly blocks: readonly ResolvedBlock[];
}

export const blocksOf = (node: LayoutNode<ResolvedPart>): readonly ResolvedBlock[] =>
  node.kind === "region" ? node.children.flatMap(blocksOf) : node.kind === "block" ? [node] : [];

/** Neighbours of the same region are one group; regions without a block are none. */
export function outlineOf(root: RegionNode<ResolvedPart>): readonly OutlineGroup[] {
  const groups: { label: string | undefined; blocks: ResolvedBlock[] }[] = [];
  const visit = (node: LayoutNode<ResolvedPart>, label: string | undefined): void => {
    if (node.kind === "widget") return;
    if (node.kind === "region") {
      const own = node.heading?.text ?? node.label ?? label;
      for (const child of node.children) visit(child, own);
      return;
    }
    const last = groups.at(-1);
    if (last && last.label === label) last.blocks.push(node);
    else groups.push({ label, blocks: [node] });
  };
  visit(root, undefined);
  return groups;
}
