/** What a search must know before it looks for words: one statement. */
import type { FetchContext, Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SearchQuery, StatementOptions } from "./candidates.ts";
import { FIRST_WINDOW, type KnownDocuments, type RecentDocuments, recentDocuments } from "./recent-documents.ts";
import type { Scope } from "./scope.ts";
import type { StoredTerm } from "./stored-terms.ts";

type Filters = Pick<SearchQuery, "site" | "category" | "type" | "from" | "to">;

export interface LookAhead {
  readonly recent: RecentDocuments;
  /** When the next document can be found, in milliseconds since 1970. */
  readonly next: number;
  /** What editors wrote of the words. */
  readonly terms: readonly StoredTerm[];
  /** What some of the query's filters leave. @returns undefined: everything */
  readonly scopeOf: (filters: Filters) => Scope | undefined;
}

interface Read extends KnownDocuments {
  readonly site: string | null;
  readonly category: string | null;
  /** Moments of the days that are asked for. */
  readonly from: number | null;
  readonly to: number | null;
  readonly next: number | null;
  readonly terms: readonly StoredTerm[];
}

/** Records that one search takes into account. */
const MAX_TERMS = 10;

export interface LookAheadOptions extends StatementOptions, Pick<FetchContext, "asOf" | "signal"> {
  readonly language: Language;
}

/** @param rows words in a row, of which editors may have written something */
export async function readAhead(
  db: Kysely<Database>,
  { site, category, from, to }: Filters,
  rows: readonly string[],
  { timeZone, ministry, asOf, signal, language }: LookAheadOptions,
): Promise<LookAhead> {
  const now = new Date(asOf);
  const first = (until: unknown) => sql`(
      select floor(extract(epoch from d.at) * 1000)::float8 from search_document d
      where d.at <= ${until} and isfinite(d.at) order by d.at desc offset ${FIRST_WINDOW} limit 1)`;
  const end = sql`(${to ?? null}::date + 1)::timestamp at time zone ${timeZone}::text`;
  const { rows: found } = await sql<Read>`
    select greatest(c.reltuples, 0)::float8 as total, coalesce((
        select array_agg(extract(epoch from b)::float8 * 1000 order by b) from pg_stats s, unnest(s.histogram_bounds::text::timestamptz[]) b
        where s.schemaname = current_schema() and s.tablename = 'search_document' and s.attname = 'at' and isfinite(b)
      ), '{}') as bounds,
      ${first(sql`${now}::timestamptz`)} as first,
      ${to === undefined ? sql`null::float8` : first(sql`least(${now}::timestamptz, ${end})`)} as "firstUntil",
      (select id::text from site where slug = ${site ?? null}) as site, (select id::text from category where slug = ${category ?? null}) as category,
      extract(epoch from ${from ?? null}::date::timestamp at time zone ${timeZone}::text)::float8 * 1000 as from,
      extract(epoch from ${end})::float8 * 1000 - 1 as to,
      (select ceil(extract(epoch from min(d.visible_from)) * 1000)::float8 from search_document d where d.visible_from > ${now}::timestamptz) as next,
      (select coalesce(json_agg(json_build_object('words', t.words, 'bestBets', t.best_bets) order by t.slug), '[]') from (
        select slug, words, best_bets from search_term where keys && ${rows}::text[] and language = ${language === "en" ? 2 : 1}::int
        order by slug limit ${MAX_TERMS}) t) as terms
    from pg_class c where c.oid = 'search_document'::regclass`.execute(db, { signal });
  const [read = nothing] = found;
  return {
    recent: recentDocuments(read, asOf),
    next: read.next ?? Infinity,
    terms: read.terms,
    scopeOf(filters) {
      if ([filters.site, filters.category, filters.type, filters.from, filters.to].every((filter) => filter === undefined))
        return undefined;
      const persons = { [ministry.vi]: ["p1"], [ministry.en]: ["p2"] };
      return {
        groups: [
          ...(filters.site === undefined ? [] : [[`s${read.site ?? "-"}`, ...(persons[filters.site] ?? [])]]),
          ...(filters.category === undefined ? [] : [[`c${read.category ?? "-"}`]]),
          ...(filters.type === undefined ? [] : [[`t${filters.type}`]]),
        ],
        from: filters.from === undefined ? undefined : (read.from ?? undefined),
        to: filters.to === undefined ? undefined : (read.to ?? undefined),
        asOf,
        isUndatedIncluded: filters.from === undefined && filters.to === undefined,
      };
    },
  };
}

const nothing: Read = {
  total: 0,
  bounds: [],
  first: null,
  firstUntil: null,
  site: null,
  category: null,
  from: null,
  to: null,
  next: null,
  terms: [],
};
