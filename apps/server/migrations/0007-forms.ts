/** What came of forms, for whoever sends the same one again (docs/adr/0023-forms-happen-once.md). Nothing in it can be read without the sender's key. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_submission (
      key_hash bytea not null,
      digest bytea not null,
      form text not null,
      outcome bytea,
      expires_at timestamptz not null,
      primary key (key_hash, digest)
    );
    create index form_submission_expired on form_submission (expires_at);
    comment on table form_submission is 'Submissions of forms by idempotency key; outcome is null while one runs.';
  `.execute(db);
}
