import type { SearchType } from "@portal/core";
import { type RawBuilder, sql } from "kysely";
import { isPublished } from "./article-summary.ts";
import type { StatementOptions } from "./search-statement.ts";

/** Everything that matches, whatever its kind: what results are ordered, filtered and counted by. */
export interface SearchHits {
  readonly id: string;
  readonly type: SearchType;
  /** null: a static page. */
  readonly at: Date | null;
  readonly day: string | null;
  readonly site: string;
  readonly site_name: string;
  readonly language: number;
  readonly category: string | null;
  readonly category_name: string | null;
  readonly rank: number;
}

/**
 * Published articles, static pages, and questions of the ministry's sites, which alone have a page for them.
 * @param asked by `to_tsquery`
 */
export function searchHits(
  asked: RawBuilder<unknown>,
  { timeZone, ministry }: StatementOptions,
  isRanked: boolean,
): RawBuilder<SearchHits> {
  // Words close to one another count more, long texts less; title before summary before text.
  const rank = (search: RawBuilder<unknown>): RawBuilder<number> =>
    isRanked ? sql`ts_rank_cd('{0.05, 0.1, 0.4, 1}', ${search}, ${asked}, 1)` : sql`0::real`;
  const dayOf = (at: RawBuilder<unknown>): RawBuilder<string> => sql`(${at} at time zone ${timeZone}::text)::date`;
  return sql`
    select a.id, coalesce(a.media, 'text') as type, a.published_at as at, ${dayOf(sql`a.published_at`)} as day,
      s.slug as site, s.name as site_name, s.language, c.slug as category, c.name as category_name, ${rank(sql`a.search`)} as rank
    from article a join category c on c.id = a.category_id join site s on s.id = c.site_id
    where a.search @@ ${asked} and ${isPublished}
    union all
    select p.id, 'page', null, null, s.slug, s.name, s.language, null, null, ${rank(sql`p.search`)}
    from page p join site s on s.id = p.site_id
    where p.search @@ ${asked}
    union all
    select q.id, 'question', q.asked_at, ${dayOf(sql`q.asked_at`)}, s.slug, s.name, s.language, null, null, ${rank(sql`q.search`)}
    from question q join site s on s.id = q.site_id
    where q.search @@ ${asked} and s.slug in (${ministry.vi}, ${ministry.en})`;
}
