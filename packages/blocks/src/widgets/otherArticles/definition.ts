import { defineWidget } from "../../define-block.ts";
import { news } from "../../samples/articles.ts";
import { bareArticle, hostileArticles } from "../../samples/hostile.ts";
import { longArticles } from "../../samples/long.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { OtherArticles } from "./OtherArticles.tsx";

export const definition = defineWidget({
  name: "otherArticles",
  description: "Newest other articles of the article's category.",
  reads: ["category"],
  component: OtherArticles,
  examples: {
    normal: { content: { others: news.slice(0, 6) } },
    empty: { content: { others: [] } },
    longText: { content: { others: longArticles }, page: longPage },
    hostile: { content: { others: [bareArticle, ...hostileArticles] }, page: hostilePage, node: { headingLevel: -1 } },
  },
});
