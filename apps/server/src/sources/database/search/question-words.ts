import type { Language } from "@portal/core";
import { fold, wordsOf } from "@portal/domain/content";
import table from "./question-words.json" with { type: "json" };

/** Longest first: "làm thế nào để" before "thế nào". */
const phrases = table.phrases
  .map((phrase) => wordsOf(phrase).map(({ start, end }) => phrase.slice(start, end)))
  .toSorted((a, b) => b.length - a.length);

interface Typing {
  readonly language: Language;
  /** Typed with marks: then "cần" is no "can". */
  readonly isMarked: boolean;
}

/**
 * Words without those that only make a sentence of them. Where nothing would be left, all stay.
 * @param wordOf undefined: never left out
 */
export function withoutQuestionWords<T>(items: readonly T[], wordOf: (item: T) => string | undefined, { language, isMarked }: Typing): T[] {
  const form = (word: string): string => (isMarked ? word.normalize("NFC").toLowerCase() : fold(word));
  const words = items.map((item) => wordOf(item)).map((word) => (word === undefined ? undefined : form(word)));
  const dropped = new Set<number>();
  for (const start of words.keys()) {
    if (dropped.has(start)) continue;
    const phrase = phrases.find((one) => one.every((word, index) => words[start + index] === form(word)));
    for (const index of phrase?.keys() ?? []) dropped.add(start + index);
  }
  const afterPhrases = items.filter((_item, place) => !dropped.has(place));
  if (afterPhrases.length === 0) return [...items];
  // Without marks a small word may be another one: "la" is "là" and "lá".
  const small = new Set(isMarked || language === "en" ? table[language] : []);
  const significant = afterPhrases.filter((item) => {
    const word = wordOf(item);
    return word === undefined || !small.has(word.normalize("NFC").toLowerCase());
  });
  return significant.length === 0 ? afterPhrases : significant;
}
