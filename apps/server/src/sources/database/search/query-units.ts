/** What was typed, as units that a document holds or does not. */
import { fold, markedForm, parseTyped, wordsOf } from "@portal/domain/content";
import type { Language } from "@portal/core";
import { type Expansions, expansionsOf } from "./abbreviations.ts";
import { withoutQuestionWords } from "./question-words.ts";
import { type SaidWord, type StoredTerm, synonymsOf } from "./stored-terms.ts";

/** Ways to say one thing, each a row of words. */
export interface Unit {
  /** Without marks. */
  readonly folded: readonly (readonly string[])[];
  /** With them, in the spelling of `markedForm`. */
  readonly marked: readonly (readonly string[])[];
  /** In quotes: never left out. */
  readonly isRequired: boolean;
  /** Number of a document or part of one: "45/2026/TT-BTC". */
  readonly isNumber: boolean;
}

export interface SearchTerms {
  /** Each is wanted. */
  readonly units: readonly Unit[];
  /** Two units that follow one another in what was typed: `[first, second, unit of both in a row]`. */
  readonly pairs: readonly (readonly [first: number, second: number, both: Unit])[];
  /** All words in a row, as typed. */
  readonly whole: Unit | undefined;
  readonly unwanted: readonly Unit[];
  /** Something was typed with marks: then a word without marks means just that. */
  readonly isMarked: boolean;
  /** What was typed without question words: by the places of `units` as they were typed. */
  readonly said: readonly SaidWord[];
}

/** Other ways to say what stands in one place: more would make statements long. */
const MAX_FORMS = 12;

interface TypedWord {
  readonly folded: string;
  readonly typed: string;
}

const rowOf = (words: readonly TypedWord[], flags: Partial<Unit> = {}): Unit => ({
  folded: [words.map((word) => word.folded)],
  marked: [words.map((word) => markedForm(word.typed))],
  isRequired: false,
  isNumber: false,
  ...flags,
});

/**
 * @param typed as `readSearch` gives it
 * @param language of the page that is searched from: which small words say nothing
 * @param stored what editors wrote of these words
 */
export function unitsOf(typed: string, language: Language, stored: readonly StoredTerm[] = []): SearchTerms {
  const { wanted, unwanted } = parseTyped(typed);
  const all = wanted.flatMap(({ words }) => words);
  const isMarked = all.some((word) => isWritten(word));
  const pieces = wanted.flatMap(({ words, isQuoted }) => {
    const isNumber = words.length > 1 && words.some(({ folded }) => /^\d+$/.test(folded));
    return isQuoted || isNumber ? [{ words, isQuoted, isNumber }] : words.map((word) => ({ words: [word], isQuoted, isNumber }));
  });
  const significant = withoutQuestionWords(pieces, ({ words, isQuoted }) => (isQuoted || words.length > 1 ? undefined : words[0]?.typed), {
    language,
    isMarked,
  });
  const said = significant.map(({ words }) => ({
    folded: words.map(({ folded }) => folded).join(" "),
    marked: words.map(({ typed: word }) => markedForm(word)).join(" "),
  }));
  const expansions = expansionsOf(said.map(({ folded }) => folded));
  const synonyms = synonymsOf(said, isMarked, stored);
  const formsAt = (place: number): Expansions => [...(expansions.get(place) ?? []), ...(synonyms.get(place) ?? [])].slice(0, MAX_FORMS);
  const units = significant.map(({ words, isQuoted, isNumber }, place) =>
    expanded(rowOf(words, { isRequired: isQuoted, isNumber }), isQuoted ? [] : formsAt(place)),
  );
  const pairs = significant.slice(1).flatMap(({ words }, index): [number, number, Unit][] => {
    const before = significant[index];
    // Only neighbours in what was typed belong together.
    const follows = before !== undefined && pieces.indexOf(before) + 1 === pieces.findIndex((piece) => piece.words === words);
    return follows ? [[index, index + 1, rowOf([...before.words, ...words])]] : [];
  });
  return {
    units,
    pairs,
    whole: all.length > 1 ? rowOf(all) : undefined,
    unwanted: unwanted.map(({ words }) => rowOf(words)),
    isMarked,
    said,
  };
}

/** Has letters with marks. */
const isWritten = ({ folded, typed }: TypedWord): boolean => typed.toLowerCase() !== folded;

function expanded(unit: Unit, forms: Expansions): Unit {
  const rows = forms.map((form) => wordsOf(form).map(({ start, end }) => form.slice(start, end)));
  return {
    ...unit,
    folded: [...unit.folded, ...rows.map((words) => words.map(fold))],
    marked: [...unit.marked, ...rows.map((words) => words.map(markedForm))],
  };
}

/** The words of a number that no document has: each may still be found by itself. */
export const partsOfNumber = (unit: Unit): Unit[] =>
  (unit.folded[0] ?? []).map((word, index) => ({
    folded: [[word]],
    marked: [[unit.marked[0]?.[index] ?? word]],
    isRequired: false,
    isNumber: false,
  }));
