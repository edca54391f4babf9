import { defineWidget } from "../../define-block.ts";
import { sectionExamples } from "../article-examples.ts";
import { ArticleReading } from "./ArticleReading.tsx";

export const definition = defineWidget({
  name: "articleReading",
  description: "The current article and nothing beside it: reading time, text size, contents.",
  reads: ["article", "category"],
  component: ArticleReading,
  examples: sectionExamples,
});
