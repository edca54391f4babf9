import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "tin-ghim", name: "Tin được ghim", href: "/btc/tin-ghim" },
  articles: news.slice(4, 7),
  total: 3,
});
