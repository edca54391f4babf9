import type { ArticleSummary } from "@portal/core";
import { defineQuery } from "./define-query.ts";

/** Among how many of the newest articles of a category related ones are looked for, however many it has. */
export const RELATED_AMONG = 100;

/** Articles of the article's category whose titles share rare words with its own. They change with the category, whose tag each page of its articles has. */
export const related = defineQuery({
  kind: "related",
  value: {
    description: "Articles of the article's category whose titles share rare words with its own, at most this many, 1 to 4.",
    type: "integer",
    minimum: 1,
    maximum: 4,
  },
  plan: (count, { category, article }) =>
    category === undefined || article === undefined
      ? undefined
      : { key: `related:${article}:${count}`, fields: { slug: category, article, count }, tags: [] },
  read: (articles: readonly ArticleSummary[]) => articles,
});
