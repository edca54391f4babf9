import type { MarkedText } from "./model.ts";
import { markedForm } from "./marked-form.ts";
import { sumOf, type Word, wordsOf } from "./words.ts";

/** A word, or words in a row, that are marked where a text has them. */
export interface Wanted {
  readonly folded: readonly string[];
  /** Only where they are written with just these marks, in the spelling of `markedForm`; undefined: however they are written. */
  readonly written: readonly string[] | undefined;
}

type Range = readonly [start: number, end: number];

/** A text with what was looked for marked. */
export const markText = (text: string, wanted: readonly Wanted[]): MarkedText => {
  const whole = text.normalize("NFC");
  return cut(whole, hitsOf(whole, wanted), 0, whole.length);
};

/**
 * The part of a text, of about `length` characters, that holds the most of what was looked for; its beginning where it holds nothing.
 */
export function snippetOf(text: string, wanted: readonly Wanted[], length: number): { readonly parts: MarkedText; readonly hits: number } {
  // Of single spaces, which are most, nothing is made anew.
  const whole = text
    .replaceAll(/\s{2,}|[^\S ]/g, " ")
    .trim()
    .normalize("NFC");
  const hits = hitsOf(whole, wanted);
  if (whole.length <= length) return { parts: cut(whole, hits, 0, whole.length), hits: hits.length };
  const [from, to] = windowOf(whole, hits, length);
  // Between dots, what only separates says nothing.
  const inner = whole.slice(from, to);
  const start = from === 0 ? 0 : from + inner.search(/[^\s.,;:·–-]|$/);
  const end = to === whole.length ? to : from + inner.replace(/[\s.,;:·–-]+$/, "").length;
  const parts = cut(whole, hits, start, end);
  const dots = { text: "…", hit: false };
  return { parts: [...(start > 0 ? [dots] : []), ...parts, ...(end < whole.length ? [dots] : [])], hits: hits.length };
}

/** Those of the wanted words that one of the texts has, written as they say. */
export function writtenIn(texts: readonly string[], wanted: readonly Wanted[]): ReadonlySet<Wanted> {
  const there = new Set<Wanted>();
  for (const one of texts) {
    if (there.size === wanted.length) break;
    const text = one.normalize("NFC");
    const words = wordsOf(text);
    const byFirst = byFirstWord(wanted.filter((row) => !there.has(row)));
    for (const [index, { sum }] of words.entries())
      for (const row of byFirst.get(sum) ?? []) if (!there.has(row) && isAt(text, words, index, row)) there.add(row);
  }
  return there;
}

/** By the sum of the first word: words of a text that have another one need not be folded. */
const byFirstWord = (wanted: readonly Wanted[]): Map<number, Wanted[]> => Map.groupBy(wanted, ({ folded: [first] }) => sumOf(first ?? ""));

function hitsOf(text: string, wanted: readonly Wanted[]): Range[] {
  const words = wordsOf(text);
  const byFirst = byFirstWord(wanted);
  const ranges: Range[] = [];
  for (const [index, { sum, start }] of words.entries()) {
    const rows = byFirst.get(sum);
    if (!rows) continue;
    const longest = rows.filter((row) => isAt(text, words, index, row)).reduce((most, { folded: { length } }) => Math.max(most, length), 0);
    const last = words[index + longest - 1];
    const previous = ranges.at(-1);
    if (longest === 0 || !last) continue;
    // Words of one phrase, and words that follow one another, are one mark.
    const follows = previous !== undefined && (start <= previous[1] || text.slice(previous[1], start) === " ");
    if (follows) ranges.splice(-1, 1, [previous[0], Math.max(previous[1], last.end)]);
    else ranges.push([start, last.end]);
  }
  return ranges;
}

const isAt = (text: string, words: readonly Word[], index: number, { folded, written }: Wanted): boolean =>
  folded.every((word, offset) => words[index + offset]?.folded === word) &&
  (written === undefined || written.every((word, offset) => markedForm(spelling(text, words[index + offset])) === word));

const spelling = (text: string, word: Word | undefined): string => (word ? text.slice(word.start, word.end) : "");

/** From the hit behind which the most marked characters follow; ends and begins between words. */
function windowOf(text: string, hits: readonly Range[], length: number): Range {
  let best = 0;
  let most = 0;
  for (const [index, [start]] of hits.entries()) {
    let marked = 0;
    for (let at = index; at < hits.length && at < index + 50; at += 1) {
      const [from, to] = hits[at] ?? [0, 0];
      if (to > start + length * 0.8) break;
      marked += to - from;
    }
    if (marked > most) [best, most] = [start, marked];
  }
  const lead = Math.max(0, best - Math.floor(length / 5));
  const from = lead === 0 ? 0 : Math.min(text.indexOf(" ", lead) + 1 || lead, best);
  const to = Math.min(text.length, from + length);
  const space = text.lastIndexOf(" ", to);
  return [from, to === text.length || space <= best ? to : space];
}

function cut(text: string, hits: readonly Range[], from: number, to: number): MarkedText {
  const parts: { text: string; hit: boolean }[] = [];
  const add = (start: number, end: number, hit: boolean): void => {
    const part = text.slice(Math.max(start, from), Math.min(end, to));
    if (end > start && part !== "") parts.push({ text: part, hit });
  };
  let at = from;
  for (const [start, end] of hits) {
    if (end <= from || start >= to) continue;
    add(at, start, false);
    add(start, end, true);
    at = Math.min(end, to);
  }
  add(at, to, false);
  return parts;
}
