import { defineWidget } from "../../define-block.ts";
import { otherKind } from "../article-examples.ts";
import { detailExamples as examples, expired } from "../legal-examples.ts";
import { DocumentDetail } from "./DocumentDetail.tsx";

export const definition = defineWidget({
  name: "documentDetail",
  description: "Number, issuer, dates and legal force of the current document, and how legal texts refer to it.",
  reads: ["article"],
  component: DocumentDetail,
  examples,
  more: { otherKind, expired },
});
