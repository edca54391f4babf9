/** Questions as they were asked, comments on drafts with their outcome, ratings of articles. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who asked stands here alone: what is published is a row of question, which never says it.
    create table asked_question (
      id bigint generated always as identity primary key,
      receipt bytea not null unique,
      site_id bigint not null references site (id) on delete cascade,
      field text not null,
      title text not null,
      body text not null,
      name text,
      email text,
      phone_number text,
      asked_at timestamptz not null default now(),
      refused_at timestamptz,
      reason text,
      question_id bigint unique references question (id) on delete set null,
      check ((refused_at is null) = (reason is null)),
      check (refused_at is null or question_id is null)
    );
    create index asked_question_order on asked_question (asked_at desc, id desc);

    -- What a citizen sent outlives the page that asked for it.
    create table contribution (
      id bigint generated always as identity primary key,
      receipt bytea not null unique,
      article_id bigint references article (id) on delete set null,
      draft text not null,
      title text not null,
      full_name text not null,
      email text not null,
      address text,
      content text not null,
      phone_number text,
      upload_id uuid unique references upload (id) on delete restrict,
      sent_at timestamptz not null default now()
    );
    create index contribution_draft on contribution (article_id, id desc);

    create table draft_outcome (
      article_id bigint primary key references article (id) on delete cascade,
      html text not null,
      unit text not null,
      sanitizer_version text not null,
      published_at timestamptz not null default now()
    );

    create table article_rating (
      article_id bigint not null references article (id) on delete cascade,
      client bytea not null,
      stars smallint not null check (stars between 1 and 5),
      given_at timestamptz not null default now(),
      primary key (article_id, client)
    );
  `.execute(db);
}
