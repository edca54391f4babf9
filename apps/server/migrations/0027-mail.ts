/** Messages that wait to be sent. The queue of jobs knows their ids alone: what they say is in one table, which backups leave out. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      -- Of its job, and in its Message-ID: who gets it twice can tell.
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      subject text not null,
      body text not null,
      queued_at timestamptz not null default now(),
      -- Attempts that failed, and what the mail server answered to the last: its codes, never its words.
      attempts int not null default 0,
      failure text
    );
    create index mail_by_time on mail (queued_at);
  `.execute(db);
}
