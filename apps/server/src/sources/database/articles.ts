import type { ArticleData } from "@portal/contracts";
import { countedUpTo } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { omitNulls } from "../../database/omit-nulls.ts";
import { counted } from "./content/counted.ts";
import { isStorable } from "./is-storable.ts";
import { isPublished, nextPublication } from "./published-article.ts";

/** Published articles of a category, newest first, when the next one is published (milliseconds since 1970), and how many there are: exact up to EXACT_TOTAL, a lower bound beyond. */
export async function listArticles(
  db: Kysely<Database>,
  categoryId: string,
  window: { readonly offset: number; readonly limit: number },
  asOf: number,
): Promise<{ readonly articles: ArticleData[]; readonly total: number; readonly changesAt: number | undefined }> {
  // An index has all that choosing takes: rows before the window are not read.
  const picked = sql<string>`(select id from article where category_id = ${categoryId} and ${isPublished("article", asOf)}
    order by published_at desc, id desc offset ${window.offset} limit ${window.limit})`;
  const [rows, { total, next }] = await Promise.all([
    published(db, asOf).where("article.id", "in", picked).orderBy("article.published_at", "desc").orderBy("article.id", "desc").execute(),
    db
      .selectNoFrom(
        counted(
          sql`from article where category_id = ${categoryId} and ${isPublished("article", asOf)}`,
          countedUpTo(window.offset, window.limit),
        ).as("total"),
      )
      .select(nextPublication(sql`${categoryId}`, asOf).as("next"))
      .executeTakeFirstOrThrow(),
  ]);
  return { articles: rows.map(toData), total, changesAt: next ?? undefined };
}

interface FoundArticle {
  readonly article: ArticleData | undefined;
  /** When it is published, where it is not yet; milliseconds since 1970. */
  readonly changesAt: number | undefined;
}

/** A published article with its content. */
export async function findArticle(db: Kysely<Database>, slug: string, asOf: number): Promise<FoundArticle> {
  if (!isStorable(slug)) return { article: undefined, changesAt: undefined };
  const row = await published(db, asOf)
    .select([sql<string | null>`article.content::text`.as("articleContent"), "article.metadata"])
    .where("article.slug", "=", slug)
    .executeTakeFirst();
  if (row) return { article: toData(row), changesAt: undefined };
  const later = await db.selectFrom("article").select("published_at").where("slug", "=", slug).executeTakeFirst();
  return { article: undefined, changesAt: later?.published_at?.getTime() };
}

const published = (db: Kysely<Database>, asOf: number) =>
  db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "article.title", "article.summary", "article.image", "article.published_at as publishedAt"])
    .select([
      "site.slug as site",
      "category.slug as category",
      "article.counterpart",
      "article.article_type as articleType",
      "article.media",
    ])
    .where(isPublished("article", asOf));

type Row = Awaited<ReturnType<ReturnType<typeof published>["executeTakeFirstOrThrow"]>>;

const toData = ({ publishedAt, ...row }: Row): ArticleData => ({
  ...omitNulls(row),
  ...(publishedAt === null ? {} : { publishedAt: toWireDate(publishedAt) }),
});

/** Dates travel in UTC without a trailing Z (specification §9). */
const toWireDate = (date: Date): string => date.toISOString().replace(/(\.000)?Z$/, "");
