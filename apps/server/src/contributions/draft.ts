import { articlePath } from "@portal/core";
import { parseArticle } from "@portal/core/article";
import { draftState } from "@portal/core/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

export interface Draft {
  readonly id: string;
  readonly title: string;
  /** Path of its page. */
  readonly path: string;
  readonly language: "vi" | "en";
  /** Whether comments are taken now. */
  readonly open: boolean;
}

/** Ids are numbers; anything else names nothing. */
const identity = /^\d{1,18}$/;

/** A published article that takes comments, or has taken some. */
export async function findDraft(db: Kysely<Database>, articleId: string): Promise<Draft | undefined> {
  if (!identity.test(articleId)) return undefined;
  const row = await db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "article.title", "article.article_type as articleType", "article.content as articleContent"])
    .select(["site.slug as site", "category.slug as category", "site.language"])
    .where("article.id", "=", articleId)
    .where("article.published_at", "<=", sql<Date>`now()`)
    .executeTakeFirst();
  const { body } = row ? parseArticle(row).value : {};
  if (!row || body?.kind !== "document" || body.deadline === undefined) return undefined;
  return {
    id: row.id,
    title: row.title,
    path: articlePath(row.site, row.category, row.slug),
    language: row.language === 2 ? "en" : "vi",
    open: draftState({ ...body, deadline: body.deadline }, Date.now()).state.open,
  };
}
