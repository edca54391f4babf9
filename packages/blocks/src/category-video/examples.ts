import { videos } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "video", name: "Video tài chính", href: "/btc/video" },
  articles: [...videos],
  total: 24,
});
