import { documents } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "van-ban-moi", name: "Văn bản mới", href: "/btc/van-ban-moi" },
  articles: [...documents],
  total: 83,
});
