/** How often pages are viewed, by days; and which articles are read most (docs/adr/0066). Nothing in it says who viewed them. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_count (
      -- In the portal's time zone; the first of the month once a month is all that is kept.
      day date not null,
      -- Slug, also of a site that is gone since.
      site text not null,
      -- Kind of page; 'missing' for addresses without one, 'words' for what was searched and not found.
      kind text not null,
      -- Path, or words. '': all of the kind, whatever has a row of its own.
      label text not null,
      views integer not null,
      -- Of programs that say what they are; counted for the kind alone.
      bots integer not null default 0,
      primary key (day, site, kind, label)
    );
    -- How often the same was typed.
    create index visit_count_typed on visit_count (site, kind, label) where kind in ('words', 'missing') and label <> '';
    -- Sums are read of few rows, however many pages there are.
    create index visit_count_sums on visit_count (day, site, kind) include (views, bots) where label = '';

    -- Written anew every few minutes, for the articles of which lists are made.
    create table most_read (
      article_id bigint primary key references article on delete cascade,
      category_id bigint not null references category on delete cascade,
      views bigint not null
    );
    create index most_read_of_category on most_read (category_id, views desc);
  `.execute(db);
}
