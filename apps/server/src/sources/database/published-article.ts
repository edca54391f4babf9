import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

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
    .where("article.published_at", "<=", sql<Date>`now()`);
