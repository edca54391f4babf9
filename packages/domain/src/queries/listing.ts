import type { ArticleSummary, CategorySummary } from "@portal/core";
import { defineQuery } from "./define-query.ts";
import type { ListingSort } from "./query-context.ts";

export interface ListingContent {
  readonly category: CategorySummary;
  readonly articles: readonly ArticleSummary[];
  /** Exact up to EXACT_TOTAL; a larger one is a lower bound. */
  readonly total: number;
  /** First is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Years with articles, newest first. */
  readonly years: readonly number[];
  readonly year: number | undefined;
  readonly sort: ListingSort;
}

/** The current category's articles, paged; the template says how many a page. */
export const listing = defineQuery({
  kind: "listing",
  value: { description: "The current category's articles, paged; how many a page, 1 to 50.", type: "integer", minimum: 1, maximum: 50 },
  plan: (pageSize, { category, page, year, sort }) =>
    category === undefined
      ? undefined
      : {
          key: `listing:${category}:${page}:${pageSize}:${year ?? ""}:${sort}`,
          fields: { slug: category, page, pageSize, year, sort },
          tags: [],
        },
  read: (result: ListingContent) => result,
});
