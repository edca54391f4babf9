import { documents } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "van-ban", name: "Văn bản, biểu mẫu", href: "/btc/van-ban" },
  articles: [...documents],
  total: 18,
});
