import type { Language, SearchFacet } from "@portal/core";
import { type RawBuilder, sql } from "kysely";
import type { QueriesOf } from "./answer.ts";
import { type SearchHits, searchHits } from "./search-hits.ts";

export interface SearchRow {
  readonly type: SearchHits["type"];
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  /** Beginning of its text, without markup. */
  readonly text: string | null;
  /** With an offset: PostgreSQL writes it in the session's zone. */
  readonly at: string | null;
  readonly site: string;
  readonly site_name: string;
  /** Of the site. */
  readonly language: number;
  /** Of an article. */
  readonly category: string | null;
  readonly category_name: string | null;
  /** Of a question. */
  readonly field: string | null;
  /** Of a static page. */
  readonly page_language: number | null;
}

export interface SearchAnswer {
  readonly total: number;
  readonly results: readonly SearchRow[];
  readonly sites: readonly SearchFacet[];
  readonly categories: readonly SearchFacet[];
  readonly types: readonly SearchFacet[];
  readonly years: readonly SearchFacet[];
}

export interface StatementOptions {
  /** IANA name; in which zone something belongs to a day. */
  readonly timeZone: string;
  /** Slugs of the ministry's sites: where questions are answered (specification §2.1). */
  readonly ministry: Readonly<Record<Language, string>>;
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
  options: StatementOptions,
): RawBuilder<SearchAnswer> {
  const { site, category, type, from, to, sort, page, pageSize } = query;
  const passes = (column: string, value: string | undefined): RawBuilder<boolean> =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const bySite = passes("h.site", site);
  const byCategory = passes("h.category", category);
  const byType = passes("h.type", type);
  // What has no day belongs to none.
  const byDay =
    from === undefined && to === undefined
      ? sql<boolean>`true`
      : sql<boolean>`h.day between ${from ?? "0001-01-01"}::date and ${to ?? "9999-12-31"}::date`;
  const all = sql`${bySite} and ${byCategory} and ${byType} and ${byDay}`;
  const order = sql`${sort === "newest" ? sql`` : sql`h.rank desc,`} h.at desc nulls last, h.type, h.id desc`;
  return sql`
    with hit as materialized (${searchHits(asked, options, sort === "relevance")})
    select (select count(*)::int from hit h where ${all}) as total,
      (select coalesce(json_agg(item), '[]') from (
        select h.type, h.at, h.site, h.site_name, h.language, h.category, h.category_name, q.field, p.language as page_language,
          coalesce(a.slug, p.slug, q.slug) as slug, coalesce(a.title, p.title, q.title) as title, a.summary,
          left(coalesce(article_text(a.content), html_text(p.html), concat_ws(chr(10), q.body, html_text(q.answer))), ${TEXT}) as text
        from (select * from hit h where ${all} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) h
        left join article a on a.id = h.id and h.type not in ('page', 'question')
        left join page p on p.id = h.id and h.type = 'page'
        left join question q on q.id = h.id and h.type = 'question'
        order by ${order}
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
    from (select *, to_char(day, 'YYYY') as year from hit) h where ${where} and ${sql.ref(value)} is not null
    group by 1, 2 order by count desc limit ${FACETS}
  ) f)`;
}
