import { defineWidget } from "../../define-block.ts";
import { documentExamples as examples, otherKind } from "../article-examples.ts";
import { DocumentDetail } from "./DocumentDetail.tsx";

export const definition = defineWidget({
  name: "documentDetail",
  description: "Type, number, issuer, field and day of issue of the current document; of a draft the deadline for comments.",
  reads: ["article"],
  component: DocumentDetail,
  examples,
  more: { otherKind },
});
