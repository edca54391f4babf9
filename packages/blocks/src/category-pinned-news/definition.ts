import { defineBlock } from "../define-block.ts";
import { news } from "../samples/articles.ts";
import { categoryExamples } from "../samples/category.ts";
import { PinnedNews } from "./PinnedNews.tsx";

export const definition = defineBlock({
  type: "category",
  name: "pinnedNews",
  description: "Pinned news: the first three articles are shown.",
  component: PinnedNews,
  examples: categoryExamples({
    category: { slug: "tin-ghim", name: "Tin được ghim", href: "/btc/tin-ghim" },
    articles: news.slice(4, 7),
  }),
});
