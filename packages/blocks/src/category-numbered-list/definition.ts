import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NumberedList } from "./NumberedList.tsx";

export const definition = defineBlock({
  type: "category",
  name: "numberedList",
  description: "Points in the order of their weight; each should have a summary.",
  component: NumberedList,
  examples: categoryExamples({
    category: { slug: "diem-nhan-chinh-sach", name: "Điểm nhấn chính sách", href: "/btc/diem-nhan-chinh-sach" },
    articles: news.slice(0, 5),
  }),
});
