import { defineBlock } from "../define-block.ts";
import { documents } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { MonthLedger } from "./MonthLedger.tsx";

export const definition = defineBlock({
  type: "category",
  name: "monthLedger",
  description: "Documents and notices, kept by month.",
  component: MonthLedger,
  examples: categoryExamples({
    category: { slug: "van-ban-moi", name: "Văn bản mới", href: "/btc/van-ban-moi" },
    articles: [...documents],
  }),
});
