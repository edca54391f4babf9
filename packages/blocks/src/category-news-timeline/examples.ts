import { shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "tin-moi", name: "Tin mới", href: "/btc/tin-moi" },
  articles: [...shortNews],
  total: 930,
});
