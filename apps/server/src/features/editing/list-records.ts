import { type Kind, kinds } from "@portal/domain/records";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import type { Actor } from "./refused.ts";
import { withTotal } from "./with-total.ts";

export interface ListedRecord extends RecordKey {
  readonly title: string;
  /** null: of no one site. */
  readonly site: string | null;
  readonly updatedAt: Date;
}

export interface RecordFilter {
  /** undefined: of all kinds. */
  readonly kind: Kind | undefined;
  readonly site: string | undefined;
  /** Part of the title or the key, whatever its marks. */
  readonly q: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Key, title, site and time of the rows of each kind. */
const rowsOf: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  site: sql`select slug as key, name as title, slug as site, updated_at from site`,
  category: sql`select c.slug as key, c.name as title, s.slug as site, c.updated_at from category c join site s on s.id = c.site_id`,
  article: sql`select a.slug as key, a.title, s.slug as site, a.updated_at from article a join site s on s.id = a.site_id`,
  page: sql`select s.slug || '/' || p.slug as key, p.title, s.slug as site, p.updated_at from page p join site s on s.id = p.site_id`,
  question: sql`select s.slug || '/' || q.slug as key, q.title, s.slug as site, q.updated_at from question q join site s on s.id = q.site_id`,
  person: sql`select slug as key, name as title, null as site, updated_at from person`,
  parameter: sql`select type || '/' || key as key, coalesce(name, value) as title, null as site, updated_at from parameter`,
  series: sql`select slug as key, name ->> 'vi' as title, null as site, updated_at from series`,
  feed: sql`select address as key, address as title, null as site, updated_at from feed`,
  file: sql`
    select f.path as key, f.original_path as title, s.slug as site, f.updated_at
    from file f left join site s on s.slug = split_part(f.path, '/', 1) and f.path like '%/%'`,
};

const rowsOfAll = sql.join(
  kinds.map((kind) => sql`select ${sql.lit(kind)} as kind, rows.* from (${rowsOf[kind]}) rows`),
  sql` union all `,
);

/** Live records, last changed first: those of the sites on which the actor has a role. */
export async function listRecords(
  db: Kysely<Database>,
  actor: NonNullable<Actor>,
  { kind, site, q, offset, limit }: RecordFilter,
): Promise<{ readonly records: readonly ListedRecord[]; readonly total: number }> {
  const sites = Object.keys(actor.roles);
  const from = kind === undefined ? rowsOfAll : sql`select ${sql.lit(kind)} as kind, rows.* from (${rowsOf[kind]}) rows`;
  const { rows } = await sql<ListedRecord & { total: string }>`
    select kind, key, title, site, updated_at as "updatedAt", count(*) over () as total from (${from}) r
    where (${actor.isAdministrator} or site = any(${sites}::text[]))
      and ${site === undefined ? sql`true` : sql`site = ${site}`}
      and ${q === undefined ? sql`true` : sql`position(folded(${q}) in folded(title || ' ' || key)) > 0`}
    order by updated_at desc, kind, key offset ${offset} limit ${limit}`.execute(db);
  const { list, total } = withTotal<ListedRecord>(rows);
  return { records: list, total };
}
