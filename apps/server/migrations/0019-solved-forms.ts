/** A captcha that was solved for a submission need not be solved again where the server failed. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_submission add column solved boolean not null default false`.execute(db);
}
