import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NewsStrip } from "./NewsStrip.tsx";

export const definition = defineBlock({
  type: "category",
  name: "newsStrip",
  description: "A category's name and its newest articles in one line across the page.",
  component: NewsStrip,
  examples: categoryExamples({
    category: { slug: "dien-bien-gia", name: "Diễn biến giá cả", href: "/btc/dien-bien-gia" },
    articles: news.slice(1, 5),
  }),
});
