/** The texts that articles of a language are made of. */
import { createRandom, type Random } from "./random.ts";
import { createTextMaker, type TextLanguage } from "./text.ts";

/** Places of one sort of text in the pool. */
export interface Places {
  readonly from: number;
  readonly count: number;
}

export interface TextPool {
  readonly texts: readonly string[];
  readonly paragraphs: Places;
  readonly titles: Places;
  readonly summaries: Places;
  /** Numbers of documents. */
  readonly numbers: Places;
  /** The place of the issuer of all documents. */
  readonly issuer: number;
  /** The place of the month that ends a title. */
  readonly monthOf: (at: Date) => number;
}

const PARAGRAPHS = 5000;
const TITLES = 8000;
const SUMMARIES = 4000;
const NUMBERS = 3000;
const FIRST_YEAR = 2006;
const YEARS = 21;

/** @param texts HTML of the demonstration content in that language */
export function createPool(seed: number, language: TextLanguage, texts: readonly string[]): TextPool {
  const random = createRandom(seed + language);
  const maker = createTextMaker(language, texts);
  const all: string[] = [];
  const add = (count: number, make: (random: Random, index: number) => string): Places => {
    const from = all.length;
    for (let index = 0; index < count; index += 1) all.push(make(random, index));
    return { from, count };
  };
  const paragraphs = add(PARAGRAPHS, maker.paragraph);
  // A number at the end is no word that a dictionary leaves out: what follows then stands at the same distance.
  const issue = language === 2 ? "issue" : "kỳ";
  const titles = add(TITLES, () => `${maker.words(random, 8 + random.below(6))}, ${issue} ${1 + random.below(52)}`);
  const summaries = add(SUMMARIES, () => `${maker.words(random, 24 + random.below(14))} ${FIRST_YEAR + random.below(YEARS)}.`);
  const numbers = add(NUMBERS, (_, index) => `${1 + (index % 150)}/${FIRST_YEAR + (index % YEARS)}/TT-BTC`);
  const months = add(12 * YEARS, (_, index) => `${1 + (index % 12)}/${FIRST_YEAR + Math.floor(index / 12)}`);
  const issuer = add(1, () => (language === 2 ? "Ministry of Finance" : "Bộ Tài chính")).from;
  const monthOf = (at: Date): number => months.from + (at.getUTCFullYear() - FIRST_YEAR) * 12 + at.getUTCMonth();
  return { texts: all, paragraphs, titles, summaries, numbers, issuer, monthOf };
}
