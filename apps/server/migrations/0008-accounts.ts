/** Accounts, their sessions and the keys that sign access tokens. No password, link or refresh token stands here, only hashes of them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An account exists once its address is proven: by the mailed link, or for the first one by the terminal.
    create table account (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      -- What tells addresses apart: two spellings of one address are one account.
      email_key text not null unique,
      name text not null,
      phone text,
      language text not null check (language in ('vi', 'en')),
      password_hash text not null,
      role text not null default 'visitor' check (role in ('visitor', 'administrator')),
      blocked_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index account_created on account (created_at desc, id);

    -- Each attempt to register by itself: a link activates what was written with it, never what a stranger wrote for the same address.
    create table registration (
      hash bytea primary key,
      email text not null,
      email_key text not null,
      name text not null,
      phone text,
      language text not null check (language in ('vi', 'en')),
      password_hash text not null,
      expires_at timestamptz not null
    );
    create index registration_email on registration (email_key);

    create table password_link (
      hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      expires_at timestamptz not null
    );
    create index password_link_account on password_link (account_id);

    -- The administrator of the first start is made once in the life of a database, whatever becomes of the account.
    create table account_bootstrap (
      once boolean primary key default true check (once),
      at timestamptz not null default now()
    );

    create table account_session (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      started_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index account_session_account on account_session (account_id);
    create index account_session_expires on account_session (expires_at);

    create table refresh_token (
      hash bytea primary key,
      session_id uuid not null references account_session on delete cascade,
      issued_at timestamptz not null default clock_timestamp(),
      -- With the replaced token itself, and only with it, the seed gives its successor.
      replaced_at timestamptz,
      seed bytea,
      check ((replaced_at is null) = (seed is null))
    );
    create index refresh_token_session on refresh_token (session_id);

    create table signing_key (
      id uuid primary key default gen_random_uuid(),
      secret bytea not null check (length(secret) >= 32),
      created_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
