import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "chi-dao-dieu-hanh", name: "Chỉ đạo, điều hành", href: "/btc/chi-dao-dieu-hanh" },
  articles: news.slice(3, 6),
  total: 35,
});
