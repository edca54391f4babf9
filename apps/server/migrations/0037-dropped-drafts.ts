/** Versions of drafts never come again, also of those that were taken out of their change set. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_set add column dropped_version integer not null default 0`.execute(db);
}
