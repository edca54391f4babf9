import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "hoat-dong", name: "Hoạt động", href: "/btc/hoat-dong" },
  articles: news.slice(0, 5),
  total: 112,
});
