import { type CategoryRecord, type FetchContext, languageOf, type SiteRecord } from "@portal/core";
import type { CounterpartOf, PageRecordsRequest, PageRecords, ParameterEntry, StaticPage } from "@portal/domain";
import { emptyPageRecords, REPRESENTATIVE_PARAMETERS, START_PARAMETERS } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { loadArticle } from "./article-record.ts";
import { categoryNamesInVain, publicationOf, siteNamesInVain } from "./counterparts.ts";
import { omitNulls } from "../../database/omit-nulls.ts";
import { withAddresses } from "./media-addresses.ts";
import { loadQuestion } from "./questions.ts";
import { findReceipt } from "./receipts.ts";
import { isStorable } from "./is-storable.ts";

/** The records behind a path: one to four statements, in one round trip. */
export async function loadPageRecords(
  db: Kysely<Database>,
  request: PageRecordsRequest,
  context: Pick<FetchContext, "asOf" | "signal">,
): Promise<PageRecords> {
  const { signal } = context;
  if (!Object.values(request).every((slug) => typeof slug !== "string" || isStorable(slug))) return emptyPageRecords;
  const [site, frame, article, page, question, receipt] = await Promise.all([
    loadSite(db, request, context),
    request.frame === undefined ? undefined : loadFrame(db, request, request.frame, signal),
    request.article === undefined ? undefined : loadArticle(db, request.article, context),
    request.page === undefined ? undefined : loadPage(db, request.site, request.page, signal),
    request.question === undefined ? undefined : loadQuestion(db, request.site, request.question, signal),
    request.receipt === undefined ? undefined : findReceipt(db, request.receipt, context),
  ]);
  const { parameters, changesAt, record, categories = [], namesInVain = false } = site ?? {};
  if (record?.slug !== request.site)
    return {
      ...emptyPageRecords,
      site: record,
      frame,
      categories: categories.flatMap((one) => (one.site === record?.slug ? toRecord(one) : [])),
      parameters,
      unreadable: namesInVain ? ["site"] : [],
      changesAt,
    };
  const category = request.category === undefined ? undefined : categories.find(({ slug }) => slug === request.category);
  const inVain = { site: namesInVain, category: category?.namesInVain, article: article?.namesInVain, question: question?.namesInVain };
  return {
    site: record,
    frame,
    categories: categories.flatMap((one) => (one.site === request.site ? toRecord(one) : [])),
    category: category && toRecord(category),
    article: article?.record,
    page,
    question: question?.record,
    receipt,
    parameters,
    feedback: article?.feedback,
    ratings: article?.ratings,
    articleChanges: article?.changes,
    unreadable: counterparts.filter((kind) => inVain[kind]),
    changesAt: changesAt ?? article?.counterpartAt,
  };
}

const counterparts: readonly CounterpartOf[] = ["site", "category", "article", "question"];

/** The site that is asked for, else the one to bring instead. */
const siteId = ({ site, orElse = site }: Pick<PageRecordsRequest, "site" | "orElse">): RawBuilder<string> =>
  sql<string>`(select asked.id from site asked where asked.slug in (${site}, ${orElse}) order by asked.slug = ${site} desc limit 1)`;

interface LoadedSite extends Required<Pick<PageRecords, "parameters" | "changesAt">> {
  readonly record: SiteRecord;
  readonly namesInVain: boolean;
  readonly categories: readonly CategoryRow[];
}

async function loadSite(
  db: Kysely<Database>,
  request: Pick<PageRecordsRequest, "site" | "orElse" | "category" | "article">,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<LoadedSite | undefined> {
  const row = await db
    .selectFrom("site")
    .select(["slug", "name", "language", "counterpart", "metadata"])
    .select(
      // What the page shows says itself when it changes: this is about the page of an article that is not published yet.
      publicationOf(sql`${request.article ?? ""}`, asOf).as("publication"),
    )
    .select([siteNamesInVain.as("names_in_vain"), pageParameters.as("parameters"), categoriesOf(request.category).as("categories")])
    .where("id", "=", siteId(request))
    .executeTakeFirst({ signal });
  if (!row) return undefined;
  const { publication, parameters, categories, names_in_vain: namesInVain, ...record } = row;
  return {
    record: omitNulls(record),
    namesInVain,
    categories,
    changesAt: publication ?? undefined,
    parameters,
  };
}

/** A site in the other language, to stand around a page. */
async function loadFrame(
  db: Kysely<Database>,
  request: Pick<PageRecordsRequest, "site" | "orElse">,
  { language, orElse }: NonNullable<PageRecordsRequest["frame"]>,
  signal: AbortSignal | undefined,
): Promise<SiteRecord | undefined> {
  const row = await db
    .selectFrom("site")
    .innerJoin("site as around", (join) => join.on(sql<boolean>`around.slug = coalesce(site.counterpart, ${orElse})`))
    .select(["around.slug", "around.name", "around.language", "around.counterpart", "around.metadata"])
    .where("site.id", "=", siteId(request))
    .where(sql<boolean>`(site.language = 2) <> ${language === "en"}`)
    .executeTakeFirst({ signal });
  return row && omitNulls(row);
}

/** The lists that pages are made from, with the site's own statement: no round trip more. */
const pageParameters = sql<readonly ParameterEntry[]>`
  (select coalesce(json_agg(json_build_object('type', p.type, 'key', p.key, 'value', p.value, 'name', coalesce(p.name, p.key)) order by p.position, p.key), '[]'::json)
   from parameter p where p.type in (${sql.lit(START_PARAMETERS)}, ${sql.lit(REPRESENTATIVE_PARAMETERS)}))`;

/** All categories of the site, and the one asked for wherever it belongs. Only that one brings its metadata, which may be long. */
const categoriesOf = (asked: string | undefined): RawBuilder<readonly CategoryRow[]> => sql`
  (select coalesce(json_agg(json_build_object('id', c.id::text, 'slug', c.slug, 'name', c.name, 'description', c.description, 'site', s.slug,
      'parent', p.slug, 'order', c.position, 'counterpart', c.counterpart,
      'metadata', case when c.slug = ${asked ?? ""} then c.metadata end,
      'namesInVain', c.slug = ${asked ?? ""} and ${categoryNamesInVain})
      order by c.position, c.id), '[]'::json)
   from category c join site s on s.id = c.site_id left join category p on p.id = c.parent_id
   where c.site_id = site.id or c.slug = ${asked ?? ""})`;

interface CategoryRow extends Pick<CategoryRecord, "slug" | "name"> {
  readonly id: string;
  readonly description: string | null;
  readonly site: string;
  readonly parent: string | null;
  readonly order: number;
  readonly counterpart: string | null;
  readonly metadata: string | null;
  /** Of the one asked for. */
  readonly namesInVain: boolean;
}

function toRecord(row: CategoryRow): CategoryRecord {
  const { parent, namesInVain: _, ...category } = row;
  return { ...omitNulls(category), parent };
}

/** In the other language, of a row of `page` with its `site`: a page of the same site, else of its counterpart. */
export const pageCounterpart = sql<{ site: string; slug: string } | null>`(
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
    .select(["page.slug", "page.title", "page.language", "page.html", pageCounterpart.as("counterpart")])
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
