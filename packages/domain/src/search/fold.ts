/** Letters with a stroke, which no decomposition takes apart. */
const strokes = new Map([
  ["đ", "d"],
  ["ð", "d"],
  ["ø", "o"],
  ["ł", "l"],
]);

/** A word as search and addresses compare it: lower case, without diacritics, đ as d. "Kiếm" and "kiem" are one. The database has the same rule (`folded`), and marks of other scripts stay. */
export const fold = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[đðøł]/g, (letter) => strokes.get(letter) ?? letter);

export interface Word {
  readonly folded: string;
  /** Where it stands in the text: first character, and the one behind it. */
  readonly start: number;
  readonly end: number;
}

/** Words of a text: letters, their marks and digits; whatever stands between separates. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
