import { defineWidget } from "../../define-block.ts";
import { mainExamples } from "../article-examples.ts";
import { ArticleMain } from "./ArticleMain.tsx";

export const definition = defineWidget({
  name: "articleMain",
  description: "What the current article holds, of any kind, without its heading.",
  reads: ["article"],
  component: ArticleMain,
  examples: mainExamples,
});
