import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { CategoriesDefault } from "./CategoriesDefault.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "default",
  description: "Categories, each with up to four headlines.",
  component: CategoriesDefault,
  examples: categoriesExamples(columns, { label: "Tin điều hành" }),
});
