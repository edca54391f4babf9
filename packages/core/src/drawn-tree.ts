import type { LayoutNode, LayoutTree, ResolvedBlock, ResolvedTree } from "./model.ts";

/** The tree without what only planning and editors need: what metadata assigns is not for every visitor to read. */
export const drawnTree = (tree: ResolvedTree): LayoutTree => ({ ...tree, root: drawnRegion(tree.root) });

const drawnRegion = (region: ResolvedTree["root"]): LayoutTree["root"] => ({ ...region, children: region.children.map(drawnNode) });

function drawnNode(node: LayoutNode<ResolvedBlock>): LayoutNode {
  if (node.kind === "region") return drawnRegion(node);
  if (node.kind === "widget") return node;
  const { editable: _editable, assignment: _assignment, provenance: _provenance, ...block } = node;
  return block;
}
