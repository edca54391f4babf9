import { defineBlock } from "../define-block.ts";
import { treeExamples, investmentTree } from "../samples/tree.ts";
import { TreeDefault } from "./TreeDefault.tsx";

export const definition = defineBlock({
  type: "treeCategories",
  name: "default",
  description: "A tree of categories, any depth.",
  component: TreeDefault,
  examples: treeExamples(investmentTree, { label: "Kế hoạch đầu tư" }),
});
