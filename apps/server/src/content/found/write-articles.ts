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
 * @param isFoundLater search finds them once the caller has called `findArticles`
 */
export async function writeArticles(db: Kysely<Database>, articles: readonly ArticleToWrite[], isFoundLater = false): Promise<Written[]> {
  // At once: previews wait for each round trip.
  const [, written] = await Promise.all([
    sql`select set_config('portal.found', 'by writer', true)`.execute(db),
    upsert(
      db,
      "article",
      articles.map(({ row }) => row),
    ),
  ]);
  if (isFoundLater) return written;
  const changed = articles.filter((_, index) => written[index]?.outcome !== "unchanged");
  await findArticles(
    db,
    changed.map(({ row: { slug }, words }) => ({ slug, words })),
  );
  return written;
}

/** Search finds these from now on as they are stored. */
export async function findArticles(
  db: Kysely<Database>,
  articles: readonly (Pick<ArticleToWrite, "words"> & { readonly slug: string })[],
): Promise<void> {
  const slugs = articles.map(({ slug }) => slug);
  const given = articles.flatMap(({ slug, words }) => (words ? [{ slug, ...words }] : []));
  await sql`select set_config('portal.found', '', true), keep_articles_found(${slugs}::text[], ${JSON.stringify(given)}::json)`.execute(db);
}
