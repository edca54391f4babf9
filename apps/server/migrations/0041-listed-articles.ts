/** What administration lists articles by, so that the first of a hundred thousand are found without reading the others (docs/adr/0053). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table of its own: indexes on the table of articles would be built under a lock.
  await sql`
    create table listed_article (
      article_id bigint primary key references article (id) on delete cascade,
      key text not null,
      site_id bigint not null,
      category_id bigint not null,
      updated_at timestamptz not null,
      -- -infinity: it has no time of publication.
      published_at timestamptz not null,
      -- The title without marks, as lists are sorted by it.
      sorted text collate "C" not null,
      -- Title and key without marks, as they are searched.
      found text not null
    );
    create function list_article() returns trigger language plpgsql as $$
    declare
      -- Once: folding costs more than the rest. Keys have no marks.
      plain text := folded(new.title);
    begin
      insert into listed_article as l (article_id, key, site_id, category_id, updated_at, published_at, sorted, found)
      values (new.id, new.slug, new.site_id, new.category_id, new.updated_at, coalesce(new.published_at, '-infinity'),
        left(plain, 200), plain || ' ' || lower(new.slug))
      on conflict (article_id) do update set key = excluded.key, site_id = excluded.site_id, category_id = excluded.category_id,
        updated_at = excluded.updated_at, published_at = excluded.published_at, sorted = excluded.sorted, found = excluded.found;
      return null;
    end $$;
    -- A trigger: the release before writes articles, too.
    create trigger list_article after insert or update of slug, title, site_id, category_id, published_at, updated_at on article
      for each row execute function list_article();
    insert into listed_article (article_id, key, site_id, category_id, updated_at, published_at, sorted, found)
      select id, slug, site_id, category_id, updated_at, coalesce(published_at, '-infinity'), left(plain, 200), plain || ' ' || lower(slug)
      from (select *, folded(title) as plain from article offset 0) a;
    create index listed_article_updated on listed_article (updated_at, key);
    create index listed_article_published on listed_article (published_at, key);
    create index listed_article_sorted on listed_article (sorted, key);
    create index listed_article_category on listed_article (category_id, updated_at, key);
    create index listed_article_site on listed_article (site_id, updated_at, key);
    create index listed_article_found on listed_article using gin (found gin_trgm_ops);
    analyze listed_article;
  `.execute(db);
}
