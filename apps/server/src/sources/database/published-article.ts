import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Articles without a day, and those of a later one, are no one's business yet. @param article - what the statement calls the table */
export const isPublished = (article: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(`${article}.published_at`)} <= now()`;

/** Ids are numbers; anything else names nothing. */
export const isArticleId = (text: string): boolean => /^\d{1,18}$/.test(text);

/** The article of an id, where everybody may read it, with the slugs that make its path. @param id - one that `isArticleId` takes */
export const publishedArticle = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "site.slug as site", "category.slug as category"])
    .where("article.id", "=", id)
    .where(isPublished("article"));
