import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples, highlights } from "../samples/category.ts";
import { ArticleLink } from "./ArticleLink.tsx";

export const definition = defineBlock({
  type: "category",
  name: "articleLink",
  description: "The first article as a banner.",
  component: ArticleLink,
  examples: categoryExamples({ category: highlights, articles: news.slice(3, 4) }),
});
