/**
 * Search looks at a bounded number of documents, newest first: one index holds words together with site, category, type, month and year,
 * so that a common word of the last months is found without reading every document that holds it.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- s: site, p: persons of a language, c: category, t: type, y and m: year and month (year × 12 + month) in UTC, u: without a day, e: English.
    create function search_scope(site_id bigint, category_id bigint, type text, language integer, at timestamptz) returns text[]
    language sql immutable parallel safe begin atomic
      select array_remove(array[
        coalesce('s' || site_id, 'p' || language), 'c' || category_id, 't' || type,
        'y' || year, 'm' || (year * 12 + extract(month from day)::integer), case when year is null then 'u' end, case language when 2 then 'e' end], null)
      from (select case when isfinite(at) then at at time zone 'UTC' end as day) d,
        lateral (select extract(year from day)::integer as year) y;
    end;
  `.execute(db);
  await sql`
    drop index if exists search_document_words;
    alter table search_document add column scope text[] not null
      generated always as (search_scope(site_id, category_id, type, language, at)) stored;
    create index search_document_words on search_document using gin (words, scope);
    create index search_document_head on search_document using gin (head, scope);
    create index search_document_at on search_document (at);
    create index search_document_visible_from on search_document (visible_from);
  `.execute(db);
}
