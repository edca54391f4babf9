import { defineWidget } from "../../define-block.ts";
import { notFoundExamples } from "./examples.ts";
import { NotFound } from "./NotFound.tsx";

export const definition = defineWidget({
  name: "notFound",
  description: "What happened where there is no page, the pages that have the words of its address, and every way on.",
  reads: ["language", "site", "near"],
  component: NotFound,
  examples: notFoundExamples,
});
