/** Examples for blocks of type category: a block gives what is its own, the rest is common. */
import type { CategoryContent } from "@portal/core";
import type { BlockExamples } from "../examples.ts";
import { bareArticle, hostileArticles, hostileCategory, hostileSeries } from "./hostile.ts";
import { longArticles, longName } from "./long.ts";

export const highlights = {
  slug: "tin-noi-bat",
  name: "Tin nổi bật",
  href: "/btc/tin-noi-bat",
  description: "Những tin được quan tâm trong tuần.",
};

export const categoryExamples = (normal: CategoryContent): BlockExamples<CategoryContent> => ({
  normal: { content: normal },
  empty: { content: { category: normal.category, articles: [] } },
  longText: { content: { ...normal, category: { ...normal.category, name: longName }, articles: [...longArticles] } },
  hostile: {
    content: { category: hostileCategory, articles: [...hostileArticles, bareArticle], series: [...hostileSeries] },
    block: { label: hostileCategory.name },
  },
});
