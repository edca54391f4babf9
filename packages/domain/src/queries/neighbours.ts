import type { ArticleSummary } from "@portal/core";
import { defineQuery } from "./define-query.ts";

/** An article among those of its category. */
export interface NeighboursContent {
  /** Newest first: some newer ones, the article itself, some older ones. */
  readonly articles: readonly ArticleSummary[];
  /** Of the article in its category; the newest is 1. Exact up to EXACT_TOTAL, as the total is. */
  readonly position: number;
  readonly total: number;
}

/** The article in the order of its category, with as many newer and older ones as the template says. */
export const neighbours = defineQuery({
  kind: "neighbours",
  value: {
    description: "The article in the order of its category, with this many newer and older ones, 1 to 10 each.",
    type: "integer",
    minimum: 1,
    maximum: 10,
  },
  plan: (each, { category, article }) =>
    category === undefined || article === undefined
      ? undefined
      : { key: `neighbours:${article}:${each}`, fields: { slug: category, article, each }, tags: [] },
  read: (result: NeighboursContent) => result,
});

/**
 * An article among those of its category, for sources that have the category's list in memory.
 * @param list articles newest first; `total` counts those that are left out too
 * @returns undefined where the article is not in the list
 */
export function neighboursOf(
  { articles, total }: { readonly articles: readonly ArticleSummary[]; readonly total: number },
  { article, each }: { readonly article: string; readonly each: number },
): NeighboursContent | undefined {
  const index = articles.findIndex(({ slug }) => slug === article);
  if (index < 0) return undefined;
  return { articles: articles.slice(Math.max(0, index - each), index + each + 1), position: index + 1, total };
}
