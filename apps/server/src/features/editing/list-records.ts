import type { Kind } from "@portal/domain/records";
import { fold } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ListPlace, type ListSort, placeAfter, placeOf } from "./list-place.ts";
import { type ListedPart, type ListState, partsOf } from "./listed-rows.ts";
import { type Actor, Refused } from "./refused.ts";

export interface ListedRecord extends RecordKey {
  readonly title: string;
  /** null: of no one site. */
  readonly site: string | null;
  /** Slug of an article's category. */
  readonly category: string | null;
  readonly updatedAt: Date;
  /** null: it has no time of publication. */
  readonly publishedAt: Date | null;
  /** Of state "changing": the set that holds it. */
  readonly changeSetId: string | null;
  /** Of state "deleted": the version that says so. */
  readonly versionId: string | null;
}

export interface RecordFilter {
  /** undefined: of all kinds. */
  readonly kind: Kind | undefined;
  readonly site: string | undefined;
  /** Part of the title or the key, whatever its marks; of one or two letters: the beginning of a word. */
  readonly q: string | undefined;
  /** undefined: live records, whenever visitors read them. */
  readonly state: ListState | undefined;
  /** Slug of the category of articles. */
  readonly category: string | undefined;
  /** Of articles their publication, of other records their last change: at or after `from`, before `until`. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  readonly sort: ListSort;
  readonly order: "asc" | "desc";
  /** Where the part before ended; undefined: the first part. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface RecordList {
  readonly records: readonly ListedRecord[];
  /** Where the next part begins; null: there is none. */
  readonly next: string | null;
  /** At most MOST_COUNTED. */
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** Up to here records are counted: to count more costs time, and tells nobody more. */
const MOST_COUNTED = 10_000;
const sortColumns = { updatedAt: sql.raw("updated_at"), title: sql.raw("sorted"), publishedAt: sql.raw("published_at") };
/** Columns that rows of every part have. */
const listed = sql.raw(`kind, key, tie, title, site, category, updated_at, published_at, "changeSetId", "versionId", sorted`);
type Row = ListedRecord & ListPlace;

/** Records of the sites on which the actor has a role, a part at a time. @throws Refused */
export async function listRecords(db: Kysely<Database>, actor: NonNullable<Actor>, filter: RecordFilter): Promise<RecordList> {
  const { kind, state, sort, order, after, limit } = filter;
  const isOfArticles = kind === "article";
  if (
    !isOfArticles &&
    (filter.category !== undefined || sort === "publishedAt" || ["live", "scheduled", "unpublished"].includes(state ?? ""))
  )
    throw new Refused("invalid", "Only articles have a category and a time of publication: ask for kind=article.");
  const column = sortColumns[sort];
  const direction = sql.raw(order);
  const follows = after === undefined ? () => sql`true` : placeAfter({ after, sort, order, column });
  const all = partsOf(kind, state).map((part) => {
    const rows = sql`select ${listed} from (${part.rows}) r where ${meantOf(actor, filter, part)}`;
    return { rows, follows: follows(part.kind), isIndexed: part.kind === "article" };
  });
  const small = all.filter(({ isIndexed }) => !isIndexed).map(({ rows }) => rows);
  // Folding what no index knows takes most of the time: it is done once, for the page and for the total.
  const read = small.length === 0 ? sql`` : sql`found as materialized (${sql.join(small, sql` union all `)}),`;
  const indexed = all.filter(({ isIndexed }) => isIndexed);
  const sources = [...indexed, ...(small.length === 0 ? [] : [{ rows: sql`select ${listed} from found`, follows: follows(undefined) }])];
  // One more than is asked for: whether there is a next part.
  const ordered = sql`order by ${column} ${direction}, kind ${direction}, tie ${direction}`;
  const parts = sources.map((source) => sql`(select * from (${source.rows}) r where ${source.follows} ${ordered} limit ${limit + 1})`);
  const counted = sources.map(({ rows }) => sql`(select 1 from (${rows}) r limit ${MOST_COUNTED + 1})`);
  const { rows } = await sql<(Row | { readonly [name in keyof Row]: null }) & { readonly total: string }>`
    with ${read} counted as (
      select count(*) as total from (select 1 from (${sql.join(counted, sql` union all `)}) r limit ${MOST_COUNTED + 1}) c
    ), page as (select * from (${sql.join(parts, sql` union all `)}) r ${ordered} limit ${limit + 1})
    select total, kind, key, title, site, category, updated_at as "updatedAt", case when isfinite(published_at) then published_at end as "publishedAt",
      "changeSetId", "versionId", ${column}::text as value, tie
    from counted left join page on true ${ordered}`.execute(db);
  const total = Number(rows[0]?.total);
  const found = rows.filter((row): row is Row & { total: string } => row.kind !== null);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    records: shown.map(({ value: _value, tie: _tie, total: _total, ...record }) => record),
    next: last && found.length > limit ? placeOf(last) : null,
    total: Math.min(total, MOST_COUNTED),
    isTotalExact: total <= MOST_COUNTED,
  };
}

/** What rows of a part of the list have to be. */
function meantOf(actor: NonNullable<Actor>, filter: RecordFilter, { kind }: ListedPart): RawBuilder<unknown> {
  const { q, state, from, until } = filter;
  const day = sql.raw(kind === "article" ? "published_at" : "updated_at");
  const all = [
    ...(kind === "article" ? articlesIn(actor, filter) : recordsIn(actor, filter)),
    ...(q === undefined ? [] : [holds(fold(q))]),
    ...(from === undefined ? [] : [sql`${day} >= ${from}`]),
    ...(until === undefined ? [] : [sql`${day} < ${until} and ${day} > '-infinity'`]),
    ...(state === "live" ? [sql`published_at > '-infinity' and published_at <= now()`] : []),
    ...(state === "scheduled" ? [sql`published_at > now()`] : []),
    ...(state === "unpublished" ? [sql`published_at = '-infinity'`] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** Of the sites where the actor has a role, and of those and the category that are asked for. */
const recordsIn = (actor: NonNullable<Actor>, { site, category }: RecordFilter): readonly RawBuilder<unknown>[] => [
  ...(actor.isAdministrator ? [] : [sql`site = any(${Object.keys(actor.roles)}::text[])`]),
  ...(site === undefined ? [] : [sql`site = ${site}`]),
  ...(category === undefined ? [] : [sql`category = ${category}`]),
];

/** The same of articles in their own table, by what its indexes know. */
const articlesIn = (actor: NonNullable<Actor>, { site, category }: RecordFilter): readonly RawBuilder<unknown>[] => [
  ...(actor.isAdministrator ? [] : [sql`site_id = any(array(select id from site where slug = any(${Object.keys(actor.roles)}::text[])))`]),
  ...(site === undefined ? [] : [sql`site_id = (select id from site where slug = ${site})`]),
  ...(category === undefined ? [] : [sql`category_id = (select id from category where slug = ${category})`]),
];

/** As many letters as the index knows together. */
const INDEXED = 3;

/** One or two letters are meant as the beginning of a word: the index finds them there, and anywhere else they say nothing. */
function holds(words: string): RawBuilder<unknown> {
  const text = escapeLike(words);
  return words.length < INDEXED ? sql`(found like ${`${text}%`} or found like ${`% ${text}%`})` : sql`found like ${`%${text}%`}`;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
