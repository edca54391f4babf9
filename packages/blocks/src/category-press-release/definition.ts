import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { PressRelease } from "./PressRelease.tsx";

export const definition = defineBlock({
  type: "category",
  name: "pressRelease",
  description: "Press releases; each should have a date.",
  component: PressRelease,
  examples: categoryExamples({
    category: { slug: "thong-cao-bao-chi", name: "Thông cáo báo chí", href: "/btc/thong-cao-bao-chi" },
    articles: news.slice(0, 4),
  }),
});
