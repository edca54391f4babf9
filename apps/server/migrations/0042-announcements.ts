/** What search engines and hubs are to be notified of, written with what it is about (docs/adr/0063). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who is notified; without any, nothing is kept.
    create table announcement_target (
      name text primary key,
      -- In a row, until now.
      failures integer not null default 0,
      next_at timestamptz not null default now()
    );
    create table announcement (
      id bigint generated always as identity primary key,
      target text not null references announcement_target (name) on delete cascade,
      kind text not null,
      -- Slugs, which make the address: it stays known where the record is gone.
      site text not null,
      category text,
      slug text not null,
      language integer not null,
      -- It was public, and is to be announced whatever it is now. Else only where it is public when it is due.
      was_public boolean not null,
      due_at timestamptz not null
    );
    create index announcement_due on announcement (target, due_at, id);
    create function announce(given_kind text, given_site bigint, given_category bigint, given_slug text, given_language integer, given_was_public boolean,
      given_due_at timestamptz) returns void language sql as $$
      insert into announcement (target, kind, site, category, slug, language, was_public, due_at)
      select t.name, given_kind, s.slug, c.slug, given_slug, coalesce(given_language, s.language), given_was_public, given_due_at
      from announcement_target t, site s left join category c on c.id = given_category where s.id = given_site;
    $$;
    create function announce_article() returns trigger language plpgsql as $$
    declare
      same_page boolean := tg_op = 'UPDATE' and (old.slug, old.site_id, old.category_id) = (new.slug, new.site_id, new.category_id);
    begin
      if not exists (select from announcement_target) then return null; end if;
      if same_page and old.content_hash = new.content_hash and old.published_at is not distinct from new.published_at then return null; end if;
      if tg_op <> 'INSERT' and old.published_at <= now() and not (same_page and new.published_at is not null and new.published_at <= now()) then
        perform announce('article', old.site_id, old.category_id, old.slug, null, true, now());
      end if;
      if tg_op <> 'DELETE' and new.published_at is not null then
        perform announce('article', new.site_id, new.category_id, new.slug, null, false, greatest(new.published_at, now()));
      end if;
      return null;
    end $$;
    create function announce_page() returns trigger language plpgsql as $$
    declare
      same_page boolean := tg_op = 'UPDATE' and (old.slug, old.site_id, old.language) = (new.slug, new.site_id, new.language);
    begin
      if not exists (select from announcement_target) or same_page and old.content_hash = new.content_hash then return null; end if;
      if tg_op <> 'INSERT' and not same_page then perform announce('page', old.site_id, null, old.slug, old.language, true, now()); end if;
      if tg_op <> 'DELETE' then perform announce('page', new.site_id, null, new.slug, new.language, false, now()); end if;
      return null;
    end $$;
    create function announce_question() returns trigger language plpgsql as $$
    declare
      same_page boolean := tg_op = 'UPDATE' and (old.slug, old.site_id) = (new.slug, new.site_id);
    begin
      if not exists (select from announcement_target) or same_page and old.content_hash = new.content_hash then return null; end if;
      if tg_op <> 'INSERT' and not same_page then perform announce('question', old.site_id, null, old.slug, null, true, now()); end if;
      if tg_op <> 'DELETE' then perform announce('question', new.site_id, null, new.slug, null, false, now()); end if;
      return null;
    end $$;
    -- Triggers: imports and the release before write records, too.
    create trigger announce after insert or update or delete on article for each row execute function announce_article();
    create trigger announce after insert or update or delete on page for each row execute function announce_page();
    create trigger announce after insert or update or delete on question for each row execute function announce_question();
  `.execute(db);
}
