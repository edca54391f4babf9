import { defineWidget } from "../../define-block.ts";
import { news } from "../../samples/articles.ts";
import { bareArticle, hostileArticles } from "../../samples/hostile.ts";
import { longArticles } from "../../samples/long.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { OtherArticles } from "./OtherArticles.tsx";

export const definition = defineWidget({
  name: "otherArticles",
  description: "Articles of the article's category that are about the same, where there are any; then the newest others.",
  reads: ["category"],
  component: OtherArticles,
  examples: {
    normal: { content: { related: news.slice(1, 3), others: news.slice(0, 6) } },
    empty: { content: { related: [], others: [] } },
    longText: { content: { related: longArticles.slice(0, 1), others: longArticles }, page: longPage },
    hostile: {
      content: { related: hostileArticles.slice(0, 2), others: [bareArticle, ...hostileArticles] },
      page: hostilePage,
      node: { headingLevel: -1 },
    },
  },
});
