import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "nghien-cuu", name: "Nghiên cứu, trao đổi", href: "/btc/nghien-cuu" },
  articles: news.slice(2, 6),
  total: 48,
});
