/** Rows of lists of records, of each kind and state, all with the same columns. */
import { type Kind, kinds } from "@portal/domain/records";
import { type RawBuilder, sql } from "kysely";
import { TRASH_DAYS } from "./restore.ts";

/**
 * live, scheduled, unpublished: whether visitors read an article now, at a later time, or at none. changing: what a change set that is not published holds of
 * a record. deleted: it is in the trash.
 */
export const listStates = ["live", "scheduled", "unpublished", "changing", "deleted"] as const;
export type ListState = (typeof listStates)[number];

type Rows = RawBuilder<unknown>;

/** Key, title, site and time of the rows of each kind but articles, which have a table for lists. */
const plain: Readonly<Record<Exclude<Kind, "article">, Rows>> = {
  site: sql`select slug as key, name as title, slug as site, updated_at from site`,
  category: sql`select c.slug as key, c.name as title, s.slug as site, c.updated_at from category c join site s on s.id = c.site_id`,
  page: sql`select s.slug || '/' || p.slug as key, p.title, s.slug as site, p.updated_at from page p join site s on s.id = p.site_id`,
  question: sql`select s.slug || '/' || q.slug as key, q.title, s.slug as site, q.updated_at from question q join site s on s.id = q.site_id`,
  person: sql`select slug as key, name as title, null as site, updated_at from person`,
  parameter: sql`select type || '/' || key as key, coalesce(name, value) as title, null as site, updated_at from parameter`,
  series: sql`select slug as key, name ->> 'vi' as title, null as site, updated_at from series`,
  searchTerm: sql`select slug as key, name as title, null as site, updated_at from search_term`,
  feed: sql`select address as key, address as title, null as site, updated_at from feed`,
  file: sql`
    select f.path as key, f.original_path as title, s.slug as site, f.updated_at
    from file f left join site s on s.slug = split_part(f.path, '/', 1) and f.path like '%/%'`,
};

/** What sorts, finds and continues a list, of a source with kind, key, tie, title, site and updated_at. `tie` decides between equals. */
const completed = (source: Rows): Rows => sql`
  select s.*, left(folded(s.title), 200) collate "C" as sorted, folded(s.title || ' ' || s.key) as found from (${source}) s`;

const nothingElse = sql`null::text as category, '-infinity'::timestamptz as published_at, null::uuid as "changeSetId", null::text as "versionId"`;

/** Left joins: what only names something is not looked up where rows are counted. By `site_id` and `category_id` indexes find rows. */
const articles = sql`
  select 'article' as kind, l.key, l.key as tie, a.title, s.slug as site, l.updated_at, c.slug as category, l.published_at,
    null::uuid as "changeSetId", null::text as "versionId", l.sorted, l.found, l.site_id, l.category_id
  from listed_article l left join article a on a.id = l.article_id left join site s on s.id = l.site_id left join category c on c.id = l.category_id`;

const liveOf = (kind: Kind): Rows =>
  kind === "article"
    ? articles
    : completed(
        sql`select ${sql.lit(kind)} as kind, r.key, r.key as tie, r.title, r.site, r.updated_at, ${nothingElse} from (${plain[kind]}) r`,
      );

/** What a record is called, in one language. */
const titleIn = (record: RawBuilder<unknown>): Rows => sql`(
  select case jsonb_typeof(t) when 'string' then t #>> '{}' else t ->> 'vi' end from (select coalesce(${record} -> 'title', ${record} -> 'name') as t) n)`;

const ofKind = (column: Rows, kind: Kind | undefined): Rows => (kind === undefined ? sql`true` : sql`${column} = ${kind}`);

const changing = (kind: Kind | undefined): Rows =>
  completed(sql`
    select d.kind, d.key, d.key || ' ' || d.change_set_id as tie,
      coalesce(${titleIn(sql`d.record`)}, (select a.title from article a where d.kind = 'article' and a.slug = d.key), d.key) as title,
      d.site, d.updated_at, d.record ->> 'category' as category, '-infinity'::timestamptz as published_at,
      d.change_set_id as "changeSetId", null::text as "versionId"
    from draft d join change_set c on c.id = d.change_set_id where c.state <> 'published' and ${ofKind(sql`d.kind`, kind)}`);

/** Deletions after which nothing has had the key. */
const deleted = (kind: Kind | undefined): Rows =>
  completed(sql`
    select v.kind, v.key, v.key as tie, coalesce(${titleIn(sql`said.record`)}, v.key) as title, s.slug as site, v.written_at as updated_at,
      said.record ->> 'category' as category, '-infinity'::timestamptz as published_at, null::uuid as "changeSetId", v.id::text as "versionId"
    from record_version v
    cross join lateral (
      select b.record from record_version b where b.kind = v.kind and b.key = v.key and b.ended_by = v.id and b.record is not null order by b.id desc limit 1
    ) said
    left join site s on s.slug = case v.kind when 'file' then split_part(v.key, '/', 1) else said.record ->> 'site' end
    where v.hash is null and v.written_at > now() - make_interval(days => ${TRASH_DAYS}) and ${ofKind(sql`v.kind`, kind)}
      and not exists (select 1 from record_version l where l.kind = v.kind and l.key = v.key and l.id > v.id)`);

export interface ListedPart {
  /** undefined: of several kinds. */
  readonly kind: Kind | undefined;
  readonly rows: Rows;
}

/** @returns queries whose rows together are the list; each is read for itself, as no index serves all of them */
export function partsOf(kind: Kind | undefined, state: ListState | undefined): readonly ListedPart[] {
  if (state === "changing") return [{ kind: undefined, rows: changing(kind) }];
  if (state === "deleted") return [{ kind: undefined, rows: deleted(kind) }];
  return (kind === undefined ? kinds : [kind]).map((each) => ({ kind: each, rows: liveOf(each) }));
}
