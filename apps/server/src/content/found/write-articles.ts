import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { upsert, type Written } from "../upsert.ts";
import type { ArticleWords } from "./article-words.ts";

export interface ArticleToWrite {
  readonly row: Readonly<Record<string, unknown>> & { readonly slug: string };
  /** undefined: the database works them out. */
  readonly words: ArticleWords | undefined;
}

/**
 * As `upsert`, and search finds what is written: all at once here, not by the trigger row by row. Inside the caller's transaction, whose statements run in
 * the order in which they are asked for.
 */
export async function writeArticles(db: Kysely<Database>, articles: readonly ArticleToWrite[]): Promise<Written[]> {
  // At once: previews wait for each round trip.
  const [, written] = await Promise.all([
    sql`select set_config('portal.found', 'by writer', true)`.execute(db),
    upsert(
      db,
      "article",
      articles.map(({ row }) => row),
    ),
  ]);
  const changed = articles.filter((_, index) => written[index]?.outcome !== "unchanged");
  const slugs = changed.map(({ row }) => row.slug);
  const given = changed.flatMap(({ row, words }) => (words ? [{ slug: row.slug, ...words }] : []));
  await sql`select set_config('portal.found', '', true), keep_articles_found(${slugs}::text[], ${JSON.stringify(given)}::json)`.execute(db);
  return written;
}
