/** What those who may read a change set say of it while it is worked on. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_set_comment (
      id uuid primary key default gen_random_uuid(),
      change_set_id uuid not null references change_set (id) on delete cascade,
      -- The record that it is about; null: the set as a whole.
      kind text,
      key text,
      -- Of the record, when it was written: who may not read it does not read what is said of it. null: of no one site.
      site text,
      body text not null,
      -- Ids of accounts without a reference: what was said outlives the account.
      author uuid not null,
      written_at timestamptz not null default clock_timestamp(),
      -- null: it is open.
      done_at timestamptz,
      done_by uuid,
      check ((kind is null) = (key is null)),
      check (kind is not null or site is null)
    );
    create index change_set_comment_set on change_set_comment (change_set_id, written_at, id);
    create index change_set_comment_record on change_set_comment (kind, key);
  `.execute(db);
}
