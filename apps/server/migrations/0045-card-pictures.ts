/** Pictures that stand for pages where somebody shares their addresses (docs/adr/0062). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_picture (
      -- Of what the picture says, and of how it is drawn.
      hash text primary key,
      bytes bytea not null,
      made_at timestamptz not null default now()
    );
    -- The oldest are deleted.
    create index card_picture_made on card_picture (made_at);
  `.execute(db);
}
