import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "phat-bieu", name: "Phát biểu, bài viết", href: "/btc/phat-bieu" },
  articles: news.slice(0, 4),
  total: 24,
});
