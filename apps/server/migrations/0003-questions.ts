/** Questions that visitors ask of a site, and their answers. No column says who asked. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lower case without marks: "Đường", "ĐƯỜNG" and "duong" are one. Needs no extension, so it is the same on any PostgreSQL from 15 on.
  await sql`
    create function folded(given text) returns text language sql immutable parallel safe return
      lower(translate(regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'));

    create table question (
      id bigint generated always as identity primary key,
      slug text not null,
      site_id bigint not null references site (id) on delete cascade,
      field text not null,
      title text not null,
      body text not null,
      asked_at timestamptz not null,
      answer text,
      answered_at timestamptz,
      unit text,
      state text generated always as (case when answer is null then 'waiting' else 'answered' end) stored,
      haystack text generated always as (folded(title || ' ' || body || ' ' || regexp_replace(coalesce(answer, ''), '<[^>]*>', ' ', 'g'))) stored,
      counterpart text,
      source_hash text not null,
      sanitizer_version text not null,
      content_hash text not null,
      updated_at timestamptz not null default now(),
      unique (site_id, slug),
      check ((answer is null) = (answered_at is null) and (answer is null) = (unit is null))
    );
    create index question_asked on question (site_id, asked_at desc, id desc);
    create index question_field on question (site_id, field, asked_at desc, id desc);
  `.execute(db);
}
