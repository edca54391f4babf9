/** Who may look at which change set before it is published. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview_ticket (
      -- By which it is listed and revoked.
      id uuid primary key default gen_random_uuid(),
      -- sha256 of the ticket: who reads the database opens no preview.
      hash bytea not null unique,
      change_set_id uuid not null references change_set (id) on delete cascade,
      -- The moment that is shown; null: that of each request.
      as_of timestamptz,
      -- That alone may use it; null: a link, for whoever has it.
      session_id uuid references staff_session (id) on delete cascade,
      made_by uuid not null references account (id) on delete cascade,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index preview_ticket_expires on preview_ticket (expires_at);
    create index preview_ticket_change_set on preview_ticket (change_set_id);
  `.execute(db);
}
