import { defineWidget } from "../../define-block.ts";
import { otherKind } from "../article-examples.ts";
import { expired, forceExamples as examples } from "../legal-examples.ts";
import { DocumentForce } from "./DocumentForce.tsx";

export const definition = defineWidget({
  name: "documentForce",
  description: "Whether the current document is in force; without `legal` the days that its record states. Below documentDetail.",
  reads: ["article"],
  component: DocumentForce,
  examples,
  more: { otherKind, expired },
});
