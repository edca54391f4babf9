import { defineWidget } from "../../define-block.ts";
import { otherKind } from "../article-examples.ts";
import { citationExamples as examples } from "../legal-examples.ts";
import { DocumentCitation } from "./DocumentCitation.tsx";

export const definition = defineWidget({
  name: "documentCitation",
  description: "How legal texts refer to the current document.",
  reads: ["article"],
  component: DocumentCitation,
  examples,
  more: { otherKind },
});
