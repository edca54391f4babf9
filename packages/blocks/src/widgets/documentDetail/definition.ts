import { defineWidget } from "../../define-block.ts";
import { documentExamples, otherKind } from "../article-examples.ts";
import { DocumentDetail } from "./DocumentDetail.tsx";

export const definition = defineWidget({
  name: "documentDetail",
  description: "Number, issuer and dates of the current document.",
  reads: ["article"],
  component: DocumentDetail,
  examples: documentExamples,
  more: { otherKind },
});
