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
    create function count_article_month() returns trigger language plpgsql as $$
    declare
      stays boolean := tg_op = 'UPDATE' and month_of(old.published_at) = month_of(new.published_at);
    begin
      if tg_op <> 'INSERT' and not stays and isfinite(old.published_at) then
        update article_month set articles = articles - 1, changed_at = greatest(changed_at, now()) where month = month_of(old.published_at);
      end if;
      if tg_op <> 'DELETE' and isfinite(new.published_at) then
        insert into article_month as m (month, articles, changed_at)
        values (month_of(new.published_at), case when stays then 0 else 1 end, greatest(new.updated_at, new.published_at))
        on conflict (month) do update set articles = m.articles + excluded.articles, changed_at = greatest(m.changed_at, excluded.changed_at)
        where excluded.articles <> 0 or m.changed_at < excluded.changed_at;
      end if;
      return null;
    end $$;
    -- A trigger: the release before writes articles, too. When a transaction commits: those that do not, as previews, would keep others waiting.
    create constraint trigger count_month after insert or update or delete on listed_article deferrable initially deferred
      for each row execute function count_article_month();
    insert into article_month (month, articles, changed_at)
      select month_of(published_at), count(*), max(greatest(updated_at, published_at)) from listed_article where isfinite(published_at) group by 1;
  `.execute(db);
}
