/** Texts as PostgreSQL's tsvector holds them: each word with its places. */
import type { Word } from "./words.ts";

/** A tsvector counts no further than either; what is longer is left to the database. */
const MAX_PLACES = 250;
const MAX_PLACE = 16_000;

/** Words of one weight: A is a title, B a summary, C a body. */
export type WeightedWords = readonly [words: readonly Word[], weight: "A" | "B" | "C"];

/** tsvectors as text. */
export interface Vectors {
  readonly plain: string;
  readonly marked: string;
}

/** Number of the text whose places the words hold. */
let currentText = 0;

/** @returns undefined where a tsvector would not keep all places */
export function vectorsOf(parts: readonly WeightedWords[]): Vectors | undefined {
  currentText += 1;
  const found: Word[] = [];
  let place = 0;
  for (const [words, weight] of parts)
    for (const word of words) {
      place += 1;
      if (word.seenIn === currentText) {
        word.count += 1;
        word.places += `,${place}${weight}`;
      } else {
        word.seenIn = currentText;
        word.count = 1;
        word.places = `${place}${weight}`;
        found.push(word);
      }
    }
  if (place > MAX_PLACE) return undefined;
  if (place > MAX_PLACES && (hasTooMany(found, "plain") || hasTooMany(found, "marked"))) return undefined;
  return { plain: write(found, "plain"), marked: write(found, "marked") };
}

/** Of one form in all its spellings. */
function hasTooMany(words: readonly Word[], form: "plain" | "marked"): boolean {
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = (counts.get(word[form]) ?? 0) + word.count;
    if (count > MAX_PLACES) return true;
    counts.set(word[form], count);
  }
  return false;
}

/** Spellings that are one form of a word come one after the other: PostgreSQL joins them. An array: strings that are put together bit by bit cost three times as much to send. */
function write(words: readonly Word[], form: "plain" | "marked"): string {
  const pieces: string[] = [];
  for (const word of words) pieces.push(word[form], ":", word.places, " ");
  return pieces.join("");
}
