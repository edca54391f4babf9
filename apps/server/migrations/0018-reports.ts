/** Problems with pages, as visitors report them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table problem_report (
      id bigint generated always as identity primary key,
      site_id bigint not null references site (id) on delete cascade,
      page text not null,
      kind text not null,
      content text not null,
      email text,
      device text,
      public_ip text,
      sent_at timestamptz not null default now(),
      done_at timestamptz
    );
    create index problem_report_open on problem_report (sent_at desc, id desc) where done_at is null;
  `.execute(db);
}
