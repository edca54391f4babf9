/** Answers to calls of administration that carried an idempotency key: given again where the call is sent again. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_answer (
      -- sha256 of the member and the key.
      key_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      -- Of everything that was sent, by the key: it cannot be guessed without it.
      digest bytea not null,
      -- Encrypted by the key, which is stored nowhere: an answer may hold a link that opens something.
      answer bytea not null,
      expires_at timestamptz not null
    );
    create index staff_answer_expires on staff_answer (expires_at);
    create index staff_answer_account on staff_answer (account_id);
  `.execute(db);
}
