import { defineWidget } from "../../define-block.ts";
import { pageExamples } from "../page-examples.ts";
import { NotFound } from "./NotFound.tsx";

export const definition = defineWidget({
  name: "notFound",
  description: "What happened where there is no page, and every way on.",
  reads: ["language", "site"],
  component: NotFound,
  examples: pageExamples,
});
