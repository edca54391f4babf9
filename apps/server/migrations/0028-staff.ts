/** Who works in administration: roles on sites, sessions, second factors, invitations. Of what opens something, only hashes stand here. */
import { type Kysely, sql } from "kysely";

/** A row for each act of administrators so far: its index is built in moments. */
export const smallTables = ["audit"];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Administrators have no rows: account.role says so, for all sites.
    create table staff_role (
      account_id uuid not null references account on delete cascade,
      site_id bigint not null references site on delete cascade,
      role text not null check (role in ('author', 'editor', 'designer', 'moderator', 'auditor')),
      granted_at timestamptz not null default now(),
      primary key (account_id, site_id, role)
    );
    create index staff_role_site on staff_role (site_id);

    create table staff_session (
      -- Names the session in lists. What opens it is the token, which is another one after every rise of rights.
      id uuid primary key default gen_random_uuid(),
      hash bytea not null unique,
      account_id uuid not null references account on delete cascade,
      -- A program's has a name, is given a day to end on, and never ends for lack of use.
      kind text not null check (kind in ('browser', 'program')),
      name text check ((name is not null) = (kind = 'program')),
      agent text,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      second_factor_at timestamptz,
      step_up_at timestamptz
    );
    create index staff_session_account on staff_session (account_id);
    create index staff_session_expires on staff_session (expires_at);

    -- The secret of an authenticator, which has to be read to check a code.
    create table totp (
      account_id uuid primary key references account on delete cascade,
      secret bytea,
      -- One that was shown, and that no code has proved yet.
      pending bytea,
      -- The last half minute whose code was taken: that one and earlier ones are refused.
      last_step bigint not null default 0,
      check (secret is not null or pending is not null)
    );

    create table recovery_code (
      account_id uuid not null references account on delete cascade,
      -- Stands in the code itself, so that one hash is compared and not ten.
      number int not null,
      hash text not null,
      used_at timestamptz,
      primary key (account_id, number)
    );

    create table passkey (
      -- The credential's id, base64url.
      id text primary key,
      account_id uuid not null references account on delete cascade,
      public_key bytea not null,
      -- Of signatures, where the authenticator counts them.
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index passkey_account on passkey (account_id);

    -- What a passkey has to sign, once.
    create table passkey_challenge (
      -- sha256 of the challenge.
      hash bytea primary key,
      purpose text not null check (purpose in ('register', 'sign-in', 'step-up')),
      -- sha256 of what the browser that asked for it holds: its session's token, or a cookie made for this.
      holder bytea not null,
      expires_at timestamptz not null
    );
    create index passkey_challenge_expires on passkey_challenge (expires_at);

    create table invitation (
      id uuid primary key default gen_random_uuid(),
      hash bytea not null unique,
      email text not null,
      email_key text not null,
      name text not null,
      language text not null check (language in ('vi', 'en')),
      -- [{"site": slug, "role": role}]
      roles jsonb not null,
      invited_by uuid references account on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz,
      withdrawn_at timestamptz
    );
    create index invitation_expires on invitation (expires_at);

    -- Slug of the site that an act was done on; null: on none, or on all.
    alter table audit add column site text;
    create index audit_site on audit (site, id desc);
  `.execute(db);
}
