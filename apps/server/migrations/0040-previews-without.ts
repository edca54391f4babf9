/** Previews of pages as they are without a change set, to be seen beside those with it. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether it shows the portal without the change set that it is for.
    alter table preview_ticket add column is_before boolean not null default false`.execute(db);
}
