import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "thong-cao-bao-chi", name: "Thông cáo báo chí", href: "/btc/thong-cao-bao-chi" },
  articles: news.slice(0, 4),
  total: 40,
});
