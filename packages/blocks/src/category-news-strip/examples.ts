import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "dien-bien-gia", name: "Diễn biến giá cả", href: "/btc/dien-bien-gia" },
  articles: news.slice(1, 5),
  total: 18,
});
