import { treeExamples, investmentTree } from "../samples/tree.ts";

export const examples = treeExamples(investmentTree, { label: "Kế hoạch đầu tư" });
