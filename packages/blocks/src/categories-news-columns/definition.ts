import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { NewsColumns } from "./NewsColumns.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "newsColumns",
  description: "Categories with articles: a lead and up to three titles each.",
  component: NewsColumns,
  examples: categoriesExamples(columns, { label: "Tin theo lĩnh vực" }),
});
