/** Words that mean the same to a search, and the pages that stand first for them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_term (
      slug text primary key,
      name text not null,
      language integer not null check (language in (1, 2)),
      words text[] not null,
      -- The words as a search compares them: without marks, one blank between two.
      keys text[] not null,
      -- [{"title": "…", "link": "/…"}], the first stands first.
      best_bets jsonb not null,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );
    create index search_term_keys on search_term using gin (keys);
  `.execute(db);
}
