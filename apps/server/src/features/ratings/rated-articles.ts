import type { RatedArticle } from "@portal/contracts";
import { articlePath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import { articleTag, notifyOften } from "../../content/tags.ts";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";

interface WantedRatings {
  /** Slugs; undefined: of all sites. */
  readonly sites: readonly string[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly site: string;
  readonly category: string;
  readonly slug: string;
  readonly stars: readonly number[];
  readonly ratedAt: Date;
}

/** Articles whose rating changed last first, and how many there are. */
export async function listRatedArticles(
  db: Kysely<Database>,
  { sites, offset, limit }: WantedRatings,
): Promise<{ readonly articles: readonly RatedArticle[]; readonly total: number }> {
  const rated = sql`article_rating r join article a on a.id = r.article_id join site s on s.id = a.site_id
    where ${sites === undefined} or s.slug = any(${sites ?? []}::text[])`;
  const stars = sql.join([1, 2, 3, 4, 5].map((count) => sql`count(*) filter (where stars = ${sql.lit(count)})::int`));
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select l.id, l.stars, l."ratedAt", a.title, a.slug, s.slug as site, c.slug as category from (
        select r.article_id as id, array[${stars}] as stars, max(r.given_at) as "ratedAt" from ${rated}
        group by r.article_id order by max(r.given_at) desc, r.article_id desc offset ${offset} limit ${limit}
      ) l join article a on a.id = l.id join site s on s.id = a.site_id join category c on c.id = a.category_id
      order by l."ratedAt" desc, l.id desc`.execute(db),
    sql<{ total: number }>`select count(distinct r.article_id)::int as total from ${rated}`.execute(db),
  ]);
  const articles = rows.map(({ category, slug, ratedAt, ...article }) => ({
    ...article,
    path: articlePath(article.site, category, slug),
    ratedAt: ratedAt.toISOString(),
  }));
  return { articles, total: counted.rows[0]?.total ?? 0 };
}

/** Removes every opinion on an article, with an entry in the audit: its readers rate it anew. @returns how many there were */
export async function clearRatings(db: Kysely<Database>, actor: string, id: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ site: string; slug: string; cleared: number }>`
      with cleared as (delete from article_rating where article_id = ${id}::bigint returning article_id)
      select s.slug as site, a.slug, count(*)::int as cleared from cleared
      join article a on a.id = cleared.article_id join site s on s.id = a.site_id group by s.slug, a.slug`.execute(tx);
    const [article] = rows;
    if (!article) return 0;
    await recordAct(tx, {
      actor,
      act: "rating.clear",
      subject: `article:${id}`,
      site: article.site,
      details: { ratings: article.cleared },
    });
    await notifyOften(tx, articleTag(article.slug));
    return article.cleared;
  });
}
