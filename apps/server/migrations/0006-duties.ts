/** What a leader is in charge of, apart from the biography. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column duties jsonb`.execute(db);
}
