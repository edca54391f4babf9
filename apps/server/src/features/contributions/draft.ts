import { type Language, languageOf } from "@portal/core";
import { parseArticle } from "@portal/domain/articles";
import { draftState } from "@portal/domain/content";
import type { Services } from "../../services.ts";
import { isArticleId, publishedArticle } from "../../sources/database/published-article.ts";

export interface Draft {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly category: string;
  readonly language: Language;
  /** Whether comments are taken now. */
  readonly open: boolean;
}

type DraftServices = Pick<Services, "db" | "clock">;

/** A published article that takes comments, or has taken some. */
export async function findDraft({ db, clock }: DraftServices, articleId: string): Promise<Draft | undefined> {
  if (!isArticleId(articleId)) return undefined;
  const asOf = clock.now();
  const row = await publishedArticle(db, articleId, asOf)
    .select(["article.title", "article.article_type as articleType", "article.content as articleContent", "site.language"])
    .executeTakeFirst();
  const { body } = row ? parseArticle(row).value : {};
  if (!row || body?.kind !== "document" || body.deadline === undefined) return undefined;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    category: row.category,
    language: languageOf(row.language),
    open: draftState({ ...body, deadline: body.deadline }, asOf).state.open,
  };
}

/** Of the site that a published article stands on; undefined where there is no such article. */
export async function articleLanguage({ db, clock }: DraftServices, articleId: string): Promise<Language | undefined> {
  if (!isArticleId(articleId)) return undefined;
  const row = await publishedArticle(db, articleId, clock.now()).select("site.language").executeTakeFirst();
  return row && languageOf(row.language);
}
