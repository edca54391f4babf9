import { albums } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "album-anh", name: "Album ảnh", href: "/cong-doan/album-anh" },
  articles: [...albums],
  total: 24,
});
