import { defineWidget } from "../../define-block.ts";
import { photoExamples, otherKind } from "../article-examples.ts";
import { Slideshow } from "./Slideshow.tsx";

export const definition = defineWidget({
  name: "slideshow",
  description: "The photos of the current article one beside the other, in a strip that never moves by itself.",
  reads: ["article"],
  component: Slideshow,
  examples: photoExamples,
  more: { otherKind },
});
