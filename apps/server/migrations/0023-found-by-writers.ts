/**
 * What search finds of articles is written for many at once, and a writer may bring the words that it has worked out: an import works them out in a
 * twentieth of the time that the database takes. Whoever brings none, or writes articles by any other way, leaves that to the database.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- given: [{"slug", "head", "head_marked", "words", "marked"}, …] for those of the slugs whose words are known: what search_vector (in Vietnamese, without
    -- files) and search_vector_marked make. A document that stays as it is is not written.
    create function keep_articles_found(slugs text[], given json) returns void language plpgsql as $$
    begin
      insert into search_document as d
        (article_id, site_id, category_id, type, language, visible_from, at, title, head, head_marked, words, marked, files)
      select a.id, a.site_id, a.category_id, coalesce(a.media, 'text'), f.language, coalesce(a.published_at, 'infinity'), a.published_at,
        lower(unaccent(search_words(left(a.title, 1000)))),
        case when f.words_given then g.head else search_vector(f.language, concat_ws(' ', a.title, f.number), null, null, null) end,
        case when f.marked_given then g.head_marked else search_vector_marked(concat_ws(' ', a.title, f.number), null, null, null) end,
        case when not f.words_given then search_vector(f.language, a.title, concat_ws(chr(10), a.summary, f.number), t.body, t.attached)
          when t.attached is null then g.words else g.words || search_vector(f.language, '', null, null, t.attached) end,
        case when not f.marked_given then search_vector_marked(a.title, concat_ws(chr(10), a.summary, f.number), t.body, t.attached)
          when t.attached is null then g.marked else g.marked || search_vector_marked('', null, null, t.attached) end,
        f.files
      from unnest(slugs) as wanted (slug)
      join article a on a.slug = wanted.slug
      join site s on s.id = a.site_id
      left join json_to_recordset(given) as g (slug text, head tsvector, head_marked tsvector, words tsvector, marked tsvector) on g.slug = a.slug
      -- Worked out once each: without an offset the planner puts the expression wherever its name stands.
      cross join lateral (
        select case s.language when 2 then 2 else 1 end as language, left(a.content ->> 'Number', 200) as number, referred_files(a.content::text) as files,
          g.slug is not null as marked_given, g.slug is not null and s.language <> 2 as words_given
        offset 0
      ) as f
      cross join lateral (
        select case when not (f.words_given and f.marked_given) then article_text(a.content) end as body,
          case when f.files <> '{}' then (select string_agg(x.text, ' ' order by x.path) from file_text x where x.path = any (f.files)) end as attached
        offset 0
      ) as t
      on conflict (article_id) do update set site_id = excluded.site_id, category_id = excluded.category_id, type = excluded.type,
        language = excluded.language, visible_from = excluded.visible_from, at = excluded.at, title = excluded.title, head = excluded.head,
        head_marked = excluded.head_marked, words = excluded.words, marked = excluded.marked, files = excluded.files
      where (d.site_id, d.category_id, d.type, d.language, d.visible_from, d.at, d.title, d.head, d.head_marked, d.words, d.marked, d.files)
        is distinct from (excluded.site_id, excluded.category_id, excluded.type, excluded.language, excluded.visible_from, excluded.at, excluded.title,
          excluded.head, excluded.head_marked, excluded.words, excluded.marked, excluded.files);
    end $$;

    create or replace function keep_article_found() returns trigger language plpgsql as $$
    begin
      perform keep_articles_found(array[new.slug], '[]');
      return null;
    end $$;

    -- "by writer": whoever writes calls keep_articles_found itself, in the same transaction.
    drop trigger keep_found on article;
    create trigger keep_found after insert or update of title, summary, content, published_at, article_type, site_id, category_id on article
      for each row when (current_setting('portal.found', true) is distinct from 'by writer') execute function keep_article_found();
  `.execute(db);
}
