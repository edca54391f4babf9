import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { MarketBoard } from "./MarketBoard.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "marketBoard",
  description: "Categories whose articles make one list by day.",
  component: MarketBoard,
  examples: categoriesExamples(columns, { label: "Thông tin thị trường" }),
});
