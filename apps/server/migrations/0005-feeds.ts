/** News of other sites. Pages read what stands here; a job of the server brings it where FEED_HOSTS allows. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed (
      address text primary key,
      items jsonb not null,
      tried_at timestamptz,
      failure text,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );
  `.execute(db);
}
