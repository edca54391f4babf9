import { type ArticleRecord, type CategoryRecord, languageOf, type SiteRecord } from "@portal/core";
import type { DraftFeedback, PageRecordsRequest, PageRecords, ParameterEntry, RatingSum, StaticPage } from "@portal/domain";
import { REPRESENTATIVE_PARAMETERS, START_PARAMETERS, withMediaAddresses } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import { type HtmlRecord, mapHtml } from "../../content/html-slots.ts";
import type { Database } from "../../database/schema.ts";
import { findReceipt } from "../../features/receipts/find-receipt.ts";
import { defined } from "./defined.ts";
import { loadQuestion } from "./questions.ts";
import { isStorable } from "./slug.ts";

const nothing: PageRecords = {
  site: undefined,
  categories: [],
  category: undefined,
  article: undefined,
  page: undefined,
  freshUntil: undefined,
};

/** The records behind a path: at most six statements. */
export async function loadPageRecords(
  db: Kysely<Database>,
  request: PageRecordsRequest,
  signal: AbortSignal | undefined,
): Promise<PageRecords> {
  if (!Object.values(request).every((slug) => slug === undefined || isStorable(slug))) return nothing;
  const [site, categories, article, page, question, receipt] = await Promise.all([
    loadSite(db, request.site, signal),
    loadCategories(db, request.site, request.category, signal),
    request.article === undefined ? undefined : loadArticle(db, request.article, signal),
    request.page === undefined ? undefined : loadPage(db, request.site, request.page, signal),
    request.question === undefined ? undefined : loadQuestion(db, request.site, request.question, signal),
    request.receipt === undefined ? undefined : findReceipt(db, request.receipt, signal),
  ]);
  return {
    site: site?.record,
    categories: categories.filter((category) => category.site === request.site),
    category: request.category === undefined ? undefined : categories.find(({ slug }) => slug === request.category),
    article: article?.record,
    page,
    question,
    receipt,
    parameters: site?.parameters,
    feedback: article?.feedback,
    ratings: article?.ratings,
    freshUntil: site?.freshUntil,
  };
}

async function loadSite(
  db: Kysely<Database>,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<{ record: SiteRecord; freshUntil: string | undefined; parameters: readonly ParameterEntry[] } | undefined> {
  const row = await db
    .selectFrom("site")
    .select(["slug", "name", "language", "counterpart", "metadata"])
    .select((eb) =>
      eb
        .selectFrom("article")
        .whereRef("article.site_id", "=", "site.id")
        .where("article.published_at", ">", sql<Date>`now()`)
        .select((inner) => inner.fn.min("article.published_at").as("next"))
        .as("next_publication"),
    )
    .select(pageParameters.as("parameters"))
    .where("slug", "=", slug)
    .executeTakeFirst({ signal });
  if (!row) return undefined;
  const { next_publication: next, parameters, ...record } = row;
  return { record: defined(record), freshUntil: next?.toISOString(), parameters };
}

/** The lists that pages are made from, with the site's own statement: no round trip more. */
const pageParameters = sql<readonly ParameterEntry[]>`
  (select coalesce(json_agg(json_build_object('type', p.type, 'key', p.key, 'value', p.value, 'name', coalesce(p.name, p.key)) order by p.position, p.key), '[]'::json)
   from parameter p where p.type in (${sql.lit(START_PARAMETERS)}, ${sql.lit(REPRESENTATIVE_PARAMETERS)}))`;

/** All categories of the site, and the one asked for wherever it belongs. Only that one brings its metadata, which may be long. */
async function loadCategories(
  db: Kysely<Database>,
  site: string,
  asked: string | undefined,
  signal: AbortSignal | undefined,
): Promise<CategoryRecord[]> {
  const rows = await db
    .selectFrom("category")
    .innerJoin("site", "site.id", "category.site_id")
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["category.id", "category.slug", "category.name", "category.description", "site.slug as site", "parent.slug as parent"])
    .select(["category.position as order", "category.counterpart"])
    .select((eb) =>
      eb
        .case()
        .when("category.slug", "=", asked ?? "")
        .then(eb.ref("category.metadata"))
        .end()
        .as("metadata"),
    )
    .where((eb) => eb.or([eb("site.slug", "=", site), ...(asked === undefined ? [] : [eb("category.slug", "=", asked)])]))
    .orderBy("category.position")
    .orderBy("category.id")
    .execute({ signal });
  return rows.map(({ parent, ...row }) => ({ ...defined(row), parent }));
}

