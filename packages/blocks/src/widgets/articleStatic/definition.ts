import { defineWidget } from "../../define-block.ts";
import { sectionExamples } from "../article-examples.ts";
import { ArticleStatic } from "./ArticleStatic.tsx";

export const definition = defineWidget({
  name: "articleStatic",
  description: "An article that is a page of the site rather than news: no date, no author, its contents at the top.",
  reads: ["article"],
  component: ArticleStatic,
  examples: sectionExamples,
});
