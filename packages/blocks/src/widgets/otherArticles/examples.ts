import { news } from "../../samples/articles.ts";
import { bareArticle, hostileArticles } from "../../samples/hostile.ts";
import { longArticles } from "../../samples/long.ts";
import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

export const examples: WidgetExamples = {
  normal: { content: { others: news.slice(0, 6) } },
  empty: { content: { others: [] } },
  longText: { content: { others: longArticles }, page: longPage },
  hostile: { content: { others: [bareArticle, ...hostileArticles] }, page: hostilePage, node: { headingLevel: -1 } },
};
