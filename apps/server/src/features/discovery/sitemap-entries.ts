import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath, questionPath, storedPagePath } from "@portal/domain";
import { fixedRoutes, homePath, mediaAddress, otherLanguage } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import {
  isArticleCounterpart,
  isCategoryCounterpart,
  isQuestionCounterpart,
  isSiteCounterpart,
} from "../../sources/database/counterparts.ts";
import { pageCounterpart } from "../../sources/database/page-records.ts";
import { isPublished } from "../../sources/database/published-article.ts";
import type { SitemapPart, SitemapQuery } from "./sitemap-parts.ts";

type Ministry = Readonly<Record<Language, string>>;

/** A page as the sitemap names it; its addresses are paths. */
export interface SitemapEntry {
  readonly path: string;
  readonly language: Language;
  /** The same page in the other language. */
  readonly counterpart: string | undefined;
  /** When it was changed last; undefined where no one knows. */
  readonly changedAt: Date | undefined;
  /** Path or address of its picture. */
  readonly image: string | undefined;
  /** Of an article that is new. */
  readonly news: { readonly title: string; readonly publication: string; readonly publishedAt: Date } | undefined;
}

interface EntriesQuery extends SitemapQuery {
  readonly ministry: Ministry;
}

/** Milliseconds for which an article is news (Google's news sitemaps). */
export const NEWS_MS = 48 * 60 * 60_000;

/** What a file of the sitemap names: what everybody may read, each by its one address. @returns nothing where there is no such file */
export async function entriesOf(db: Kysely<Database>, part: SitemapPart, query: EntriesQuery): Promise<readonly SitemapEntry[]> {
  const offset = (part.number - 1) * query.size;
  switch (part.kind) {
    case "portal":
      return part.number === 1 ? portalEntries(db, query) : [];
    case "categories":
      return categoryEntries(db, query, offset);
    case "pages":
      return pageEntries(db, query, offset);
    case "questions":
      return questionEntries(db, query, offset);
    case "articles":
      return part.month === undefined ? [] : articleEntries(db, query, part.month, offset);
  }
}

const plain = { changedAt: undefined, image: undefined, news: undefined };

/** Fixed pages that an index has no use for: they need a question's key, or say that there is nothing. */
const notListed: ReadonlySet<string> = new Set(["questionDetail", "notFound"]);

/** Homes of all sites, and the ministry's fixed pages; those whose text is a stored page stand among the pages. */
async function portalEntries(db: Kysely<Database>, { ministry }: EntriesQuery): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; language: number; counterpart: string | null }>`
    select s.slug, s.language, t.slug as counterpart from site s left join site t on ${isSiteCounterpart("s")}
    order by s.position, s.id`.execute(db);
  const homes = rows.map(({ slug, language, counterpart }) => ({
    ...plain,
    path: homePath(slug, ministry),
    language: languageOf(language),
    counterpart: counterpart === null ? undefined : homePath(counterpart, ministry),
  }));
  const known = new Set(rows.map(({ slug }) => slug));
  const languages = (["vi", "en"] as const).filter((language) => known.has(ministry[language]));
  const fixed = fixedRoutes.filter((route) => !route.personal && !route.page && !notListed.has(route.name));
  return [
    ...homes,
    ...languages.flatMap((language) =>
      fixed.map(({ path }) => ({
        ...plain,
        path: path[language],
        language,
        counterpart: languages.length === 2 ? path[otherLanguage(language)] : undefined,
      })),
    ),
  ];
}

async function categoryEntries(db: Kysely<Database>, { asOf, size }: EntriesQuery, offset: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{
    slug: string;
    site: string;
    language: number;
    counterpart: string | null;
    counterpart_site: string | null;
    changed_at: Date;
  }>`
    select c.slug, s.slug as site, s.language, o.slug as counterpart, t.slug as counterpart_site,
      greatest(c.updated_at, (select max(a.published_at) from article a where a.category_id = c.id and ${isPublished("a", asOf)})) as changed_at
    from category c join site s on s.id = c.site_id
    left join (category o join site t on t.id = o.site_id) on ${isCategoryCounterpart("c", "s")}
    order by c.id limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ slug, site, language, counterpart, counterpart_site: otherSite, changed_at: changedAt }) => ({
    ...plain,
    path: categoryPath(site, slug),
    language: languageOf(language),
    counterpart: counterpart === null || otherSite === null ? undefined : categoryPath(otherSite, counterpart),
    changedAt,
  }));
}

async function pageEntries(db: Kysely<Database>, { ministry, size }: EntriesQuery, offset: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{
    slug: string;
    site: string;
    language: number;
    updated_at: Date;
    counterpart: { site: string; slug: string } | null;
  }>`
    select page.slug, site.slug as site, page.language, page.updated_at, ${pageCounterpart} as counterpart
    from page join site on site.id = page.site_id order by page.id limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ slug, site, language: stored, updated_at: changedAt, counterpart }) => {
    const language = languageOf(stored);
    return {
      ...plain,
      path: storedPagePath(site, slug, language, ministry),
      language,
      counterpart: counterpart ? storedPagePath(counterpart.site, counterpart.slug, otherLanguage(language), ministry) : undefined,
      changedAt,
    };
  });
}

