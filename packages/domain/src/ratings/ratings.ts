import type { Article } from "../articles/model.ts";

/** Stars that readers gave on the article's page. */
export interface RatingSum {
  readonly count: number;
  readonly stars: number;
}

/** What readers gave here, beside what was given before (the article's metadata). */
export function withRatings(article: Article, sum: RatingSum | undefined): Article {
  if (!sum) return article;
  const before = article.rating ?? { average: 0, count: 0 };
  const count = before.count + sum.count;
  return { ...article, rating: { average: (before.average * before.count + sum.stars) / count, count } };
}
