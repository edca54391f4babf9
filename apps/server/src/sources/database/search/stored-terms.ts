/** What editors wrote of words: others that mean the same, and pages that stand first for them. */
import type { BestBet } from "@portal/domain";
import { fold, LONGEST_ROW, markedForm, wordsOf } from "@portal/domain/content";

export interface StoredTerm {
  readonly words: readonly string[];
  readonly bestBets: readonly BestBet[];
}

/** What was typed in one place: a word, or words that were written together, with blanks between them. */
export interface SaidWord {
  /** Without marks. */
  readonly folded: string;
  /** In the spelling of `markedForm`. */
  readonly marked: string;
}

/** All words in a row of which editors may have written something, without marks. */
export const rowsOf = (said: readonly SaidWord[]): string[] => [
  ...new Set(
    said.flatMap((_word, start) =>
      said.slice(start, start + LONGEST_ROW).map((_last, length) =>
        said
          .slice(start, start + length + 1)
          .map(({ folded }) => folded)
          .join(" "),
      ),
    ),
  ),
];

/** Other ways to say what was typed, by the places of its words. */
export function synonymsOf(
  said: readonly SaidWord[],
  isMarked: boolean,
  terms: readonly StoredTerm[],
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const { words } of terms)
    for (const word of words)
      for (const start of said.keys())
        for (let end = start + 1; end <= Math.min(start + LONGEST_ROW, said.length); end += 1) {
          if (!isSaid(word, said.slice(start, end), isMarked)) continue;
          const others = words.filter((other) => other !== word);
          for (let place = start; place < end; place += 1) found.set(place, [...new Set([...(found.get(place) ?? []), ...others])]);
        }
  return found;
}

/** Pages that are to stand first: a word is all that was typed. */
export function bestBetsOf(said: readonly SaidWord[], isMarked: boolean, terms: readonly StoredTerm[]): readonly BestBet[] {
  const bets = terms.filter(({ words }) => words.some((word) => isSaid(word, said, isMarked))).flatMap(({ bestBets }) => bestBets);
  return [...new Map(bets.toReversed().map((bet) => [bet.link, bet])).values()].toReversed();
}

/** Who types marks means them; who types none means any. */
function isSaid(word: string, said: readonly SaidWord[], isMarked: boolean): boolean {
  const form = isMarked ? markedForm : fold;
  const composed = word.normalize("NFC");
  const written = wordsOf(composed).map(({ start, end }) => form(composed.slice(start, end)));
  return written.join(" ") === said.map(({ folded, marked }) => (isMarked ? marked : folded)).join(" ");
}
