import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { Statements } from "./Statements.tsx";

export const definition = defineBlock({
  type: "category",
  name: "statements",
  description: "Speeches and articles: the summary of each is a sentence from it, which is shown as a quotation.",
  component: Statements,
  examples: categoryExamples({
    category: { slug: "phat-bieu", name: "Phát biểu, bài viết", href: "/btc/phat-bieu" },
    articles: news.slice(0, 4),
  }),
});
