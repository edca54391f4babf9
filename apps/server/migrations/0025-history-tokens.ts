/**
 * What a process has written to the primary since it listens there: a standby that has it has the primary's history. Logged, unlike other data of
 * the moment: a standby receives only what stands in the log.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table history_token (
      token uuid primary key,
      at timestamptz not null default now()
    );
  `.execute(db);
}
