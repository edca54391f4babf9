import { BEGINS_WORD, fold, FOLDED, IN_WORD, NEEDS_OTHERS, NOTHING, unitAt, wordBits } from "./fold.ts";

/** Where a word stands in its text. It is folded when it is first asked for: of most words only `sum` is. */
export class Word {
  readonly #text: string;
  /** First character, and the one behind the last. */
  readonly start: number;
  readonly end: number;
  /** `sumOf` what it is folded to. */
  readonly sum: number;
  #folded: string | undefined;

  constructor(text: string, start: number, end: number, sum: number) {
    this.#text = text;
    this.start = start;
    this.end = end;
    this.sum = sum;
  }

  get folded(): string {
    return (this.#folded ??= fold(this.#text.slice(this.start, this.end)));
  }
}

const add = (sum: number, code: number): number => (Math.imul(sum, 31) + code) | 0;

/** A number of a folded word: words with other numbers are other words. */
export function sumOf(folded: string): number {
  let sum = 0;
  for (let at = 0; at < folded.length; at += 1) sum = add(sum, folded.charCodeAt(at));
  return sum;
}

/** Words of a text: letters, their marks and digits; whatever stands between separates. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  let sum = 0;
  let isSummed = true;
  const end = (at: number): void => {
    if (start !== -1) words.push(new Word(text, start, at, isSummed ? sum : sumOf(fold(text.slice(start, at)))));
    start = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    let unit = unitAt(text.charCodeAt(at));
    // Characters of two units, such as emoji, are looked at whole.
    const isPair = (unit & NEEDS_OTHERS) !== 0 && (text.codePointAt(at) ?? 0) > 0xff_ff;
    if (isPair) unit = NEEDS_OTHERS | wordBits(text.slice(at, at + 2));
    if ((unit & (start === -1 ? BEGINS_WORD : IN_WORD)) === 0) end(at);
    else {
      if (start === -1) [start, sum, isSummed] = [at, 0, true];
      if ((unit & NEEDS_OTHERS) !== 0) isSummed = false;
      else if ((unit & FOLDED) !== NOTHING) sum = add(sum, unit & FOLDED);
    }
    if (isPair) at += 1;
  }
  end(text.length);
  return words;
}
