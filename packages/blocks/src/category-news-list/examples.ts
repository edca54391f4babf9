import { shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "thong-bao", name: "Thông tin, thông báo", href: "/btc/thong-bao" },
  articles: [...shortNews],
  total: 57,
});
