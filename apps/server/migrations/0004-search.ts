/** Full-text search of articles, in Vietnamese with and without diacritics. Runs alike on PostgreSQL 15 and 18. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // "Kiếm" and "kiem" are one word, "đ" is "d": the first dictionary takes the diacritics, the second the capitals.
  await sql`
    create extension if not exists unaccent;
    create text search configuration vn (copy = simple);
    alter text search configuration vn
      alter mapping for word, numword, hword, numhword, hword_part, hword_numpart with unaccent, simple;
  `.execute(db);

  // Bodies in the standard's own form (begin atomic): names are bound here, whatever search_path a dump is restored under.
  await sql`
    -- Every text of an article's content, without addresses and markup, a line for each paragraph or cell. Cut where a tsvector
    -- (1 MB) could overflow.
    create function article_text(content jsonb) returns text language sql immutable parallel safe begin atomic
      select left(replace(replace(replace(replace(
          regexp_replace(regexp_replace(regexp_replace(
            string_agg(left(value #>> '{}', 1000000), '</p>'),
            '[ \\n\\r\\t]+', ' ', 'g'),
            '</(p|h[1-6]|li|dt|dd|td|th|div|figcaption|caption|blockquote)>', chr(10), 'g'),
            '<[^<>]*>', ' ', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), 100000)
      from jsonb_path_query(content, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && !(@.key like_regex "^(Link|Source|Poster|Captions|Kind|Type|DisplayType|IssuedAt|EffectiveAt)$")).value', silent => true) as value;
    end;

    -- "12/2026/TT-BTC" is four words in a row, not an address of some kind: punctuation only separates. By code points, because a
    -- database of locale C takes every character beyond ASCII for a letter.
    create function search_words(given text) returns text language sql immutable parallel safe begin atomic
      select regexp_replace(normalize(given, nfc), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3004\\u3008-\\u3020]+', ' ', 'g');
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
