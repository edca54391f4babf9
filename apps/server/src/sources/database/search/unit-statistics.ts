import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type MatchContext, matching } from "./newest-matches.ts";
import { FIRST_WINDOW } from "./recent-documents.ts";
import type { Scope } from "./scope.ts";
import { foldedText } from "./ts-query.ts";
import type { Unit } from "./query-units.ts";

export interface UnitStatistics {
  /** Documents that hold it, counted to a limit. */
  readonly documents: number;
  /** Nothing for an English text: "the". */
  readonly isEmptyInEnglish: boolean;
}

/** Beyond this a word is common; how common matters little. */
export const COMMON = 3000;

/** A share of the newest documents by which a word is common beyond doubt. */
const BEYOND_DOUBT = 3;

/** How many documents that readers may see hold each unit: a common one is known by the newest documents, of which it holds a share. */
export async function readStatistics(db: Kysely<Database>, units: readonly Unit[], context: MatchContext): Promise<UnitStatistics[]> {
  if (units.length === 0) return [];
  const { recent, asOf } = context;
  const everything: Scope = { groups: [], from: undefined, to: undefined, asOf, isUndatedIncluded: true };
  const from = recent.momentBefore(FIRST_WINDOW, undefined);
  const texts = units.map((unit) => foldedText(unit));
  if (from === undefined || recent.total < FIRST_WINDOW) return count(db, texts, everything, COMMON, context);
  const enough = Math.ceil((COMMON * BEYOND_DOUBT * FIRST_WINDOW) / recent.total);
  const newest = await count(db, texts, { ...everything, from }, enough, context);
  const isCommon = newest.map(({ documents }) => documents >= enough);
  const rare = await count(
    db,
    texts.filter((_text, place) => !isCommon[place]),
    everything,
    COMMON,
    context,
  );
  return newest.map((one, place) => (isCommon[place] ? { ...one, documents: COMMON } : (rare.shift() ?? one)));
}

async function count(
  db: Kysely<Database>,
  texts: readonly string[],
  scope: Scope,
  most: number,
  { asOf, signal }: MatchContext,
): Promise<UnitStatistics[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<UnitStatistics>`
    select numnode(to_tsquery('vn_en', u.text)) = 0 as "isEmptyInEnglish", (
      select count(*)::int from (
        select from ${matching("words", sql`u.text`, scope)} d where d.visible_from <= ${new Date(asOf)}::timestamptz limit ${most}
      ) counted) as documents
    from unnest(${texts}::text[]) with ordinality as u (text, place) order by u.place`.execute(db, { signal });
  return rows;
}
