import { defineBlock } from "../define-block.ts";
import { categoriesExamples, columns } from "../samples/categories.ts";
import { ProgrammeBoard } from "./ProgrammeBoard.tsx";

export const definition = defineBlock({
  type: "categories",
  name: "programmeBoard",
  description: "Programmes, each with up to three newest steps.",
  component: ProgrammeBoard,
  examples: categoriesExamples(columns, { label: "Chương trình trọng điểm" }),
});
