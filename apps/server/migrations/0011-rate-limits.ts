/** Counters of attempts, shared by all processes. Unlogged: what a crash forgets is a quarter of an hour of counting. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key bytea primary key,
      count integer not null,
      resets_at timestamptz not null
    );
    create index rate_limit_resets on rate_limit (resets_at);
  `.execute(db);
}
