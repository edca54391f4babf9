/**
 * One row for everything that search finds, kept by triggers: words without marks to match by, words with their marks to rank by, English
 * stems for English texts, and the text of attached files.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    -- English texts: words by their stem, names without their marks.
    create text search configuration vn_en (copy = english);
    alter text search configuration vn_en alter mapping for word, hword, hword_part with unaccent, english_stem;
    alter table article drop column search;
    alter table page drop column search;
    alter table question drop column search;
    drop function article_search(text, text, jsonb);
    drop function search_of(text, text, text);
  `.execute(db);

  await sql`
    -- Words with their marks, in one spelling: lower case, the tone as a digit behind its syllable. "hóa", "hoá" and "HÓA" are "hoa2".
    create function search_marked(given text) returns text language sql immutable parallel safe begin atomic
      select normalize(translate(
        regexp_replace(
          lower(translate(normalize(search_words(given), nfd), 'Đ', 'đ')),
          '([\\u0300\\u0301\\u0303\\u0309\\u0323])([a-z\\u0302\\u0306\\u031b]+)', '\\2\\1', 'g'),
        U&'\\0300\\0301\\0303\\0309\\0323', '12345'), nfc);
    end;

    create function search_vector(language integer, title text, summary text, body text, files text) returns tsvector language sql immutable parallel safe begin atomic
      select setweight(to_tsvector(config, search_words(left(title, 2000))), 'A')
        || setweight(to_tsvector(config, search_words(left(coalesce(summary, ''), 10000))), 'B')
        || setweight(to_tsvector(config, search_words(left(coalesce(body, ''), 100000))), 'C')
        || setweight(to_tsvector(config, search_words(left(coalesce(files, ''), 100000))), 'D')
      from (select case language when 2 then 'vn_en'::regconfig else 'vn'::regconfig end as config) c;
    end;

    create function search_vector_marked(title text, summary text, body text, files text) returns tsvector language sql immutable parallel safe begin atomic
      select setweight(to_tsvector('simple', search_marked(left(title, 2000))), 'A')
        || setweight(to_tsvector('simple', search_marked(left(coalesce(summary, ''), 10000))), 'B')
        || setweight(to_tsvector('simple', search_marked(left(coalesce(body, ''), 100000))), 'C')
        || setweight(to_tsvector('simple', search_marked(left(coalesce(files, ''), 100000))), 'D');
    end;

    -- A path as a browser decodes it; null where that is impossible.
    create function decoded_path(given text) returns text language plpgsql immutable parallel safe as $$
    begin
      return lower(convert_from(decode(string_agg(
        case when part[1] like '%\\%__' then substr(part[1], 2) else encode(convert_to(part[1], 'UTF8'), 'hex') end, ''), 'hex'), 'UTF8'))
        from regexp_matches(given, '%[0-9A-Fa-f]{2}|.', 'g') as part;
    exception when others then
      return null;
    end $$;

    -- Stored files that a text or JSON refers to.
    create function referred_files(given text) returns text[] language sql immutable parallel safe begin atomic
      select coalesce(array_agg(distinct path) filter (where path is not null), '{}')
      from (select decoded_path(m[1]) as path from regexp_matches(given, '/api/mediafile/([^"''?#<>\\s\\\\]+)', 'gi') as m) as found;
    end;
  `.execute(db);

  await sql`
    -- What a worker read from a stored file. A failure is kept as well: the same bytes are not tried again.
    create table file_text (
      path text primary key references file (path) on update cascade on delete cascade,
      sha256 text not null,
      text text,
      failure text,
      read_at timestamptz not null default now()
    );

    create table search_document (
      id bigint generated always as identity primary key,
      article_id bigint unique references article (id) on delete cascade,
      page_id bigint unique references page (id) on delete cascade,
      question_id bigint unique references question (id) on delete cascade,
      person_slug text references person (slug) on update cascade on delete cascade,
      -- null: a person, who belongs to the ministry's site of the language.
      site_id bigint references site (id) on delete cascade,
      category_id bigint,
      type text not null,
      -- 2 is English, anything else Vietnamese.
      language integer not null,
      visible_from timestamptz not null default '-infinity',
      at timestamptz,
      title text not null,
      -- Words of the title alone, small enough to rank thousands of rows by.
      head tsvector not null,
      head_marked tsvector not null,
      words tsvector not null,
      marked tsvector not null,
      files text[] not null default '{}',
      unique (person_slug, language),
      check (num_nonnulls(article_id, page_id, question_id, person_slug) = 1)
    ) with (toast_tuple_target = 512);
    create index search_document_words on search_document using gin (words);
    create index search_document_title on search_document using gin (title gin_trgm_ops);
    create index search_document_files on search_document using gin (files) where files <> '{}';
    create index search_document_site on search_document (site_id);
  `.execute(db);

  await sql`
    create function keep_article_found() returns trigger language plpgsql as $$
    begin
      insert into search_document as d
        (article_id, site_id, category_id, type, language, visible_from, at, title, head, head_marked, words, marked, files)
      select new.id, new.site_id, new.category_id, coalesce(new.media, 'text'), language, coalesce(new.published_at, 'infinity'), new.published_at,
        lower(unaccent(search_words(left(new.title, 1000)))),
        search_vector(language, concat_ws(' ', new.title, number), null, null, null), search_vector_marked(concat_ws(' ', new.title, number), null, null, null),
        search_vector(language, new.title, concat_ws(chr(10), new.summary, number), body, attached),
        search_vector_marked(new.title, concat_ws(chr(10), new.summary, number), body, attached), files
      from (
        select case s.language when 2 then 2 else 1 end as language, article_text(new.content) as body, files,
          left(new.content ->> 'Number', 200) as number,
          (select string_agg(t.text, ' ' order by t.path) from file_text t where t.path = any (files)) as attached
        from site s, referred_files(new.content::text) as files where s.id = new.site_id
      ) as found
      on conflict (article_id) do update set site_id = excluded.site_id, category_id = excluded.category_id, type = excluded.type,
        language = excluded.language, visible_from = excluded.visible_from, at = excluded.at, title = excluded.title, head = excluded.head,
        head_marked = excluded.head_marked, words = excluded.words, marked = excluded.marked, files = excluded.files;
      return null;
    end $$;

    create function keep_page_found() returns trigger language plpgsql as $$
    begin
      insert into search_document as d (page_id, site_id, type, language, title, head, head_marked, words, marked, files)
      select new.id, new.site_id, 'page', language, lower(unaccent(search_words(left(new.title, 1000)))),
        search_vector(language, new.title, null, null, null), search_vector_marked(new.title, null, null, null),
        search_vector(language, new.title, null, body, attached), search_vector_marked(new.title, null, body, attached), files
      from (
        select case new.language when 2 then 2 else 1 end as language, html_text(new.html) as body, files,
          (select string_agg(t.text, ' ' order by t.path) from file_text t where t.path = any (files)) as attached
        from referred_files(new.html) as files
      ) as found
      on conflict (page_id) do update set site_id = excluded.site_id, language = excluded.language, title = excluded.title, head = excluded.head,
        head_marked = excluded.head_marked, words = excluded.words, marked = excluded.marked, files = excluded.files;
      return null;
    end $$;

    create function keep_question_found() returns trigger language plpgsql as $$
    begin
      insert into search_document as d (question_id, site_id, type, language, at, title, head, head_marked, words, marked)
      select new.id, new.site_id, 'question', language, new.asked_at, lower(unaccent(search_words(left(new.title, 1000)))),
        search_vector(language, new.title, null, null, null), search_vector_marked(new.title, null, null, null),
        search_vector(language, new.title, new.body, html_text(new.answer), null), search_vector_marked(new.title, new.body, html_text(new.answer), null)
      from (select case s.language when 2 then 2 else 1 end as language from site s where s.id = new.site_id) as found
      on conflict (question_id) do update set site_id = excluded.site_id, language = excluded.language, at = excluded.at, title = excluded.title,
        head = excluded.head, head_marked = excluded.head_marked, words = excluded.words, marked = excluded.marked;
      return null;
    end $$;

    -- A person is found in both languages: on the page of leaders or of former ministers of each.
    create function keep_person_found() returns trigger language plpgsql as $$
    begin
      insert into search_document as d (person_slug, type, language, title, head, head_marked, words, marked)
      select new.slug, 'person', language, lower(unaccent(search_words(left(new.name, 1000)))),
        search_vector(language, new.name, null, null, null), search_vector_marked(new.name, null, null, null),
        search_vector(language, new.name, held, life, null), search_vector_marked(new.name, held, life, null)
      from (
        select language, coalesce(new.title ->> key, new.title ->> 'vi') as held,
          concat_ws(chr(10), coalesce(new.duties ->> key, new.duties ->> 'vi'), coalesce(new.biography ->> key, new.biography ->> 'vi')) as life
        from (values (1, 'vi'), (2, 'en')) as l (language, key)
      ) as found
      on conflict (person_slug, language) do update set title = excluded.title, head = excluded.head, head_marked = excluded.head_marked,
        words = excluded.words, marked = excluded.marked;
      return null;
    end $$;

    create trigger keep_found after insert or update of title, summary, content, published_at, article_type, site_id, category_id on article
      for each row execute function keep_article_found();
    create trigger keep_found after insert or update of title, html, language, site_id on page for each row execute function keep_page_found();
    create trigger keep_found after insert or update of title, body, answer, asked_at, site_id on question for each row execute function keep_question_found();
    create trigger keep_found after insert or update of name, title, duties, biography on person for each row execute function keep_person_found();

    -- The words of a file are those of all that refer to it; a site's language decides how its words are compared.
    create function keep_file_found() returns trigger language plpgsql as $$
    declare changed text := case tg_op when 'DELETE' then old.path else new.path end;
    begin
      update article set title = title where id in (select article_id from search_document where files @> array[changed] and files <> '{}');
      update page set title = title where id in (select page_id from search_document where files @> array[changed] and files <> '{}');
      return null;
    end $$;
    create trigger keep_found after insert or delete or update of text on file_text for each row execute function keep_file_found();

    create function keep_site_found() returns trigger language plpgsql as $$
    begin
      update article set title = title where site_id = new.id;
      update question set title = title where site_id = new.id;
      return null;
    end $$;
    create trigger keep_found after update of language on site for each row when (old.language is distinct from new.language) execute function keep_site_found();

    update article set title = title;
    update page set title = title;
    update question set title = title;
    update person set name = name;
  `.execute(db);
}
