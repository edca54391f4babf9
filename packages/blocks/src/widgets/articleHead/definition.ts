import { defineWidget } from "../../define-block.ts";
import { headExamples } from "../article-examples.ts";
import { ArticleHead } from "./ArticleHead.tsx";

export const definition = defineWidget({
  name: "articleHead",
  description: "Title, date, category and summary of the current article, for views in which the rest stands elsewhere.",
  reads: ["article", "category"],
  component: ArticleHead,
  examples: headExamples,
});
