import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";

export const examples = categoryExamples({
  category: { slug: "diem-nhan-chinh-sach", name: "Điểm nhấn chính sách", href: "/btc/diem-nhan-chinh-sach" },
  articles: news.slice(0, 5),
  total: 61,
});
