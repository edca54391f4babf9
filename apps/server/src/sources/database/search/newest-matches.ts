/**
 * The newest documents that hold what was asked for. An index finds a rare word at once; of a common one it lists hundreds of thousands, and
 * each costs a look at its row. So a search first looks at the newest documents alone, and further back only as far as it must.
 */
import type { FetchContext } from "@portal/core";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { FIRST_WINDOW, type RecentDocuments } from "./recent-documents.ts";
import { inScope, type Scope } from "./scope.ts";
import { IN_ROW, inAnyOrder } from "./ts-query.ts";

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

/**
 * Rows (`id`, `at`, `visible_from`) of what matches. English texts are compared by stems, in a look of their own where these are others than the
 * words themselves. `match` is an expression of SQL: of a constant one, PostgreSQL plans only the look that is needed.
 */
export function matching(column: MatchedColumn, match: RawBuilder<string>, scope: Scope): RawBuilder<unknown> {
  const query = (config: "vn" | "vn_en"): RawBuilder<unknown> => sql`to_tsquery(${sql.lit(config)}, ${match})`;
  const isSame = sql<boolean>`${query("vn")} = ${query("vn_en")}`;
  const holds = (config: "vn" | "vn_en"): RawBuilder<boolean> => sql`${sql.ref(`d.${column}`)} @@ ${query(config)}`;
  const arm = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
    sql`select d.id, d.at, d.visible_from from search_document d where ${condition} and ${inScope(scope)}`;
  return sql`(${arm(sql`${holds("vn")} and (d.language = 1 or ${isSame})`)}
    union all ${arm(sql`not ${isSame} and ${holds("vn_en")} and d.scope && '{e}'`)})`;
}

interface Looked {
  /** Newest first; what has no day last. */
  readonly ids: readonly string[];
  /** Documents that hold the words, in a row or not. */
  readonly holding: number;
}

/** What is looked for, and where. */
export interface Wanted {
  readonly matched: Matching;
  readonly scope: Scope;
}

/** For each of what is wanted, the ids of the newest documents that match; what has no day stands behind them. Each look of all goes in one statement. */
export async function newestMatches(
  db: Kysely<Database>,
  wanted: readonly Wanted[],
  context: MatchContext,
): Promise<readonly (readonly string[])[]> {
  const searches = wanted.map((one) => looksFor(one, context));
  const found = new Map<number, readonly string[]>();
  let next = searches.map((search, place) => ({ place, search, step: search.next() }));
  while (next.length > 0) {
    const open = next.flatMap(({ place, search, step }) => {
      if (!step.done) return [{ place, search, scope: step.value }];
      found.set(place, step.value);
      return [];
    });
    const looked = await lookAll(
      db,
      open.flatMap(({ place, scope }) => (wanted[place] ? [{ matched: wanted[place].matched, scope }] : [])),
      context,
    );
    next = open.map(({ place, search }, index) => ({ place, search, step: search.next(looked[index] ?? nothing) }));
  }
  return wanted.map((_one, place) => found.get(place) ?? []);
}

/** One look after another, each with what the one before has found. */
function* looksFor({ matched, scope }: Wanted, { recent }: MatchContext): Generator<Scope, readonly string[], Looked> {
  const { enough, mostRead, wanted } = boundsOf(matched);
  const since = (from: number | undefined): Scope =>
    from === undefined || (scope.from !== undefined && scope.from >= from)
      ? scope
      : { ...scope, from, isUndatedIncluded: scope.from === undefined && scope.isUndatedIncluded };
  const first = recent.momentBefore(FIRST_WINDOW, scope.to);
  if (first === undefined) return (yield scope).ids;
  const { ids, holding } = yield since(first);
  if (ids.length >= enough) return ids;
  const share = holding / FIRST_WINDOW;
  if (share * recent.total <= mostRead) return (yield scope).ids;
  const second = yield since(
    recent.momentBefore(Math.min(Math.max(Math.ceil(wanted / share), FIRST_WINDOW + 1), LARGEST_WINDOW), scope.to),
  );
  // Common words that rarely stand in just this row are looked for in the newest documents alone, and in all titles.
  return second.ids.length >= enough || isInRow(matched) ? second.ids : (yield scope).ids;
}

const nothing: Looked = { ids: [], holding: 0 };

const boundsOf = (matched: Matching): Bounds => (matched.column === "head" ? ofTitles : isInRow(matched) ? ofRows : ofTexts);

const isInRow = ({ match, column }: Matching): boolean => column === "words" && match.includes(IN_ROW);

async function lookAll(db: Kysely<Database>, wanted: readonly Wanted[], context: MatchContext): Promise<readonly Looked[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ looked: Looked }>`
    ${sql.join(
      wanted.map((one, place) => sql`(select ${place}::int as place, ${look(one, context)} as looked)`),
      sql` union all `,
    )} order by place`.execute(db, { signal: context.signal });
  return rows.map(({ looked }) => looked);
}

/** An expression. */
function look({ matched, scope }: Wanted, { asOf }: MatchContext): RawBuilder<Looked> {
  const { column, match } = matched;
  const { kept, mostRead } = boundsOf(matched);
  const holding = isInRow(matched)
    ? sql`(select count(*)::int from (select from ${matching(column, sql`${inAnyOrder(match)}`, scope)} h limit ${mostRead}) counted)`
    : sql`(select count(*)::int from found)`;
  return sql`(
    with found as materialized ${matching(column, sql`${match}`, scope)},
    kept as (
      select f.id, f.at from found f where f.visible_from <= ${new Date(asOf)}::timestamptz order by f.at desc nulls last, f.id desc limit ${kept}
    )
    select json_build_object('ids', coalesce((select json_agg(k.id::text order by k.at desc nulls last, k.id desc) from kept k), '[]'), 'holding', ${holding}))`;
}
