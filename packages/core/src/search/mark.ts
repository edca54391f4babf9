import type { MarkedText } from "../model/search.ts";
import { type Word, wordsOf } from "./fold.ts";
import type { SearchTerms } from "./terms.ts";

type Range = readonly [start: number, end: number];

/** A text with what was looked for marked. */
export const markText = (text: string, terms: SearchTerms): MarkedText => {
  const whole = text.normalize("NFC");
  return cut(whole, hitsOf(whole, terms), 0, whole.length);
};

/**
 * The part of a text, of about `length` characters, that holds the most of what was looked for; its beginning where it holds nothing.
 */
export function snippetOf(text: string, terms: SearchTerms, length: number): { readonly parts: MarkedText; readonly hits: number } {
  const whole = text.replaceAll(/\s+/g, " ").trim().normalize("NFC");
  const hits = hitsOf(whole, terms);
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

function hitsOf(text: string, { wanted }: SearchTerms): Range[] {
  const words = wordsOf(text);
  const byFirst = Map.groupBy(wanted, ([first]) => first ?? "");
  const ranges: Range[] = [];
  for (const [index, { folded, start }] of words.entries()) {
    const longest = (byFirst.get(folded) ?? [])
      .filter((phrase) => isAt(words, index, phrase))
      .reduce((most, { length }) => Math.max(most, length), 0);
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

const isAt = (words: readonly Word[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => words[index + place]?.folded === word);

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
