import type { LayoutNode, LayoutTree, ResolvedPart, ResolvedTree } from "./model.ts";

/** The tree without what only plan and editors need: what metadata assigns and templates ask for is not for every visitor to read. */
export const drawnTree = (tree: ResolvedTree): LayoutTree => ({ ...tree, root: drawnRegion(tree.root) });

const drawnRegion = (region: ResolvedTree["root"]): LayoutTree["root"] => ({ ...region, children: region.children.map(drawnNode) });

function drawnNode(node: LayoutNode<ResolvedPart>): LayoutNode {
  if (node.kind === "region") return drawnRegion(node);
  if (node.kind === "widget") {
    const { needs: _needs, ...widget } = node;
    return widget;
  }
  const { editable: _editable, order: _order, assignment: _assignment, provenance: _provenance, ...block } = node;
  return block;
}
