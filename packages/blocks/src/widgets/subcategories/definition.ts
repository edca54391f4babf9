import { defineWidget } from "../../define-block.ts";
import { hostilePage } from "../hostile-page.ts";
import { branches, hostileBranches, longBranches } from "../tree-examples.ts";
import { Subcategories } from "./Subcategories.tsx";

export const definition = defineWidget({
  name: "subcategories",
  description: "What the current category is divided into.",
  reads: [],
  component: Subcategories,
  examples: {
    normal: { content: { children: branches } },
    empty: { content: { children: [] } },
    longText: { content: { children: longBranches } },
    hostile: { content: { children: hostileBranches }, page: hostilePage, node: { headingLevel: 99 } },
  },
});
