/** What the check against robots remembers, and files that visitors send. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One for all processes: what is asked of a visitor follows from it, so that no answer is stored anywhere.
    create table captcha_secret (
      only_one boolean primary key default true check (only_one),
      secret bytea not null
    );
    insert into captcha_secret (secret) values (sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

    -- id is a hash: what stands in an address may hold anything.
    create table captcha (
      id bytea not null,
      kind text not null check (kind in ('picture', 'sound', 'proof')),
      drawn integer not null,
      open boolean not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      primary key (id, kind)
    );
    create index captcha_expires on captcha (expires_at);

    -- In the database and not in a folder: it is there for every process, goes back with the transaction, and no address leads to it.
    create table upload (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      content_type text not null,
      bytes bytea not null,
      size integer not null,
      sha256 text not null,
      created_at timestamptz not null default now()
    );
    alter table upload alter column bytes set storage external;
  `.execute(db);
}
