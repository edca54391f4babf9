import { defineBlock } from "../define-block.ts";
import { news, shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { ChangeLog } from "./ChangeLog.tsx";

export const definition = defineBlock({
  type: "category",
  name: "changeLog",
  description: "Notices of a system: date, title, what changes.",
  component: ChangeLog,
  examples: categoryExamples({
    category: { slug: "thong-bao-he-thong", name: "Thông báo hệ thống", href: "/btc/thong-bao-he-thong" },
    articles: [...news.slice(4, 7), ...shortNews.slice(1, 3)],
  }),
});
