import type { Language } from "@portal/core";
import { termFinder, termsOf } from "./title-terms.ts";

/** A term that more than this part of the titles has tells none of them from the others: many begin alike, by many such words in a row. */
const COMMON_SHARE = 0.1;
/** Of a few titles that would be none: what at most so many have is rare. */
const RARE_COUNT = 3;

export interface RankingOptions {
  /** Of the titles. */
  readonly language: Language;
  /** At most so many are returned. */
  readonly count: number;
}

/**
 * The articles whose titles share the rarest words with a title, those that share most first; of equals, the one that comes first in the list. Titles that share only what
 * many of them have, or what titles of a ministry are made of anyway ("Thông tư của Bộ Tài chính"), are not related.
 * @param articles the others of its category; their titles also say how rare a term is (inverse document frequency)
 * @returns none where none is related
 */
export function rankRelated<Article extends { readonly title: string }>(
  title: string,
  articles: readonly Article[],
  { language, count }: RankingOptions,
): Article[] {
  const terms = termsOf(title, language);
  const sharedWith = termFinder(title, terms);
  const others = articles.map((article) => ({ article, shared: sharedWith(article.title) }));
  const titles = articles.length + 1;
  const weights = rareTerms(terms, others, titles);
  const scoreOf = (shared: ReadonlySet<string>): number => [...shared].reduce((score, term) => score + (weights.get(term) ?? 0), 0);
  return (
    others
      .map(({ article, shared }) => ({ article, score: scoreOf(shared) }))
      // As a word of two syllables comes to that is in as many titles as the square root of all says: its pair, and half for each syllable.
      .filter(({ score }) => score > 0 && score >= Math.log(titles))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, count)
      .map(({ article }) => article)
  );
}

/** How much each term says that few titles have; the article's own title has all. */
function rareTerms(
  terms: ReadonlyMap<string, number>,
  others: readonly { readonly shared: ReadonlySet<string> }[],
  titles: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { shared } of others) for (const term of shared) counts.set(term, (counts.get(term) ?? 1) + 1);
  const rare = [...counts].filter(([, having]) => having <= Math.max(RARE_COUNT, titles * COMMON_SHARE));
  return new Map(rare.map(([term, having]) => [term, (terms.get(term) ?? 0) * Math.log(titles / having)]));
}
