import type { ArticleSummary } from "@portal/core";
import { articlePath } from "@portal/domain";
import { type RawBuilder, sql } from "kysely";

/** An article in a list, as PostgreSQL's JSON gives it. */
export interface ArticleSummaryRow {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly image: string | null;
  /** With an offset: PostgreSQL writes it in the session's zone. */
  readonly published_at: string;
  readonly article_type: number;
  readonly media: NonNullable<ArticleSummary["media"]> | null;
}

/** The columns of a row above, of a table that is called `a`. */
export const summaryColumnsWith = (summary: string): RawBuilder<unknown> =>
  sql.raw(`a.slug, a.title, ${summary} as summary, a.image, a.published_at, a.article_type, a.media`);
export const summaryColumns = summaryColumnsWith("a.summary");

/** An ordered query as one JSON array. */
export const jsonArray = <Row = ArticleSummaryRow>(query: RawBuilder<unknown>): RawBuilder<Row[]> =>
  sql`(select coalesce(json_agg(item), '[]') from (${query}) as item)`;

export function toSummary(row: ArticleSummaryRow, site: string, category: string): ArticleSummary {
  return {
    slug: row.slug,
    href: articlePath(site, category, row.slug),
    title: row.title,
    ...(row.summary === null ? {} : { summary: row.summary }),
    ...(row.image === null ? {} : { image: row.image }),
    publishedAt: new Date(row.published_at).toISOString(),
    articleType: row.article_type,
    ...(row.media === null ? {} : { media: row.media }),
  };
}
