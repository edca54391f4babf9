/** Full-text search of articles, in Vietnamese with and without diacritics. Runs alike on PostgreSQL 15 and 18. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // "Kiếm" and "kiem" are one word, "đ" is "d": the first dictionary takes the diacritics, the second the capitals.
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;
    create text search configuration vn (copy = simple);
    alter text search configuration vn
      alter mapping for word, numword, hword, numhword, hword_part, hword_numpart with unaccent, simple;
  `.execute(db);

  // Bodies in the standard's own form (begin atomic): names are bound here, whatever search_path a dump is restored under.
  await sql`
    -- Every text of an article's content, without addresses and markup. Cut where a tsvector (1 MB) could overflow.
    create function article_text(content jsonb) returns text language sql immutable parallel safe begin atomic
      select left(replace(replace(replace(replace(regexp_replace(
          string_agg(left(value #>> '{}', 1000000), ' '), '<[^<>]*>', ' ', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), 100000)
      from jsonb_path_query(content, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && !(@.key like_regex "^(Link|Source|Poster|Captions|Kind|Type|DisplayType|IssuedAt|EffectiveAt)$")).value', silent => true) as value;
    end;

    -- "12/2026/TT-BTC" is four words in a row, not an address of some kind: punctuation only separates.
    create function search_words(given text) returns text language sql immutable parallel safe begin atomic
      select regexp_replace(normalize(given, nfc), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g');
    end;

    create function article_search(title text, summary text, content jsonb) returns tsvector language sql immutable parallel safe begin atomic
      select setweight(to_tsvector('vn', search_words(left(title, 2000))), 'A')
        || setweight(to_tsvector('vn', search_words(left(coalesce(summary, ''), 10000))), 'B')
        || setweight(to_tsvector('vn', search_words(coalesce(article_text(content), ''))), 'C');
    end;

    alter table article add column search tsvector generated always as (article_search(title, summary, content)) stored;
    create index article_search on article using gin (search);
  `.execute(db);
}
