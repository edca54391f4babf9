/** Trees of categories for the widgets that draw them. */
import type { TreeNode } from "@portal/core";
import { hostileNodes } from "../samples/hostile.ts";
import { longName } from "../samples/long.ts";
import { investmentTree } from "../samples/tree.ts";

const deep = (levels: number): TreeNode => ({
  slug: `cap-${levels}`,
  name: longName,
  href: `/btc/cap-${levels}`,
  children: levels > 1 ? [deep(levels - 1)] : [],
});

export const branches = investmentTree.nodes;
export const longBranches: TreeNode[] = Array.from({ length: 6 }, () => deep(5));
/** Far deeper than anything that is drawn. */
export const hostileBranches: TreeNode[] = [...hostileNodes, deep(500)];
