/** Which public records can be read in the other language as well, and which cannot. */
import { type CounterpartCount, type MissingCounterpart, type TranslatedKind, translatedKinds } from "@portal/contracts";
import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath, questionPath, storedPagePath } from "@portal/domain";
import { homePath } from "@portal/domain/content";
import { keyOf } from "@portal/domain/records";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { isArticleCounterpart, isCategoryCounterpart, isQuestionCounterpart, isSiteCounterpart } from "./counterparts.ts";
import { pageCounterpart } from "./page-records.ts";
import { isPublished } from "./published-article.ts";

export interface CounterpartsQuery {
  /** Slugs of the sites; undefined: all. */
  readonly sites: readonly string[] | undefined;
  readonly ministry: Readonly<Record<Language, string>>;
  /** Milliseconds since 1970. */
  readonly asOf: number;
  readonly signal: AbortSignal;
}

/** The counts of all kinds, site after site. */
export async function countAllCounterparts(db: Kysely<Database>, query: CounterpartsQuery): Promise<CounterpartCount[]> {
  const counted: CounterpartCount[] = [];
  // One after the other: each may read a million rows, beside a server at work.
  for (const kind of translatedKinds) counted.push(...(await countCounterparts(db, kind, query)));
  // The first kind, which is that of sites, has them in their order.
  return [...Map.groupBy(counted, (count) => count.site).values()].flat();
}

/** The counts of one kind, by site; a site that has nothing of the kind is left out. */
async function countCounterparts(
  db: Kysely<Database>,
  kind: TranslatedKind,
  { signal, ...query }: CounterpartsQuery,
): Promise<CounterpartCount[]> {
  const { rows } = await sql<Omit<CounterpartCount, "kind" | "language"> & { language: number }>`
    select s.slug as site, s.language, count(*)::int as public, count(*) filter (where r.is_paired)::int as paired,
      count(*) filter (where r.names is null)::int as unpaired,
      count(*) filter (where r.names is not null and not r.is_paired)::int as dangling
    from (${records(kind, query)}) r join site s on s.id = r.site_id
    where ${ofSite(query)}
    group by s.id order by s.position, s.id`.execute(db, { signal });
  return rows.map(({ site, language, ...counts }) => ({ site, language: languageOf(language), kind, ...counts }));
}

interface MissingPart extends CounterpartsQuery {
  readonly offset: number;
  readonly limit: number;
}

/** A part of the records of one kind that have no counterpart which everybody may read, the newest first, and how many there are. */
export async function listMissingCounterparts(
  db: Kysely<Database>,
  kind: TranslatedKind,
  { offset, limit, signal, ...query }: MissingPart,
): Promise<{ readonly total: number; readonly records: MissingCounterpart[] }> {
  const { rows } = await sql<{ total: number } & (FoundRow | { [column in keyof FoundRow]: null })>`
    -- Narrow rows are sorted and counted; what an address is made of is read for those that are listed.
    with missing as (
      select r.id, r.site_id, r.names, r.at from (${records(kind, query)}) r join site s on s.id = r.site_id
      where not r.is_paired and ${ofSite(query)}),
    picked as (select * from missing order by at desc, id desc offset ${offset} limit ${limit})
    select counted.total, picked.names, found.slug, found.${sql.ref(titleColumns[kind])} as title, s.slug as site,
      ${kind === "page" ? sql`found.language` : sql`s.language`} as language,
      ${kind === "article" ? sql`(select c.slug from category c where c.id = found.category_id)` : sql`''`} as category
    from (select count(*)::int as total from missing) counted
      left join (picked join ${sql.table(kind)} found on found.id = picked.id join site s on s.id = picked.site_id) on true
    order by picked.at desc, picked.id desc`.execute(db, { signal });
  const found = rows.filter((row) => row.slug !== null);
  return {
    total: rows[0]?.total ?? 0,
    records: found.map((row) => ({
      key: keyOf(kind, { site: row.site, slug: row.slug }),
      title: row.title,
      site: row.site,
      address: addressOf(kind, row, query.ministry),
      ...(row.names !== null && { names: row.names }),
    })),
  };
}

const titleColumns: Readonly<Record<TranslatedKind, "name" | "title">> = {
  site: "name",
  category: "name",
  article: "title",
  page: "title",
  question: "title",
};

interface FoundRow {
  readonly names: string | null;
  readonly slug: string;
  readonly title: string;
  readonly site: string;
  readonly language: number;
  readonly category: string;
}

type RecordsQuery = Pick<CounterpartsQuery, "sites" | "ministry" | "asOf">;

const ofSite = ({ sites }: RecordsQuery): RawBuilder<unknown> => (sites === undefined ? sql`true` : sql`s.slug = any(${sites})`);

/** Public records of a kind, as the sitemap names them: each with what it names, whether that can be read, and its time. */
function records(kind: TranslatedKind, { ministry, asOf }: RecordsQuery): RawBuilder<unknown> {
  const isMinistry = (site: string) => sql`${sql.ref(`${site}.slug`)} in (${ministry.vi}, ${ministry.en})`;
  switch (kind) {
    case "site":
      return sql`select s.id, s.id as site_id, s.counterpart as names, t.id is not null as is_paired, s.updated_at as at
        from site s left join site t on ${isSiteCounterpart("s")}`;
    case "category":
      return sql`select c.id, c.site_id, c.counterpart as names, o.id is not null as is_paired, c.updated_at as at
        from category c join site s on s.id = c.site_id
        left join (category o join site t on t.id = o.site_id) on ${isCategoryCounterpart("c", "s")}`;
    case "article":
      return sql`select a.id, a.site_id, a.counterpart as names, o.id is not null as is_paired, a.published_at as at
        from article a join site s on s.id = a.site_id
        left join (article o join site t on t.id = o.site_id)
          on ${isArticleCounterpart("a", "s", asOf)}
        where ${isPublished("a", asOf)}`;
    case "page":
      return sql`select page.id, page.site_id, page.counterpart as names, ${pageCounterpart} is not null as is_paired, page.updated_at as at
        from page join site on site.id = page.site_id`;
    case "question":
      // No other sites than the ministry's two have pages of questions.
      return sql`select q.id, q.site_id, q.counterpart as names, o.id is not null as is_paired, q.asked_at as at
        from question q join site s on s.id = q.site_id
        left join (question o join site t on t.id = o.site_id and ${isMinistry("t")})
          on ${isQuestionCounterpart}
        where ${isMinistry("s")}`;
  }
}

function addressOf(kind: TranslatedKind, { slug, site, category, language }: FoundRow, ministry: RecordsQuery["ministry"]): string {
  switch (kind) {
    case "site":
      return homePath(slug, ministry);
    case "category":
      return categoryPath(site, slug);
    case "article":
      return articlePath(site, category, slug);
    case "page":
      return storedPagePath(site, slug, languageOf(language), ministry);
    case "question":
      return questionPath(slug, languageOf(language));
  }
}
