/**
 * The statements that fill a database in bulk. What the trigger `keep_found` works out from an article's text is put together here from the words of its
 * parts, which are worked out once each: the trigger alone takes hours for a million articles. ./fill.ts asks it about the first of them.
 */

/** Texts that articles are made of. Words joined in order, as tsvectors are, are the words of the whole text. */
export const createPool = `
  create aggregate bench_joined(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
  create unlogged table bench_text (language integer, n integer, text text, plain text, words tsvector, marked tsvector, primary key (language, n))`;

export const dropPool = "drop table if exists bench_text; drop aggregate if exists bench_joined(tsvector)";

/** $1: JSON rows of language, n, text. */
export const fillPool = `
  insert into bench_text
  select language, n, text, lower(unaccent(search_words(text))), search_vector(language, '', null, html_text(text), null),
    search_vector_marked('', null, html_text(text), null)
  from json_to_recordset($1) as i (language integer, n integer, text text)`;

/** $1: JSON rows of PlannedArticle. The trigger must be off. */
export const fillArticles = `
  with incoming as materialized (
    select i.slug, i.category_id, i.site_id, i.language, i.image, i.published_at, i.kind, title.text || ' ' || month.text as title,
      title.plain || ' ' || month.plain as plain, summary.text as summary, number.text as number, body.html,
      setweight(title.words || month.words, 'A') as title_words, setweight(title.marked || month.marked, 'A') as title_marked,
      setweight(summary.words || coalesce(number.words, ''), 'B') as summary_words, setweight(summary.marked || coalesce(number.marked, ''), 'B') as summary_marked,
      coalesce(number.words, '') as number_words, coalesce(number.marked, '') as number_marked,
      coalesce(issuer.words || number.words, '') || body.words as body_words, coalesce(issuer.marked || number.marked, '') || body.marked as body_marked,
      issuer.text as issuer
    from json_to_recordset($1) as i (slug text, category_id bigint, site_id bigint, language integer, image text, published_at timestamptz, kind text,
      title integer, month integer, summary integer, number integer, issuer integer, paragraphs integer[])
    join bench_text title on title.language = i.language and title.n = i.title
    join bench_text month on month.language = i.language and month.n = i.month
    join bench_text summary on summary.language = i.language and summary.n = i.summary
    left join bench_text number on number.language = i.language and number.n = i.number
    left join bench_text issuer on issuer.language = i.language and issuer.n = i.issuer
    cross join lateral (
      select string_agg(p.text, '' order by u.place) as html, bench_joined(p.words order by u.place) as words, bench_joined(p.marked order by u.place) as marked
      from unnest(i.paragraphs) with ordinality as u (n, place) join bench_text p on p.language = i.language and p.n = u.n
    ) as body
  ), written as (
    insert into article (slug, site_id, category_id, title, summary, image, published_at, article_type, content, source_hash, sanitizer_version, content_hash)
    select slug, site_id, category_id, title, summary, image, published_at, case kind when 'text' then 1 else 4 end,
      case kind
        when 'document' then jsonb_build_object('Kind', kind, 'Number', number, 'Issuer', issuer, 'IssuedAt', published_at::date, 'Content', html)
        when 'video' then jsonb_build_object('Kind', kind, 'Source', '/api/mediafile/video/ban-tin-vi.webm', 'Poster', image, 'Duration', 8, 'Content', html)
        else jsonb_build_object('Content', html)
      end, 'bench', 'bench', 'bench'
    from incoming
    returning id, slug
  )
  insert into search_document (article_id, site_id, category_id, type, language, visible_from, at, title, head, head_marked, words, marked, files)
  select w.id, i.site_id, i.category_id, i.kind, i.language, i.published_at, i.published_at, i.plain, i.title_words || setweight(i.number_words, 'A'),
    i.title_marked || setweight(i.number_marked, 'A'), i.title_words || i.summary_words || i.body_words, i.title_marked || i.summary_marked || i.body_marked,
    case i.kind when 'video' then array[replace(i.image, '/api/mediafile/', ''), 'video/ban-tin-vi.webm'] else '{}' end
  from written w join incoming i using (slug)`;

/** Found as it stands, of the articles with the slugs $1. */
export const documentsOf = `
  select to_jsonb(d) - 'id' as document from search_document d join article a on a.id = d.article_id where a.slug = any ($1::text[]) order by a.slug`;
/** The trigger works. */
export const touchArticles = "update article set title = title where slug = any ($1::text[])";

/** What the trigger count_month would have counted. */
export const countMonths = `
  delete from article_month;
  insert into article_month (month, articles, changed_at)
  select month_of(published_at), count(*), max(greatest(updated_at, published_at)) from listed_article where isfinite(published_at) group by 1`;

/** Indexes that only help reading: they are made anew once, at the end. */
export const readingIndexes = `
  select i.indexname as name, i.indexdef as definition from pg_indexes i join pg_class c on c.relname = i.indexname join pg_index x on x.indexrelid = c.oid
  where i.schemaname = 'public' and i.tablename in ('article', 'search_document', 'listed_article') and not x.indisunique order by 1`;
