import { fold, wordsOf } from "@portal/domain/content";
import table from "./abbreviations.json" with { type: "json" };

/** Other ways to write something. */
export type Expansions = readonly string[];

const key = (form: string): string =>
  wordsOf(form)
    .map(({ folded }) => folded)
    .join(" ");

const byShort = new Map<string, readonly string[]>();
const byLong: { readonly words: readonly string[]; readonly forms: readonly string[] }[] = [];
for (const [isBoth, groups] of [
  [true, table.both],
  [false, table.short],
] as const)
  for (const [short = [], long = []] of groups) {
    for (const form of short) byShort.set(fold(form), [...short.filter((other) => other !== form), ...long]);
    if (isBoth) for (const form of long) byLong.push({ words: key(form).split(" "), forms: short });
  }

/**
 * Other ways to write the words that were typed, by their place: what a short form stands for, and for each word of a long form the
 * short one.
 */
export function expansionsOf(words: readonly string[]): ReadonlyMap<number, Expansions> {
  const found = new Map<number, readonly string[]>();
  const add = (place: number, forms: readonly string[]): void => void found.set(place, [...(found.get(place) ?? []), ...forms]);
  for (const [place, word] of words.entries()) {
    add(place, byShort.get(word) ?? []);
    for (const { words: long, forms } of byLong)
      if (long.every((one, index) => words[place + index] === one)) for (const index of long.keys()) add(place + index, forms);
  }
  return found;
}