/** Those of the ministry's two sites: no other has pages of questions. */
async function questionEntries(db: Kysely<Database>, { ministry, size }: EntriesQuery, offset: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; language: number; counterpart: string | null; changed_at: Date }>`
    select q.slug, s.language, o.slug as counterpart, greatest(q.updated_at, q.answered_at, q.asked_at) as changed_at
    from question q join site s on s.id = q.site_id
    left join (question o join site t on t.id = o.site_id) on ${isQuestionCounterpart}
    where s.slug in (${ministry.vi}, ${ministry.en})
    order by q.id limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ slug, language: stored, counterpart, changed_at: changedAt }) => {
    const language = languageOf(stored);
    return {
      ...plain,
      path: questionPath(slug, language),
      language,
      counterpart: counterpart === null ? undefined : questionPath(counterpart, otherLanguage(language)),
      changedAt,
    };
  });
}

interface ArticleRow {
  readonly slug: string;
  readonly site: string;
  readonly name: string;
  readonly language: number;
  readonly category: string;
  readonly title: string;
  readonly image: string | null;
  readonly published_at: Date;
  readonly changed_at: Date;
  readonly counterpart: string | null;
  readonly counterpart_site: string | null;
  readonly counterpart_category: string | null;
}

async function articleEntries(db: Kysely<Database>, { asOf, size }: EntriesQuery, month: string, offset: number): Promise<SitemapEntry[]> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + 1);
  const isBefore = sql`l.published_at < ${until} and ${isPublished("l", asOf)}`;
  const { rows } = await sql<ArticleRow>`
    -- Those before it are passed over in the index alone.
    with first as (
      select l.published_at, l.key from listed_article l where l.published_at >= ${from} and ${isBefore}
      order by l.published_at, l.key limit 1 offset ${offset}),
    listed as (
      select l.article_id as id from listed_article l
      where (l.published_at, l.key) >= ((select published_at from first), (select key from first)) and ${isBefore}
      order by l.published_at, l.key limit ${size})
    select a.slug, s.slug as site, s.name, s.language, c.slug as category, a.title, a.image, a.published_at,
      greatest(a.updated_at, a.published_at) as changed_at,
      o.slug as counterpart, t.slug as counterpart_site, oc.slug as counterpart_category
    from listed join article a on a.id = listed.id
    join site s on s.id = a.site_id join category c on c.id = a.category_id
    left join (article o join site t on t.id = o.site_id join category oc on oc.id = o.category_id)
      on ${isArticleCounterpart("a", "s", asOf)}
    order by a.published_at, a.slug`.execute(db);
  return rows.map((row) => ({
    path: articlePath(row.site, row.category, row.slug),
    language: languageOf(row.language),
    counterpart:
      row.counterpart === null || row.counterpart_site === null || row.counterpart_category === null
        ? undefined
        : articlePath(row.counterpart_site, row.counterpart_category, row.counterpart),
    changedAt: row.changed_at,
    image: row.image === null ? undefined : mediaAddress(row.image, ""),
    news:
      row.published_at.getTime() > asOf - NEWS_MS ? { title: row.title, publication: row.name, publishedAt: row.published_at } : undefined,
  }));
}

/** When a file of articles changes by itself: the next is published, or what is news is so no longer. @param asOf milliseconds since 1970 */
export async function articlesChangeAt(db: Kysely<Database>, asOf: number): Promise<number | undefined> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(l.published_at) from listed_article l where l.published_at > ${new Date(asOf)}),
      (select min(l.published_at) from listed_article l where l.published_at > ${new Date(asOf - NEWS_MS)}) + ${NEWS_MS} * interval '1 millisecond'
    ) as next`.execute(db);
  return rows[0]?.next?.getTime();
}
