import type { ContributionRecord } from "@portal/contracts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

interface Wanted {
  /** Slugs of the drafts' sites; undefined: all. */
  readonly sites: readonly string[] | undefined;
  /** undefined: of all drafts. */
  readonly articleId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What is answered of the comments that a statement chooses. */
const select = (chosen: RawBuilder<unknown>): RawBuilder<ContributionRecord> => sql<ContributionRecord>`
  select c.id::text, c.article_id::text as "articleId", c.draft, c.title, c.full_name as "fullName", c.email, c.address,
    c.phone_number as "phoneNumber", c.content, to_char(c.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sentAt",
    case when u.id is null then null else
      json_build_object('name', u.name, 'contentType', u.content_type, 'size', u.size, 'sha256', u.sha256) end as attachment
  from contribution c left join upload u on u.id = c.upload_id where ${chosen}`;

/** Newest first. */
export async function listContributions(
  db: Kysely<Database>,
  { sites, articleId, offset, limit }: Wanted,
): Promise<{ readonly contributions: readonly ContributionRecord[]; readonly total: number }> {
  const ofDraft = articleId === undefined ? sql`true` : sql`c.article_id = ${articleId}::bigint`;
  const ofSites = sql`c.article_id in (select a.id from article a join site s on s.id = a.site_id where s.slug = any(${sites ?? null}::text[]))`;
  const chosen = sites === undefined ? ofDraft : sql`${ofDraft} and ${ofSites}`;
  const { rows } = await sql<{ contributions: readonly ContributionRecord[]; total: number }>`
    select (select count(*)::int from contribution c where ${chosen}) as total, coalesce(json_agg(item), '[]') as contributions
    from (${select(chosen)} order by c.id desc limit ${limit} offset ${offset}) as item`.execute(db);
  const [row] = rows;
  return { contributions: row?.contributions ?? [], total: row?.total ?? 0 };
}

export async function findContribution(db: Kysely<Database>, id: string): Promise<ContributionRecord | undefined> {
  return (await select(sql`c.id = ${id}::bigint`).execute(db)).rows[0];
}

/** The file of a comment. */
export const findAttachment = (db: Kysely<Database>, contribution: string) =>
  db
    .selectFrom("contribution")
    .innerJoin("upload", "upload.id", "contribution.upload_id")
    .select(["upload.name", "upload.content_type as contentType", "upload.bytes"])
    .where("contribution.id", "=", contribution)
    .executeTakeFirst();
