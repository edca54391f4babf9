/**
 * The newest documents that hold what was asked for. An index finds a rare word at once; of a common one it lists hundreds of thousands, and
 * each costs a look at its row. So a search first looks at the newest documents alone, and further back only as far as it must.
 */
import type { FetchContext } from "@portal/core";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { RecentDocuments } from "./recent-documents.ts";
import { inScope, type Scope } from "./scope.ts";
import { IN_ROW, inAnyOrder } from "./ts-query.ts";

/** The newest documents, which are looked at first. */
export const FIRST_WINDOW = 4000;
/** The index looks through the entries of at most so many documents in a second look. */
const LARGEST_WINDOW = 100_000;

interface Bounds {
  /** So many matches are ranked and counted. */
  readonly kept: number;
  /** So many are enough to look no further. */
  readonly enough: number;
  /** Rows that a look through everything may read. */
  readonly mostRead: number;
  /** Rows that a second look is meant to read. */
  readonly wanted: number;
}

/** A row is read in about 5 µs. */
const ofTexts: Bounds = { kept: 2000, enough: 2000, mostRead: 30_000, wanted: 6000 };
const ofTitles: Bounds = { kept: 1000, enough: 1000, mostRead: 10_000, wanted: 3000 };
/** To see whether words stand in a row, all words of a document are read: 50 µs and more. */
const ofRows: Bounds = { kept: 2000, enough: 400, mostRead: 4000, wanted: 4000 };

/** Words of a document, or those of its title (and number) alone. */
export type MatchedColumn = "words" | "head";

export interface Matching {
  readonly column: MatchedColumn;
  /** For `to_tsquery`. */
  readonly match: string;
}

export interface MatchContext extends Pick<FetchContext, "asOf" | "signal"> {
  readonly recent: RecentDocuments;
}

/** Rows (`id`, `at`, `visible_from`) of what matches. English texts are compared by stems. `match` is an expression of SQL. */
export function matching(column: MatchedColumn, match: RawBuilder<string>, scope: Scope): RawBuilder<unknown> {
  const holds = (config: "vn" | "vn_en"): RawBuilder<boolean> => sql`${sql.ref(`d.${column}`)} @@ to_tsquery(${sql.lit(config)}, ${match})`;
  const arm = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
    sql`select d.id, d.at, d.visible_from from search_document d where ${condition} and ${inScope(scope)}`;
  return sql`(${arm(sql`${holds("vn")} and d.language = 1`)} union all ${arm(sql`${holds("vn_en")} and d.scope && '{e}'`)})`;
}

interface Looked {
  /** Newest first; what has no day last. */
  readonly ids: readonly string[];
  /** Documents that hold the words, in a row or not. */
  readonly holding: number;
}

/** Ids of the newest documents in the scope that match; what has no day stands behind them. */
export async function newestMatches(
  db: Kysely<Database>,
  matched: Matching,
  scope: Scope,
  context: MatchContext,
): Promise<readonly string[]> {
  const { recent } = context;
  const { enough, mostRead, wanted } = boundsOf(matched);
  const since = (from: number | undefined): Promise<Looked> =>
    from === undefined || (scope.from !== undefined && scope.from >= from)
      ? look(db, matched, scope, context)
      : look(db, matched, { ...scope, from, isUndatedIncluded: scope.from === undefined && scope.isUndatedIncluded }, context);
  const everything = async (): Promise<readonly string[]> => (await since(undefined)).ids;
  const first = await recent.momentBefore(FIRST_WINDOW, scope.to);
  if (first === undefined) return everything();
  const { ids, holding } = await since(first);
  if (ids.length >= enough) return ids;
  const share = holding / FIRST_WINDOW;
  if (share * recent.total <= mostRead) return everything();
  const second = await since(await recent.momentBefore(Math.min(Math.ceil(wanted / share), LARGEST_WINDOW), scope.to));
  // Common words that rarely stand in just this row are looked for in the newest documents alone, and in all titles.
  return second.ids.length >= enough || isInRow(matched) ? second.ids : everything();
}

const boundsOf = (matched: Matching): Bounds => (matched.column === "head" ? ofTitles : isInRow(matched) ? ofRows : ofTexts);

const isInRow = ({ match, column }: Matching): boolean => column === "words" && match.includes(IN_ROW);

async function look(db: Kysely<Database>, { column, match }: Matching, scope: Scope, { asOf, signal }: MatchContext): Promise<Looked> {
  const { kept, mostRead } = boundsOf({ column, match });
  const { rows } = await sql<Looked>`
    with found as materialized ${matching(column, sql`${match}`, scope)},
    kept as (
      select f.id, f.at from found f where f.visible_from <= ${new Date(asOf)}::timestamptz order by f.at desc nulls last, f.id desc limit ${kept}
    )
    select coalesce((select json_agg(k.id::text order by k.at desc nulls last, k.id desc) from kept k), '[]') as ids,
      ${
        isInRow({ column, match })
          ? sql`(select count(*)::int from (select from ${matching(column, sql`${inAnyOrder(match)}`, scope)} h limit ${mostRead}) counted)`
          : sql`(select count(*)::int from found)`
      } as holding`.execute(db, { signal });
  return rows[0] ?? { ids: [], holding: 0 };
}
