/** Text that `to_tsquery` reads. Words are letters and digits only (`wordsOf`), so what is in the quotes never ends them. */
import type { Unit } from "./query-units.ts";

/** Weights of title, summary, text and attached files in the words of a document; none: any of them. */
export type Field = "A" | "B" | "C" | "D" | "";

/** One word right behind another. */
export const IN_ROW = "<->";

const row = (words: readonly string[], field: Field): string =>
  words.length === 1
    ? `'${words[0]}'${field && `:${field}`}`
    : `(${words.map((word) => `'${word}'${field && `:${field}`}`).join(` ${IN_ROW} `)})`;

/** Any way to say it. */
const anyOf = (rows: readonly (readonly string[])[], field: Field): string =>
  rows.length === 1 ? row(rows[0] ?? [], field) : `(${rows.map((words) => row(words, field)).join(" | ")})`;

export const foldedText = ({ folded }: Unit, field: Field = ""): string => anyOf(folded, field);
export const markedText = ({ marked }: Unit, field: Field = ""): string => anyOf(marked, field);

/** At least `least` of them: in full, so that an index alone can answer. */
function atLeast(texts: readonly string[], least: number): string {
  if (least <= 0 || texts.length < least) return "";
  if (texts.length === least) return `(${texts.join(" & ")})`;
  if (least === 1) return `(${texts.join(" | ")})`;
  const [first = "", ...rest] = texts;
  return `(${first} & ${atLeast(rest, least - 1)} | ${atLeast(rest, least)})`;
}

/** All required units, at least so many of the others, and none of the unwanted ones. */
export function matchText(units: readonly Unit[], unwanted: readonly Unit[], least: number): string {
  const required = units.filter(({ isRequired }) => isRequired);
  const others = units.filter(({ isRequired }) => !isRequired);
  const most = atLeast(
    others.map((unit) => foldedText(unit)),
    Math.min(least, others.length),
  );
  return [
    ...required.map((unit) => foldedText(unit)),
    ...(most === "" ? [] : [most]),
    ...unwanted.map((unit) => `!${foldedText(unit)}`),
  ].join(" & ");
}

/** The same words wherever they stand: what an index alone can answer. */
export const inAnyOrder = (text: string): string => text.replaceAll(IN_ROW, "&");

/** How many of so many units are most of them; of two, one where nothing has both. */
export const mostOf = (count: number, isNothing: boolean): number => (count === 2 && isNothing ? 1 : Math.floor(count * 0.5) + 1);
