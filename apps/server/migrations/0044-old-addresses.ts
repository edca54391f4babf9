/** Addresses of portals that were here before this one, and where they lead (docs/adr/0064). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table old_address (
      pattern text primary key,
      -- What an address must begin with, and a pair of its query where the pattern names one: few rows share it.
      key text collate "C" not null,
      -- null: gone for good.
      target text,
      note text
    );
    create index old_address_key on old_address (key);
  `.execute(db);
}
