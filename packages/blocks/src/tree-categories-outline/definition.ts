import { defineBlock } from "../define-block.ts";
import { treeExamples, investmentTree } from "../samples/tree.ts";
import { TreeOutline } from "./TreeOutline.tsx";

export const definition = defineBlock({
  type: "treeCategories",
  name: "outline",
  description: "A tree of categories; the first two levels are drawn.",
  component: TreeOutline,
  examples: treeExamples(investmentTree, { label: "Chuyên mục con" }),
});
