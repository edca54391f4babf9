/** The precise order of candidates: title before summary before text before files, words in a row before words apart. */
import type { Language } from "@portal/core";
import { fold, wordsOf } from "@portal/domain/content";
import { type Candidate } from "./candidates.ts";
import { COMMON, type UnitStatistics } from "./unit-statistics.ts";
import type { SearchTerms } from "./query-units.ts";

export interface RankContext {
  readonly asked: SearchTerms;
  readonly typed: string;
  /** Of the units. */
  readonly statistics: readonly UnitStatistics[];
  /** Of the page that is searched from. */
  readonly language: Language;
  readonly asOf: number;
}

export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
  /** Holds every unit. */
  readonly isComplete: boolean;
  /** Half of what was typed side by side is side by side. */
  readonly isTogether: boolean;
}

/** Title, summary, text, files. */
const weights = [1, 0.5, 0.35, 0.25] as const;
/** A word that has other marks than what was typed. */
const OTHER_MARKS = 0.4;
/** What the second-best field adds. */
const OTHER_FIELDS_WEIGHT = 0.15;
const YEAR_MS = 365 * 86_400_000;

/** How well a document holds one thing: 0 to a little above 1. */
function strength(bits: number, isMarked: boolean): number {
  let best = 0;
  let sum = 0;
  for (const [place, weight] of weights.entries()) {
    const isThere = (bits & (1 << place)) !== 0;
    if (!isThere) continue;
    const value = !isMarked || (bits & (16 << place)) !== 0 ? weight : weight * OTHER_MARKS;
    best = Math.max(best, value);
    sum += value;
  }
  return best + OTHER_FIELDS_WEIGHT * (sum - best);
}

/** Rare words say more. */
const rarity = ({ documents }: UnitStatistics): number => Math.log(1 + COMMON / (documents + 1));

/** Those that hold all first, the best of them first; equal ones newest first. */
export function rank(candidates: readonly Candidate[], context: RankContext): Ranked[] {
  const title = wordsOf(context.typed).map(({ folded }) => folded);
  return candidates
    .map((candidate) => score(candidate, context, title))
    .toSorted(
      (a, b) =>
        Number(b.isComplete) - Number(a.isComplete) ||
        b.score - a.score ||
        (b.candidate.at ?? "").localeCompare(a.candidate.at ?? "") ||
        Number(b.candidate.id) - Number(a.candidate.id),
    );
}

function score(candidate: Candidate, { asked, statistics, language, asOf }: RankContext, typed: readonly string[]): Ranked {
  const { units, pairs, isMarked, whole } = asked;
  const bits = candidate.bits ?? [];
  const isEnglish = candidate.language === 2;
  const share = (places: readonly (readonly [weight: number, place: number])[]): number => {
    const all = places.reduce((sum, [weight]) => sum + weight, 0);
    return all === 0 ? 0 : places.reduce((sum, [weight, place]) => sum + weight * strength(bits[place] ?? 0, isMarked), 0) / all;
  };
  const counted = units.map((_unit, place) =>
    isEnglish && statistics[place]?.isEmptyInEnglish ? 0 : rarity(statistics[place] ?? nothing),
  );
  const has = (place: number): boolean => ((bits[place] ?? 0) & 15) !== 0;
  const mass = counted.reduce((sum, weight) => sum + weight, 0);
  const held = counted.reduce((sum, weight, place) => sum + (has(place) ? weight : 0), 0);
  const isComplete = counted.every((weight, place) => weight === 0 || has(place));
  const words = share(counted.map((weight, place) => [weight, place]));
  const rows = share(pairs.map(([first, second], index) => [(counted[first] ?? 0) + (counted[second] ?? 0), units.length + index]));
  const inARow = whole ? strength(bits[units.length + pairs.length] ?? 0, isMarked) : 0;
  const titleWords = wordsOf(candidate.title);
  const isTitle = titleWords.length === typed.length && titleWords.every(({ folded }, index) => fold(folded) === typed[index]);
  // Of short titles with the same words, the one with less besides.
  const inTitle = counted.filter((_weight, place) => ((bits[place] ?? 0) & 1) !== 0).length;
  const brevity = titleWords.length === 0 ? 0 : Math.min(1, inTitle / titleWords.length);
  const number = units.some(({ isNumber }, place) => isNumber && ((bits[place] ?? 0) & 3) !== 0) ? 1 : 0;
  const age = candidate.at === null ? 2 : Math.max(0, asOf - Date.parse(candidate.at)) / YEAR_MS;
  const total =
    words * (pairs.length === 0 ? 1 : 0.45) +
    rows * 0.55 +
    inARow * 0.4 +
    (isTitle ? 0.5 : 0) +
    number +
    brevity * 0.15 +
    Math.min(candidate.near, 1) * 0.1 +
    Math.exp(-age / 2) * 0.03 +
    (isEnglish === (language === "en") ? 0.1 : 0);
  const coverage = mass === 0 ? 0 : held / mass;
  const together = pairs.filter((_pair, index) => ((bits[units.length + index] ?? 0) & 15) !== 0).length;
  return { candidate, isComplete, isTogether: together * 2 >= pairs.length, score: total * coverage ** 2 };
}

const nothing: UnitStatistics = { documents: 0, isEmptyInEnglish: false };
