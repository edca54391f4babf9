/** The unit of a series in both languages, as its name is: {"vi": "…", "en": "…"}. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table series alter column unit type jsonb using jsonb_build_object('vi', unit)`.execute(db);
}
