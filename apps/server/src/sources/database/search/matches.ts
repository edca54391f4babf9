/** The documents that a search ranks, counts and filters: a bounded number of them, however many match. */
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SearchQuery, StatementOptions } from "./candidates.ts";
import { type MatchContext, newestMatches } from "./newest-matches.ts";
import type { Scope } from "./scope.ts";

/**
 * Of all that match, of what the filters leave, and of titles alone where the best are wanted, the newest each: what is asked for is there
 * whatever the limit, and no title is behind a text.
 * @param match for `to_tsquery`
 */
export async function matches(
  db: Kysely<Database>,
  match: string,
  query: SearchQuery,
  options: MatchContext & StatementOptions,
): Promise<readonly string[]> {
  const everything: Scope = { groups: [], from: undefined, to: undefined, asOf: options.asOf, isUndatedIncluded: true };
  const filtered = await scopeOf(db, query, options);
  const columns = query.sort === "relevance" ? (["words", "head"] as const) : (["words"] as const);
  const found: string[] = [];
  for (const scope of filtered === undefined ? [everything] : [everything, filtered])
    for (const column of columns) found.push(...(await newestMatches(db, { column, match }, scope, options)));
  return [...new Set(found)];
}

/** What the filters leave. @returns undefined: everything */
async function scopeOf(
  db: Kysely<Database>,
  { site, category, type, from, to }: SearchQuery,
  { timeZone, ministry, asOf, signal }: MatchContext & StatementOptions,
): Promise<Scope | undefined> {
  if ([site, category, type, from, to].every((filter) => filter === undefined)) return undefined;
  const { rows } = await sql<{ site: string | null; category: string | null; from: number | null; to: number | null }>`
    select (select id::text from site where slug = ${site ?? null}) as site, (select id::text from category where slug = ${category ?? null}) as category,
      extract(epoch from ${from ?? null}::date::timestamp at time zone ${timeZone}::text)::float8 * 1000 as from,
      extract(epoch from (${to ?? null}::date + 1)::timestamp at time zone ${timeZone}::text)::float8 * 1000 - 1 as to`.execute(db, {
    signal,
  });
  const ids = rows[0];
  const persons = { [ministry.vi]: ["p1"], [ministry.en]: ["p2"] };
  return {
    groups: [
      ...(site === undefined ? [] : [[`s${ids?.site ?? "-"}`, ...(persons[site] ?? [])]]),
      ...(category === undefined ? [] : [[`c${ids?.category ?? "-"}`]]),
      ...(type === undefined ? [] : [[`t${type}`]]),
    ],
    from: ids?.from ?? undefined,
    to: ids?.to ?? undefined,
    asOf,
    isUndatedIncluded: from === undefined && to === undefined,
  };
}
