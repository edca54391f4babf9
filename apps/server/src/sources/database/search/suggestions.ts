/** Titles for what a visitor is typing. */
import { markedForm, wordsOf } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { atBeginning, type FoundTitle, holding, inNewest, readFrequencies, type SuggestionContext } from "./suggested-titles.ts";

const SHOWN = 8;
const MIN_LENGTH = 2;
/** Where more titles are expected to have even the rarest word, the newest and those that begin with what was typed are enough: 3 µs each. */
const MOST_HOLDING = 4000;
/** A beginning of a word that a larger share of the titles has is no help in finding them, and costs the list of them all. */
const MOST_BEGUN = 0.01;

/**
 * Titles that begin with what was typed, then those that have it elsewhere at the beginning of a word; each as it is written, newest first.
 * What stands elsewhere in a title is found in the newest documents, and in all where one of its words is rare.
 */
export async function suggestTitles(db: Kysely<Database>, typed: string, context: SuggestionContext): Promise<string[]> {
  const words = wordsOf(typed.normalize("NFC")).map(({ folded }) => folded);
  const folded = words.join(" ");
  if (folded.length < MIN_LENGTH) return [];
  const isBegun = /[\p{L}\p{M}\p{N}]$/u.test(typed);
  // Behind a space a word is complete.
  const begun = isBegun ? folded : `${folded} `;
  const last = isBegun ? words.at(-1) : undefined;
  const complete = isBegun ? words.slice(0, -1) : words;
  const [newest, beginning, { total, shares }] = await Promise.all([
    inNewest(db, begun, context),
    atBeginning(db, begun, context),
    readFrequencies(db, complete, last, context),
  ]);
  const found = [...newest, ...beginning];
  if (new Set(found.map(({ title }) => title)).size < SHOWN) {
    const ofLast = sum(Object.entries(shares).flatMap(([word, share]) => (last !== undefined && word.startsWith(last) ? [share] : [])));
    const ofWords = complete.map((word) => shares[word] ?? 0);
    const match = [
      ...complete.map((word) => `'${word}'`),
      ...(last !== undefined && (complete.length === 0 || ofLast <= MOST_BEGUN) ? [`'${last}':*`] : []),
    ].join(" & ");
    const rarest = Math.min(...ofWords, ...(last === undefined ? [] : [ofLast]));
    if (rarest * total <= MOST_HOLDING) found.push(...(await holding(db, match, begun, context)));
  }
  return best(found, begun, ` ${markedForm(typed)}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** @param marked what was typed, with its marks */
function best(found: readonly FoundTitle[], begun: string, marked: string): string[] {
  const newestFirst = found.toSorted((one, other) => (other.at ?? -Infinity) - (one.at ?? -Infinity));
  // Of equal titles the newest keeps its place.
  const different = [...Map.groupBy(newestFirst, ({ title }) => title).values()].flatMap(([first]) => first ?? []);
  return different
    .map(({ title, folded }) => ({
      title,
      score: (`${folded} `.startsWith(begun) ? 2 : 0) + (` ${markedForm(title)}`.includes(marked) ? 1 : 0),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ title }) => title);
}
