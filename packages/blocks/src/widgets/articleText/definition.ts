import { defineWidget } from "../../define-block.ts";
import { textExamples } from "../article-examples.ts";
import { ArticleText } from "./ArticleText.tsx";

export const definition = defineWidget({
  name: "articleText",
  description: "The text of the current article alone: a document's abstract, what accompanies a video.",
  reads: ["article"],
  component: ArticleText,
  examples: textExamples,
});
