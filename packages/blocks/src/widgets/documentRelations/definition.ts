import { defineWidget } from "../../define-block.ts";
import { relationExamples } from "../legal-examples.ts";
import { DocumentRelations } from "./DocumentRelations.tsx";

export const definition = defineWidget({
  name: "documentRelations",
  description: "Documents that the current one changes, and those that change it.",
  reads: [],
  component: DocumentRelations,
  examples: relationExamples,
});
