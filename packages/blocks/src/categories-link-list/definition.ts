import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { CategoryLinks } from "./CategoryLinks.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "linkList",
  description: "Categories as links; articles are not drawn.",
  component: CategoryLinks,
  examples: categoriesExamples(columns, { label: "Chuyên mục" }),
});
