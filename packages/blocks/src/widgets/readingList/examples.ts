import type { WidgetExamples } from "../../examples.ts";
import { news } from "../../samples/articles.ts";
import { bareArticle, hostileArticles } from "../../samples/hostile.ts";
import { longArticles } from "../../samples/long.ts";
import { exampleArticle } from "../example-page.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

const current = news[2];

export const examples: WidgetExamples = {
  normal: {
    content: { neighbours: { articles: news.slice(0, 5), position: 3, total: 12 } },
    page: { article: { ...exampleArticle, ...current, image: undefined, summary: current?.summary } },
  },
  empty: { content: {}, page: { article: exampleArticle } },
  longText: { content: { neighbours: { articles: longArticles, position: 1, total: 1e6 } }, page: longPage },
  hostile: {
    content: { neighbours: { articles: [bareArticle, ...hostileArticles], position: Number.NaN, total: -1 } },
    page: hostilePage,
    node: { headingLevel: -1 },
  },
};
