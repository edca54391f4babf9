import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * Articles without a day, and those of a later one, are no one's business yet.
 * @param article - what the statement calls the table
 * @param asOf - milliseconds since 1970
 */
export const isPublished = (article: string, asOf: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${article}.published_at`)} <= ${new Date(asOf)}::timestamptz`;

/** When the next of a category's articles is published, in milliseconds since 1970. @param category - its id */
export const nextPublication = (category: RawBuilder<unknown>, asOf: number): RawBuilder<number | null> =>
  sql<number | null>`(select ceil(extract(epoch from min(n.published_at)) * 1000)::float8 from article n
    where n.category_id = ${category} and n.published_at > ${new Date(asOf)}::timestamptz)`;

/** Ids are numbers; anything else names nothing. */
export const isArticleId = (text: string): boolean => /^\d{1,18}$/.test(text);

/**
 * The article of an id, where everybody may read it, with the slugs that make its path.
 * @param id - one that `isArticleId` takes
 * @param asOf - milliseconds since 1970
 */
export const publishedArticle = (db: Kysely<Database>, id: string, asOf: number) =>
  db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "site.slug as site", "category.slug as category"])
    .where("article.id", "=", id)
    .where(isPublished("article", asOf));
