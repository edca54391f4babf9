import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NewsBlock } from "./NewsBlock.tsx";

export const definition = defineBlock({
  type: "category",
  name: "newsBlock",
  description: "A lead with its picture and a list beside it.",
  component: NewsBlock,
  examples: categoryExamples({
    category: { slug: "tin-tai-chinh", name: "Tin tài chính", href: "/btc/tin-tai-chinh" },
    articles: news.slice(1, 6),
  }),
});
