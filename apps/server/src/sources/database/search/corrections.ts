/** What was probably meant by words that no document has. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type MatchContext, newestMatches } from "./newest-matches.ts";
import { FIRST_WINDOW } from "./recent-documents.ts";
import { foldedText } from "./ts-query.ts";
import type { Unit } from "./query-units.ts";

/** Share of its trigrams from which on a title is like what was typed. */
const MIN_SIMILARITY = 0.4;
const TITLES = 60;
/** Shorter words are like too many others. */
const MIN_LENGTH = 4;

/**
 * The units with other spellings added where a word is in no document: words of titles that are like the whole of what was typed.
 * @param unknown places of the units that nothing holds
 */
export async function corrected(
  db: Kysely<Database>,
  units: readonly Unit[],
  unknown: ReadonlySet<number>,
  context: MatchContext,
): Promise<Unit[]> {
  const typed = units.map(({ folded }) => (folded[0] ?? []).join(" ")).join(" ");
  if (typed.length < MIN_LENGTH) return [...units];
  const known = units.flatMap((unit, place) => (unknown.has(place) ? [] : [foldedText(unit)]));
  const rows = await readTitles(db, typed, known, context);
  const titles = rows.map(({ title }) => title.split(" ").filter(Boolean));
  return units.map((unit, place) => {
    const [word = ""] = unit.folded[0] ?? [];
    if (!unknown.has(place) || unit.isRequired || unit.folded[0]?.length !== 1) return unit;
    const meant = nearest(word, titles);
    return meant ? { ...unit, folded: [...unit.folded, meant], marked: [...unit.marked, meant] } : unit;
  });
}

/**
 * The titles that are most like what was typed. Of many documents only some are compared, a title takes 10 µs: those with the words that are
 * known, or else the newest.
 */
async function readTitles(
  db: Kysely<Database>,
  typed: string,
  known: readonly string[],
  context: MatchContext,
): Promise<readonly { readonly title: string }[]> {
  const { asOf, recent, signal } = context;
  const from = recent.momentBefore(FIRST_WINDOW, undefined);
  let compared = sql`true`;
  if (from !== undefined && known.length > 0) {
    const scope = { groups: [], from: undefined, to: undefined, asOf, isUndatedIncluded: true };
    const [ids] = await newestMatches(db, [{ matched: { column: "head", match: known.join(" & ") }, scope }], context);
    compared = sql`d.id = any (${ids}::bigint[])`;
  } else if (from !== undefined) compared = sql`(d.at >= ${new Date(from)}::timestamptz or d.scope && '{u}')`;
  const { rows } = await sql<{ title: string }>`
    select c.title from (
      select d.id, d.title, word_similarity(${typed}, d.title) as likeness from search_document d
      where ${compared} and d.visible_from <= ${new Date(asOf)}::timestamptz
    ) c where c.likeness >= ${MIN_SIMILARITY} order by c.likeness desc, c.id desc limit ${TITLES}`.execute(db, { signal });
  return rows;
}

/** The word, or the words that were written as one, with the fewest letters to change; the title that is most alike counts first. */
function nearest(word: string, titles: readonly (readonly string[])[]): string[] | undefined {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return undefined;
  let best: string[] | undefined;
  let least = word.length > 5 ? 3 : 2;
  for (const words of titles)
    for (const [index] of words.entries())
      for (const row of [words.slice(index, index + 1), words.slice(index, index + 2), words.slice(index, index + 3)]) {
        const changes = editDistance(word, row.join(""), least);
        if (changes < least) [best, least] = [[...row], changes];
      }
  return best;
}

/** Letters to insert, remove, replace or swap with their neighbour; `limit` where there are that many or more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, above] = [above, row];
  }
  return Math.min(above[b.length] ?? limit, limit);
}
