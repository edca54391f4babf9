/** Pictures in the sizes and formats that pages ask for, made from stored bitmaps by a job. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- That a stored bitmap was looked at, and what came of it. A failure is kept as well: what cannot be read is not tried again.
    create table picture (
      path text primary key references file (path) on update cascade on delete cascade,
      sha256 text not null,
      -- The widest of its sizes; none is wider than the picture itself.
      widest int,
      failure text,
      made_at timestamptz not null default now()
    );
    create table picture_size (
      path text not null references picture (path) on update cascade on delete cascade,
      width int not null,
      format text not null,
      bytes bytea not null,
      sha256 text not null,
      primary key (path, width, format)
    );
    -- Compressed already.
    alter table picture_size alter column bytes set storage external;
  `.execute(db);
}
