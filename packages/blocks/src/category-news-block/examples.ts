import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "tin-tai-chinh", name: "Tin tài chính", href: "/btc/tin-tai-chinh" },
  articles: news.slice(1, 6),
  total: 96,
});
