import { wordsOf } from "./fold.ts";

/** What is looked for, word by word, folded. Only letters and digits: nothing in it can break a query. */
export interface SearchTerms {
  /** Each must be there: a single word, or the words of a phrase in a row. */
  readonly wanted: readonly (readonly string[])[];
  /** None may be there. */
  readonly unwanted: readonly (readonly string[])[];
}

/** More words than anybody types; keeps a pasted page from becoming a query. */
const MAX_WORDS = 32;

/** Words are looked for together, "a phrase" in a row, -word not at all. Total: whatever is typed means something, or nothing. */
export function parseTerms(typed: string): SearchTerms {
  const wanted: string[][] = [];
  const unwanted: string[][] = [];
  let left = MAX_WORDS;
  const add = (to: string[][], words: readonly string[]): void => {
    const taken = words.slice(0, left);
    left -= taken.length;
    if (taken.length > 0) to.push(taken);
  };
  for (const [, minus, phrase, word] of straight(typed).matchAll(/(?<![^\s"])(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const words = wordsOf(phrase ?? word ?? "").map(({ folded }) => folded);
    // What is written together ("12/2026/TT-BTC") is found together, as a phrase is.
    add(minus ? unwanted : wanted, words);
  }
  return { wanted, unwanted };
}

/** Quotes as keyboards and word processors write them. */
const straight = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/(?<=^|\s)[–−]/g, "-");
