import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { ActivityDiary } from "./ActivityDiary.tsx";

export const definition = defineBlock({
  type: "category",
  name: "activityDiary",
  description: "Activities, each on its day; several of a day stand together.",
  component: ActivityDiary,
  examples: categoryExamples({
    category: { slug: "hoat-dong", name: "Hoạt động", href: "/btc/hoat-dong" },
    articles: news.slice(0, 5),
  }),
});
