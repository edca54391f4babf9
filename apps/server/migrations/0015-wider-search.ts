/** Search finds static pages and questions as it finds articles. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Text of HTML, a line for each paragraph or cell, without markup: what marks a part of a word does not part it. Cut where a tsvector (1 MB) could overflow.
    create function html_text(html text) returns text language sql immutable parallel safe begin atomic
      select left(replace(replace(replace(replace(
          regexp_replace(regexp_replace(regexp_replace(
            html,
            '[ \\n\\r\\t]+', ' ', 'g'),
            '</?(p|h[1-6]|[uod]l|li|d[td]|t[dhr]|table|div|fig(ure|caption)|caption|blockquote|pre|[hb]r)( [^<>]*)?/?>', chr(10), 'g'),
            '<[^<>]*>', '', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), 100000);
    end;

    -- As before, by the function above; days that only the portal reads are no words.
    create or replace function article_text(content jsonb) returns text language sql immutable parallel safe begin atomic
      select html_text(string_agg(left(value #>> '{}', 1000000), '</p>'))
      from jsonb_path_query(content, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && !(@.key like_regex "^(Link|Source|Poster|Captions|Kind|Type|DisplayType|IssuedAt|EffectiveAt|OpensAt|Deadline)$")).value', silent => true) as value;
    end;

    create function search_of(title text, summary text, body text) returns tsvector language sql immutable parallel safe begin atomic
      select setweight(to_tsvector('vn', search_words(left(title, 2000))), 'A')
        || setweight(to_tsvector('vn', search_words(left(coalesce(summary, ''), 10000))), 'B')
        || setweight(to_tsvector('vn', search_words(coalesce(body, ''))), 'C');
    end;

    create or replace function article_search(title text, summary text, content jsonb) returns tsvector language sql immutable parallel safe begin atomic
      select search_of(title, summary, article_text(content));
    end;

    alter table page add column search tsvector generated always as (search_of(title, null, html_text(html))) stored;
    create index page_search on page using gin (search);

    alter table question add column search tsvector generated always as (search_of(title, body, html_text(answer))) stored;
    create index question_search on question using gin (search);
  `.execute(db);
}
