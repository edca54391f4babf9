import { news, shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "thong-bao-he-thong", name: "Thông báo hệ thống", href: "/btc/thong-bao-he-thong" },
  articles: [...news.slice(4, 7), ...shortNews.slice(1, 3)],
  total: 31,
});
