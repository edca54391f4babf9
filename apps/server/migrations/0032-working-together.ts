/** Staff who work together: invitations by mail, who looks at what, and who has dealt with which report of a problem. */
import { type Kysely, sql } from "kysely";

/** Nobody could be invited yet; reports are deleted after a year, and bounded by a limit. */
export const smallTables = ["invitation", "problem_report"];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One that waits for an answer for each address.
    create unique index invitation_open on invitation (email_key) where accepted_at is null and withdrawn_at is null;

    -- Who looks at or edits which record at this moment. Unlogged: it is worth nothing after a crash.
    create unlogged table presence (
      -- Of the hub.
      connection_id text not null,
      kind text not null,
      key text not null,
      session_id uuid not null references staff_session on delete cascade,
      account_id uuid not null references account on delete cascade,
      is_editing boolean not null,
      since timestamptz not null default now(),
      -- Renewed by the process that holds the connection: what it does not renew is gone.
      seen_at timestamptz not null default now(),
      primary key (connection_id, kind, key)
    );
    create index presence_record on presence (kind, key);
    create index presence_session on presence (session_id);
    create index presence_account on presence (account_id);
    create index presence_seen on presence (seen_at);

    -- Id of an account without a reference; null: the shell, or it is open.
    alter table problem_report add column done_by uuid;
    -- What was noted when it was last marked as done, or opened again.
    alter table problem_report add column note text;
  `.execute(db);
}
