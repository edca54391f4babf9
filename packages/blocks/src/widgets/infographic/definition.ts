import { defineWidget } from "../../define-block.ts";
import { infographicExamples, otherKind } from "../article-examples.ts";
import { Infographic } from "./Infographic.tsx";

export const definition = defineWidget({
  name: "infographic",
  description: "The current infographic: the drawing, and the same in words.",
  reads: ["article"],
  component: Infographic,
  examples: infographicExamples,
  more: { otherKind },
});
