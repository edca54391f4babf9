import { defineWidget } from "../../define-block.ts";
import { listExamples, nothingFound, wrongValues } from "../legal-examples.ts";
import { Documents } from "./Documents.tsx";

export const definition = defineWidget({
  name: "documents",
  description: "The current category's legal documents: filter, how many there are, one page of them.",
  reads: ["path"],
  component: Documents,
  examples: listExamples,
  more: { wrongValues, nothingFound },
});
