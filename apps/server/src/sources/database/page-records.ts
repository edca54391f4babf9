import { type CategoryRecord, type FetchContext, languageOf, type SiteRecord } from "@portal/core";
import type { PageRecordsRequest, PageRecords, ParameterEntry, StaticPage } from "@portal/domain";
import { emptyPageRecords, REPRESENTATIVE_PARAMETERS, START_PARAMETERS } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { loadArticle } from "./article-record.ts";
import { omitNulls } from "../../database/omit-nulls.ts";
import { withAddresses } from "./media-addresses.ts";
import { loadQuestion } from "./questions.ts";
import { findReceipt } from "./receipts.ts";
import { isStorable } from "./is-storable.ts";

/** The records behind a path: at most six statements. */
export async function loadPageRecords(
  db: Kysely<Database>,
  request: PageRecordsRequest,
  context: Pick<FetchContext, "asOf" | "signal">,
): Promise<PageRecords> {
  const { signal } = context;
  if (!Object.values(request).every((slug) => slug === undefined || isStorable(slug))) return emptyPageRecords;
  const [site, categories, article, page, question, receipt] = await Promise.all([
    loadSite(db, request.site, context),
    loadCategories(db, request.site, request.category, signal),
    request.article === undefined ? undefined : loadArticle(db, request.article, context),
    request.page === undefined ? undefined : loadPage(db, request.site, request.page, signal),
    request.question === undefined ? undefined : loadQuestion(db, request.site, request.question, signal),
    request.receipt === undefined ? undefined : findReceipt(db, request.receipt, context),
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
    changesAt: site?.changesAt,
  };
}

async function loadSite(
  db: Kysely<Database>,
  slug: string,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<{ record: SiteRecord; changesAt: number | undefined; parameters: readonly ParameterEntry[] } | undefined> {
  const row = await db
    .selectFrom("site")
    .select(["slug", "name", "language", "counterpart", "metadata"])
    .select(
      sql<number | null>`(select ceil(extract(epoch from min(n.published_at)) * 1000)::float8 from article n
        where n.site_id = site.id and n.published_at > ${new Date(asOf)}::timestamptz)`.as("next_publication"),
    )
    .select(pageParameters.as("parameters"))
    .where("slug", "=", slug)
    .executeTakeFirst({ signal });
  if (!row) return undefined;
  const { next_publication: next, parameters, ...record } = row;
  return { record: omitNulls(record), changesAt: next ?? undefined, parameters };
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
  return rows.map(({ parent, ...row }) => ({ ...omitNulls(row), parent }));
}

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
