import type { ArticleSummary, CategoriesContent, CategorySummary } from "@portal/core";

export interface Row {
  readonly category: CategorySummary;
  readonly article: ArticleSummary;
}

/** The newest articles of all categories in one list; what has no date comes last, days alike keep their order. */
export const newestFirst = ({ categories }: CategoriesContent, limit: number): Row[] =>
  categories
    .flatMap(({ category, articles }) => articles.map((article) => ({ category, article })))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, limit);

function timeOf({ article }: Row): number {
  const time = Date.parse(article.publishedAt ?? "");
  return Number.isNaN(time) ? -Infinity : time;
}
