import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "tin-noi-bat", name: "Tin nổi bật", href: "/btc/tin-noi-bat" },
  articles: news.slice(0, 5),
  total: 74,
});
