import type { Language, Query, QueryResult } from "@portal/core";
import { rankRelated } from "@portal/domain/content";
import { type CategoryRow, found, missing } from "./answer.ts";
import { type ArticleSummaryRow, toSummary } from "./article-summary.ts";

interface RelatedRow extends Pick<CategoryRow, "slug" | "site"> {
  /** Of the article itself; null where the category does not have it. */
  readonly title: string | null;
  readonly changes_at: number | null;
  /** The newest others of its category. */
  readonly articles: readonly ArticleSummaryRow[];
}

/** @param row undefined: there is no such category */
export function answerRelated(
  query: Query<"related">,
  row: RelatedRow | undefined,
  language: Language,
): readonly [key: string, result: QueryResult] {
  if (!row || row.title === null) return missing(query);
  const related = rankRelated(row.title, row.articles, { language, count: query.count });
  return found(
    query,
    related.map((article) => toSummary(article, row.site, row.slug)),
    row.changes_at,
  );
}
