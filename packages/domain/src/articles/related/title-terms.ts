import type { Language } from "@portal/core";
import { remembered } from "../../remembered.ts";
import { markedForm } from "../../search/marked-form.ts";
import { wordsOf } from "../../search/words.ts";
import table from "./common-words.json" with { type: "json" };

/** Against one for a pair: a Vietnamese syllable is mostly half a word, and has several meanings. */
const wordWeights: Readonly<Record<Language, number>> = { vi: 0.5, en: 1 };
/** Words of the longest phrase in the table. */
const LONGEST_PHRASE = 3;

/** Vietnamese has some seven thousand syllables. */
const MOST_FORMS = 20_000;

/**
 * Titles that editors write have marks, and "thu" is not "thủ": words are compared with them, in one spelling ("hóa" is "hoá"). Kept: titles are made of the same words,
 * and each page with an article needs those of a hundred titles.
 */
const formOf = remembered(markedForm, MOST_FORMS);

const formsOf = (title: string): string[] => wordsOf(title).map(({ start, end }) => formOf(title.slice(start, end)));

const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  vi: new Set(table.vi.map((phrase) => formsOf(phrase).join(" "))),
  en: new Set(table.en.map((phrase) => formsOf(phrase).join(" "))),
};

/**
 * What a title says of its subject: words, and pairs of words in a row (most Vietnamese words are two), each with how much it counts. What titles of any subject are made of is
 * left out, and no pair goes across it.
 */
export function termsOf(title: string, language: Language): ReadonlyMap<string, number> {
  const words = formsOf(title);
  const terms = new Map<string, number>();
  let before: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const common = countCommon(words, at, commonWords[language]);
    const word = common > 0 ? undefined : words[at];
    if (word !== undefined && !/^\d+$/.test(word)) terms.set(word, wordWeights[language]);
    if (word !== undefined && before !== undefined) terms.set(`${before} ${word}`, 1);
    before = word;
    if (common > 0) at += common - 1;
  }
  return terms;
}

/** @returns how many words the longest phrase has that begins there; 0: none does */
function countCommon(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1)
    if (phrases.has(words.slice(at, at + count).join(" "))) return count;
  return 0;
}

/**
 * Finds a title's terms in other titles.
 * @param terms `termsOf` the title
 * @returns of another title, the terms that it has too
 */
export function termFinder(title: string, terms: ReadonlyMap<string, number>): (other: string) => ReadonlySet<string> {
  // A number tells most words of other titles from these.
  const sums = new Set(wordsOf(title).map(({ sum }) => sum));
  return (other) => {
    const shared = new Set<string>();
    let before: string | undefined;
    for (const { start, end, sum } of wordsOf(other)) {
      const word = sums.has(sum) ? formOf(other.slice(start, end)) : undefined;
      if (word !== undefined)
        for (const term of before === undefined ? [word] : [word, `${before} ${word}`]) if (terms.has(term)) shared.add(term);
      before = word;
    }
    return shared;
  };
}