interface LoadedArticle {
  readonly record: ArticleRecord;
  readonly feedback: DraftFeedback | undefined;
  readonly ratings: RatingSum | undefined;
}

async function loadArticle(db: Kysely<Database>, slug: string, signal: AbortSignal | undefined): Promise<LoadedArticle | undefined> {
  const row = await db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "article.title", "article.summary", "article.image", "article.published_at"])
    .select([
      "site.slug as site",
      "category.slug as category",
      "article.counterpart",
      "article.article_type",
      "article.content",
      "article.metadata",
    ])
    .select([feedbackOf.as("feedback"), ratingsOf.as("ratings")])
    .where("article.slug", "=", slug)
    .where("article.published_at", "<=", sql<Date>`now()`)
    .executeTakeFirst({ signal });
  if (!row) return undefined;
  const { published_at: publishedAt, article_type: articleType, content, feedback, ratings, ...rest } = row;
  const record = {
    ...defined(rest),
    articleType,
    ...(publishedAt === null ? {} : { publishedAt: publishedAt.toISOString() }),
    ...(content === null ? {} : { articleContent: withAddresses("article", content as Readonly<Record<string, unknown>>) }),
  };
  return {
    record,
    feedback: feedback ? { ...feedback, outcome: feedback.outcome ?? undefined } : undefined,
    ratings: ratings ?? undefined,
  };
}

/** Of drafts only: what else has a last day takes no comments. */
const feedbackOf = sql<{ count: number; outcome: DraftFeedback["outcome"] | null } | null>`
  case when article.content ->> 'Deadline' is not null then json_build_object(
    'count', (select count(*)::int from contribution c where c.article_id = article.id),
    'outcome', (
      select json_build_object('html', o.html, 'unit', o.unit, 'at', to_char(o.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from draft_outcome o where o.article_id = article.id)) end`;

const ratingsOf = sql<RatingSum | null>`
  (select json_build_object('count', count(*)::int, 'stars', sum(r.stars)::int) from article_rating r where r.article_id = article.id having count(*) > 0)`;

/** Addresses in HTML, by the rules of specification §7; what is stored, and sent by the calls of §7, stays as it was written. */
const withAddresses = <Fields extends Readonly<Record<string, unknown>>>(record: HtmlRecord, fields: Fields): Fields =>
  mapHtml(record, fields, (html) => withMediaAddresses(html, OWN_SERVER));

/** The page's own origin. */
const OWN_SERVER = "";

/** In the other language: a page of the same site, else of its counterpart. */
const counterpartOf = sql<{ site: string; slug: string } | null>`(
  select json_build_object('site', there.slug, 'slug', other.slug)
  from page other join site there on there.id = other.site_id
  where other.slug = page.counterpart and (there.id = site.id or there.slug = site.counterpart)
    and (other.language = 2) <> (page.language = 2)
  order by (there.id = site.id) desc limit 1)`;

async function loadPage(
  db: Kysely<Database>,
  site: string,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<StaticPage | undefined> {
  const row = await db
    .selectFrom("page")
    .innerJoin("site", "site.id", "page.site_id")
    .select(["page.slug", "page.title", "page.language", "page.html", counterpartOf.as("counterpart")])
    .where("site.slug", "=", site)
    .where("page.slug", "=", slug)
    .executeTakeFirst({ signal });
  return (
    row && {
      ...withAddresses("page", row),
      language: languageOf(row.language),
      counterpart: row.counterpart ?? undefined,
    }
  );
}
