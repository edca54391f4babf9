/** What the public could see change in an article, by version: the history that its page shows. */
import { type Kysely, sql } from "kysely";

export const smallTables = ["record_version"];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Parts that differ from the version before, where both were public; null: none.
    alter table record_version add column public_changes text[];
    create index record_version_public on record_version (key, id desc) where public_changes is not null and ended_by is null;
  `.execute(db);
}
