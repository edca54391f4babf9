/** What each generated article is: its category, its day, and which texts of the pool it is made of. */
import { slugOf } from "@portal/domain/content";
import type { TextPool } from "./pool.ts";
import { createRandom, zipf } from "./random.ts";
import type { TextLanguage } from "./text.ts";

export interface Category {
  readonly id: string;
  readonly siteId: string;
  readonly language: TextLanguage;
}

/** One row as it travels to the database: names as in the statement of ./statements.ts, whole numbers are places in the pool of its language. */
export interface PlannedArticle {
  readonly slug: string;
  readonly category_id: string;
  readonly site_id: string;
  readonly language: TextLanguage;
  readonly image: string;
  readonly published_at: string;
  readonly kind: "text" | "document" | "video";
  readonly title: number;
  readonly month: number;
  readonly summary: number;
  /** Of a document, with its issuer. */
  readonly number: number | null;
  readonly issuer: number | null;
  readonly paragraphs: readonly number[];
}

/** About 4.5 KB of HTML with the paragraphs of ./text.ts. */
const MIN_PARAGRAPHS = 5;
/** Nothing is newer than the demonstration content. */
const LAST_DAY = Date.parse("2026-11-20T00:00:00Z");
const YEARS = 20;
const YEAR = 365.25 * 24 * 60 * 60_000;
const pictures = ["budget", "customs", "digital", "investment", "market", "prices"];
const MAX_SLUG = 80;

/**
 * Article number `n`: the same whatever stands around it.
 * @param categories of the database as it is; the first get the most articles
 */
export function createPlan(
  seed: number,
  categories: readonly Category[],
  pools: Readonly<Record<TextLanguage, TextPool>>,
): (n: number) => PlannedArticle {
  const pickCategory = zipf(categories);
  return (n) => {
    const random = createRandom(seed + n * 7919);
    const category = pickCategory(random);
    const pool = pools[category.language];
    const kind = random.next() < 0.9 ? "text" : random.next() < 0.7 ? "document" : "video";
    // More in recent years, as portals grow: the square root leans towards the last day.
    const at = new Date(LAST_DAY - (1 - Math.sqrt(random.next())) * YEARS * YEAR);
    const title = pool.titles.from + random.below(pool.titles.count);
    return {
      slug: `${slugOf(pool.texts[title] ?? "", MAX_SLUG)}-${n}`,
      category_id: category.id,
      site_id: category.siteId,
      language: category.language,
      image: `/api/mediafile/anh/minh-hoa/${random.pick(pictures)}-${1 + random.below(6)}.svg`,
      published_at: at.toISOString(),
      kind,
      title,
      month: pool.monthOf(at),
      summary: pool.summaries.from + random.below(pool.summaries.count),
      number: kind === "document" ? pool.numbers.from + random.below(pool.numbers.count) : null,
      issuer: kind === "document" ? pool.issuer : null,
      paragraphs: Array.from(
        { length: MIN_PARAGRAPHS + random.below(4) },
        () => pool.paragraphs.from + random.below(pool.paragraphs.count),
      ),
    };
  };
}
