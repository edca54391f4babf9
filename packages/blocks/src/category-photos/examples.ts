import { albums } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "anh", name: "Tin ảnh", href: "/btc/anh" },
  articles: [...albums],
  total: 31,
});
