import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** A comment as administrators see it, with who sent it. */
export interface ReceivedContribution {
  readonly id: string;
  readonly articleId: string | null;
  readonly draft: string;
  readonly title: string;
  readonly fullName: string;
  readonly email: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly content: string;
  readonly sentAt: string;
  readonly attachment: { readonly name: string; readonly contentType: string; readonly size: number; readonly sha256: string } | null;
}

interface Wanted {
  /** Slugs of the drafts' sites; undefined: all. */
  readonly sites: readonly string[] | undefined;
  /** undefined: of all drafts. */
  readonly articleId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first. */
export async function listContributions(
  db: Kysely<Database>,
  { sites, articleId, offset, limit }: Wanted,
): Promise<{ readonly contributions: readonly ReceivedContribution[]; readonly total: number }> {
  const ofDraft = articleId === undefined ? sql`true` : sql`c.article_id = ${articleId}::bigint`;
  const ofSites = sql`c.article_id in (select a.id from article a join site s on s.id = a.site_id where s.slug = any(${sites ?? null}::text[]))`;
  const chosen = sites === undefined ? ofDraft : sql`${ofDraft} and ${ofSites}`;
  const { rows } = await sql<{ contributions: readonly ReceivedContribution[]; total: number }>`
    select (select count(*)::int from contribution c where ${chosen}) as total, coalesce(json_agg(item), '[]') as contributions from (
      select c.id::text, c.article_id::text as "articleId", c.draft, c.title, c.full_name as "fullName", c.email, c.address,
        c.phone_number as "phoneNumber", c.content, to_char(c.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "sentAt",
        case when u.id is null then null else
          json_build_object('name', u.name, 'contentType', u.content_type, 'size', u.size, 'sha256', u.sha256) end as attachment
      from contribution c left join upload u on u.id = c.upload_id
      where ${chosen} order by c.id desc limit ${limit} offset ${offset}) as item`.execute(db);
  const [row] = rows;
  return { contributions: row?.contributions ?? [], total: row?.total ?? 0 };
}

/** The file of a comment. */
export const findAttachment = (db: Kysely<Database>, contribution: string) =>
  db
    .selectFrom("contribution")
    .innerJoin("upload", "upload.id", "contribution.upload_id")
    .select(["upload.name", "upload.content_type as contentType", "upload.bytes"])
    .where("contribution.id", "=", contribution)
    .executeTakeFirst();
