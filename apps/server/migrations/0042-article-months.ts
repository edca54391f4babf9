/** How many articles each month has, so that the index of the sitemap reads some hundred rows in place of a million (docs/adr/0061). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_month (
      -- Its first day, UTC.
      month date primary key,
      -- Those of it that are not public yet are among them.
      articles integer not null,
      -- When an article of it was last published or changed, or left it.
      changed_at timestamptz not null
    );
    create function month_of(at timestamptz) returns date language sql immutable as $$ select date_trunc('month', at at time zone 'UTC')::date $$;
    create function count_article_months() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into article_month as m (month, articles, changed_at)
        select month_of(published_at), count(*), max(greatest(updated_at, published_at))
        from after where isfinite(published_at) group by 1 order by 1
        on conflict (month) do update set articles = m.articles + excluded.articles, changed_at = greatest(m.changed_at, excluded.changed_at);
      elsif tg_op = 'DELETE' then
        update article_month m set articles = m.articles - gone.articles, changed_at = greatest(m.changed_at, now())
        from (select month_of(published_at) as month, count(*) as articles from before where isfinite(published_at) group by 1) gone
        where m.month = gone.month;
      else
        update article_month m set articles = m.articles - gone.articles, changed_at = greatest(m.changed_at, now())
        from (
          select month_of(b.published_at) as month, count(*) as articles from before b join after a using (article_id)
          where isfinite(b.published_at) and month_of(a.published_at) <> month_of(b.published_at) group by 1
        ) gone where m.month = gone.month;
        insert into article_month as m (month, articles, changed_at)
        select month_of(a.published_at), count(*) filter (where month_of(a.published_at) <> month_of(b.published_at)), max(greatest(a.updated_at, a.published_at))
        from before b join after a using (article_id) where isfinite(a.published_at) group by 1 order by 1
        on conflict (month) do update set articles = m.articles + excluded.articles, changed_at = greatest(m.changed_at, excluded.changed_at);
      end if;
      return null;
    end $$;
    -- Triggers: the release before writes articles, too.
    create trigger count_added after insert on listed_article referencing new table as after for each statement execute function count_article_months();
    create trigger count_changed after update on listed_article referencing old table as before new table as after
      for each statement execute function count_article_months();
    create trigger count_removed after delete on listed_article referencing old table as before
      for each statement execute function count_article_months();
    insert into article_month (month, articles, changed_at)
      select month_of(published_at), count(*), max(greatest(updated_at, published_at)) from listed_article where isfinite(published_at) group by 1;
  `.execute(db);
}
