import type { SearchFacet } from "@portal/core";
import { type RawBuilder, sql } from "kysely";
import type { QueriesOf } from "./answer.ts";
import { type ArticleSummaryRow, isPublished, summaryColumns } from "./article-summary.ts";

export interface SearchRow extends ArticleSummaryRow {
  /** Beginning of its text, without markup. */
  readonly text: string | null;
  readonly site: string;
  readonly site_name: string;
  readonly language: number;
  readonly category: string;
  readonly category_name: string;
}

export interface SearchAnswer {
  readonly total: number;
  readonly results: readonly SearchRow[];
  readonly sites: readonly SearchFacet[];
  readonly categories: readonly SearchFacet[];
  readonly types: readonly SearchFacet[];
  readonly years: readonly SearchFacet[];
}

/** Characters of a text among which a snippet is looked for. */
const TEXT = 20_000;
/** Values of a facet; those behind them have the fewest results. */
const FACETS = 40;

/**
 * One page of results and all facets in one statement. A facet counts what the other filters leave, so that each value says what
 * choosing it would bring; choosing another site gives its categories up.
 * @param asked by `to_tsquery`
 */
export function searchStatement(
  asked: RawBuilder<unknown>,
  query: QueriesOf<"search">[number],
  timeZone: string,
): RawBuilder<SearchAnswer> {
  const { site, category, type, from, to, sort, page, pageSize } = query;
  const passes = (column: string, value: string | undefined): RawBuilder<boolean> =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const bySite = passes("h.site", site);
  const byCategory = passes("h.category", category);
  const byType = passes("h.type", type);
  const byDay = sql<boolean>`h.day between ${from ?? "0001-01-01"}::date and ${to ?? "9999-12-31"}::date`;
  const all = sql`${bySite} and ${byCategory} and ${byType} and ${byDay}`;
  const order = sort === "newest" ? sql`a.published_at desc, a.id desc` : sql`h.rank desc, a.published_at desc, a.id desc`;
  return sql`
    with hit as materialized (
      select a.id, a.published_at, coalesce(a.media, 'text') as type, (a.published_at at time zone ${timeZone}::text)::date as day,
        s.slug as site, s.name as site_name, s.language, c.slug as category, c.name as category_name,
        -- Words close to one another count more, long texts less; title before summary before text.
        ${sort === "newest" ? sql`0` : sql`ts_rank_cd('{0.05, 0.1, 0.4, 1}', a.search, ${asked}, 1)`} as rank
      from article a join category c on c.id = a.category_id join site s on s.id = c.site_id
      where a.search @@ ${asked} and ${isPublished}
    )
    select (select count(*)::int from hit h where ${all}) as total,
      (select coalesce(json_agg(item), '[]') from (
        select ${summaryColumns}, left(article_text(a.content), ${TEXT}) as text, h.site, h.site_name, h.language, h.category, h.category_name
        from hit h join article a on a.id = h.id where ${all} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
      ) item) as results,
      ${facet("h.site", "h.site_name", sql`${byType} and ${byDay}`)} as sites,
      ${facet("h.category", "h.category_name", sql`${bySite} and ${byType} and ${byDay}`)} as categories,
      ${facet("h.type", "h.type", sql`${bySite} and ${byCategory} and ${byDay}`)} as types,
      ${facet("h.year", "h.year", sql`${bySite} and ${byCategory} and ${byType}`)} as years`;
}

/** Most first; years newest first. */
function facet(value: string, label: string, where: RawBuilder<unknown>): RawBuilder<SearchFacet[]> {
  const order = value === "h.year" ? sql`f.value desc` : sql`f.count desc, f.label`;
  return sql`(select coalesce(json_agg(f order by ${order}), '[]') from (
    select ${sql.ref(value)} as value, ${sql.ref(label)} as label, count(*)::int as count
    from (select *, to_char(day, 'YYYY') as year from hit) h where ${where}
    group by 1, 2 order by count desc limit ${FACETS}
  ) f)`;
}
