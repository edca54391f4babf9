import { wordsOf } from "./words.ts";

/** Words that were written together ("12/2026/TT-BTC"), or in quotes. */
export interface TypedGroup {
  readonly words: readonly { readonly folded: string; /** NFC, with its marks. */ readonly typed: string }[];
  readonly isQuoted: boolean;
}

/** What is looked for. Only letters and digits: nothing in it can break a query. */
export interface TypedTerms {
  /** Each must be there: a single word, or the words of a phrase in a row. */
  readonly wanted: readonly TypedGroup[];
  /** None may be there. */
  readonly unwanted: readonly TypedGroup[];
}

/** More words than anybody types; keeps a pasted page from becoming a query. */
const MAX_WORDS = 32;

/** Words in a row of which editors may write what else they mean. */
export const LONGEST_ROW = 8;

/** Words are looked for together, "a phrase" in a row, -word not at all. Total: whatever is typed means something, or nothing. */
export function parseTyped(typed: string): TypedTerms {
  const wanted: TypedGroup[] = [];
  const unwanted: TypedGroup[] = [];
  let left = MAX_WORDS;
  for (const [, minus, phrase, word] of normalizeQuotes(typed).matchAll(/(?<![^\s"])(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const text = phrase ?? word ?? "";
    // What is written together ("12/2026/TT-BTC") is found together, as a phrase is.
    const words = wordsOf(text)
      .slice(0, left)
      .map(({ folded, start, end }) => ({ folded, typed: text.slice(start, end) }));
    left -= words.length;
    if (words.length > 0) (minus ? unwanted : wanted).push({ words, isQuoted: phrase !== undefined });
  }
  return { wanted, unwanted };
}

/** Quotes as keyboards and word processors write them. */
const normalizeQuotes = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/(?<=^|\s)[–−]/g, "-");
