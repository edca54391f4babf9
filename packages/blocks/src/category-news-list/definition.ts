import { defineBlock } from "../define-block.ts";
import { shortNews } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { NewsList } from "./NewsList.tsx";

export const definition = defineBlock({
  type: "category",
  name: "newsList",
  description: "Notices by day: date and title.",
  component: NewsList,
  examples: categoryExamples({
    category: { slug: "thong-bao", name: "Thông tin, thông báo", href: "/btc/thong-bao" },
    articles: [...shortNews],
  }),
});
