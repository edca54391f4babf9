/** A day of visitors: what they open, how often something is published meanwhile. What is assumed stands here; what is measured does not. */
import type pg from "pg";
import { createRandom, type Random, zipf } from "../content/random.ts";

export const assumed = {
  /** Pages that a visitor opens. */
  viewsPerVisit: 3,
  /** Articles that fourteen sites publish or correct in a day. */
  publications: 400,
  /** Of a day's views, those of its busiest hour. */
  busiestHour: 0.1,
  /** The busiest second of that hour beside its average. */
  busiestSecond: 2,
  /** Seconds from a visitor's first page to the last look at the last one: so long the hub has a connection. */
  visitSeconds: 240,
  /** Of a processor's time, at the busiest second: beyond that, answers begin to wait. */
  utilisation: 0.6,
} as const;

/** Shares of views. Articles and categories: each one by its rank, 1, 1/2, 1/3, … (Zipf). */
const SHARES = { home: 0.2, category: 0.2, article: 0.55, search: 0.05 } as const;
const WORDS = 2_000;

export interface Visitors {
  /** Paths of as many views, in their order. */
  readonly views: (count: number) => string[];
  /** A category in which something is published: those that are read most have most. */
  readonly category: () => string;
}

export async function visitorsOf(client: pg.Client, seed: number): Promise<Visitors> {
  const random = createRandom(seed);
  const rows = async (sql: string): Promise<string[]> => (await client.query<{ path: string }>(sql)).rows.map(({ path }) => path);
  const articles = await rows(`select '/' || s.slug || '/' || c.slug || '/' || a.slug as path from article a
    join category c on c.id = a.category_id join site s on s.id = a.site_id
    where a.article_type = 1 and a.published_at <= now() order by md5(a.slug)`);
  const categories = await rows(`select '/' || s.slug || '/' || c.slug as path from category c join site s on s.id = c.site_id
    where exists (select from article a where a.category_id = c.id and a.published_at <= now()) order by md5(c.slug)`);
  const homes = await rows("select '/' || slug as path from site order by slug = 'btc' desc, slug");
  const oneArticle = zipf(articles);
  const oneCategory = zipf(categories);
  const oneHome = zipf(["/", ...homes]);
  const words = Array.from({ length: WORDS }, (_, index) => `tu-${index}`);
  const oneWord = zipf(words);
  const view = (): string => {
    const at = random.next();
    if (at < SHARES.home) return oneHome(random);
    if (at < SHARES.home + SHARES.category) return oneCategory(random);
    if (at < SHARES.home + SHARES.category + SHARES.article) return oneArticle(random);
    return `/btc/tim-kiem?q=${oneWord(random)}`;
  };
  return { views: (count) => Array.from({ length: count }, view), category: () => slugOf(oneCategory, random) };
}

const slugOf = (pick: (random: Random) => string, random: Random): string => pick(random).split("/").at(-1) ?? "";
