import { defineBlock } from "../define-block.ts";
import { shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NewsTimeline } from "./NewsTimeline.tsx";

export const definition = defineBlock({
  type: "category",
  name: "newsTimeline",
  description: "News with day and time, newest first.",
  component: NewsTimeline,
  examples: categoryExamples({
    category: { slug: "tin-moi", name: "Tin mới", href: "/btc/tin-moi" },
    articles: [...shortNews],
  }),
});
