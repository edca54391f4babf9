/** Titles for what a visitor is typing. */
import { markedForm, wordsOf } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { atBeginning, type FoundTitle, HOLDING, holding, inNewest, type SuggestionContext } from "./suggested-titles.ts";
import { keepWordShares } from "./word-shares.ts";

const SHOWN = 8;
const MIN_LENGTH = 2;
/** A beginning of a word that a larger share of the titles has is no help in finding them, and costs the list of them all. */
const MOST_BEGUN = 0.01;

export type SuggestTitles = (typed: string, context: SuggestionContext) => Promise<string[]>;

/**
 * Titles that begin with what was typed, then those that have it elsewhere at the beginning of a word; each as it is written, newest first.
 * What stands elsewhere in a title is found in all documents where one of its words is rare, else in the newest.
 */
export function createSuggestions(db: Kysely<Database>): SuggestTitles {
  const wordShares = keepWordShares(db);
  return async (typed, context) => {
    const words = wordsOf(typed.normalize("NFC")).map(({ folded }) => folded);
    const folded = words.join(" ");
    if (folded.length < MIN_LENGTH) return [];
    const isBegun = /[\p{L}\p{M}\p{N}]$/u.test(typed);
    // Behind a space a word is complete.
    const begun = isBegun ? folded : `${folded} `;
    const last = isBegun ? words.at(-1) : undefined;
    const complete = isBegun ? words.slice(0, -1) : words;

    const shares = await wordShares(context);
    const ofLast = last === undefined ? 1 : shares.ofBeginning(last);
    const rarest = Math.min(ofLast, ...complete.map((word) => shares.of(word)));
    const elsewhere = async (): Promise<readonly FoundTitle[]> => {
      if (rarest * shares.total > HOLDING) return inNewest(db, begun, context);
      const match = [
        ...complete.map((word) => `'${word}'`),
        ...(last !== undefined && (complete.length === 0 || ofLast <= MOST_BEGUN) ? [`'${last}':*`] : []),
      ].join(" & ");
      const { titles, isCut } = await holding(db, match, begun, context);
      return isCut ? [...titles, ...(await inNewest(db, begun, context))] : titles;
    };
    const found = await Promise.all([elsewhere(), atBeginning(db, begun, context)]);
    return best(found.flat(), begun, ` ${markedForm(typed)}`);
  };
}

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
