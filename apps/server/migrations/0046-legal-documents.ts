/** What lists of legal documents are narrowed and sorted by, and which documents change which: made of the articles by triggers (docs/adr/0065). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table legal_document (
      article_id bigint primary key references article (id) on delete cascade,
      slug text not null,
      category_id bigint not null,
      -- infinity: it has no time of publication.
      published_at timestamptz not null,
      type text,
      number text,
      -- The number without marks and spaces, as it is searched.
      number_found text,
      issuer text,
      field text,
      issued_on date,
      effective_on date,
      -- First day without force, as its own record has it.
      expires_on date
    );
    create table legal_relation (
      article_id bigint not null references legal_document (article_id) on delete cascade,
      relation text not null,
      -- Slug of the other document, which need not be there.
      target text not null,
      primary key (article_id, relation, target)
    );
    -- The day that a text begins with; null where it is none of the calendar.
    create function day_in(given text) returns date language sql immutable parallel safe return (
      select case when d.month between 1 and 12 and d.year > 0 and d.day between 1 and
          extract(day from make_date(d.year, d.month, 1) + interval '1 month - 1 day') then make_date(d.year, d.month, d.day) end
      from (select m[1]::integer as year, m[2]::integer as month, m[3]::integer as day
        from regexp_match(given, '^(\\d{4})-(\\d{2})-(\\d{2})') as m) as d
    );
    -- A draft that takes comments is no legal document yet.
    create function is_legal_document(media text, content jsonb) returns boolean language sql immutable parallel safe return
      coalesce(media = 'document', false) and not content ?| array['Deadline', 'OpensAt'];
    -- Pages of other documents, in any category, may name it or follow from it. Equal messages of a transaction are sent once.
    create function notify_of_legal_documents(withdrawn boolean) returns void language sql as $$
      select pg_notify('portal_content', case when withdrawn then '{"tags":["documents"],"withdrawn":true}' else '{"tags":["documents"]}' end)
    $$;
    create function keep_legal_document() returns trigger language plpgsql as $$
    begin
      if is_legal_document(new.media, new.content) then
        insert into legal_document as d (article_id, slug, category_id, published_at, type, number, number_found, issuer, field, issued_on, effective_on, expires_on)
        values (new.id, new.slug, new.category_id, coalesce(new.published_at, 'infinity'), new.content ->> 'Type', new.content ->> 'Number',
          regexp_replace(folded(new.content ->> 'Number'), '\\s', '', 'g'), new.content ->> 'Issuer', new.content ->> 'Field',
          day_in(new.content ->> 'IssuedAt'), day_in(new.content ->> 'EffectiveAt'), day_in(new.content ->> 'ExpiresAt'))
        on conflict (article_id) do update set slug = excluded.slug, category_id = excluded.category_id, published_at = excluded.published_at,
          type = excluded.type, number = excluded.number, number_found = excluded.number_found, issuer = excluded.issuer, field = excluded.field,
          issued_on = excluded.issued_on, effective_on = excluded.effective_on, expires_on = excluded.expires_on;
        delete from legal_relation where article_id = new.id;
        insert into legal_relation (article_id, relation, target)
          select new.id, r ->> 'Relation', r ->> 'Document' from jsonb_array_elements(case jsonb_typeof(new.content -> 'Relations') when 'array' then new.content -> 'Relations' else '[]' end) as r
          where r ->> 'Relation' is not null and r ->> 'Document' is not null
          on conflict do nothing;
      else
        delete from legal_document where article_id = new.id;
      end if;
      perform notify_of_legal_documents(tg_op = 'UPDATE' and new.published_at is distinct from old.published_at and not coalesce(new.published_at <= now(), false));
      return null;
    end $$;
    create function forget_legal_document() returns trigger language plpgsql as $$
    begin
      perform notify_of_legal_documents(true);
      return null;
    end $$;
    create trigger forget_legal_document after delete on legal_document for each row execute function forget_legal_document();
    -- Triggers: the release before writes articles, too.
    create trigger keep_legal_document after insert on article for each row when (new.media = 'document') execute function keep_legal_document();
    create trigger change_legal_document after update of slug, title, summary, category_id, published_at, article_type, content on article for each row
      when (new.media = 'document' or old.media = 'document') execute function keep_legal_document();
    insert into legal_document (article_id, slug, category_id, published_at, type, number, number_found, issuer, field, issued_on, effective_on, expires_on)
      select id, slug, category_id, coalesce(published_at, 'infinity'), content ->> 'Type', content ->> 'Number',
        regexp_replace(folded(content ->> 'Number'), '\\s', '', 'g'), content ->> 'Issuer', content ->> 'Field',
        day_in(content ->> 'IssuedAt'), day_in(content ->> 'EffectiveAt'), day_in(content ->> 'ExpiresAt')
      from article where media = 'document' and is_legal_document(media, content);
    -- Lists are in this order, whole or narrowed by one of these.
    create index legal_document_issued on legal_document (category_id, issued_on desc nulls last, article_id desc);
    create index legal_document_type on legal_document (category_id, type, issued_on desc nulls last, article_id desc);
    create index legal_document_issuer on legal_document (category_id, issuer, issued_on desc nulls last, article_id desc);
    create index legal_document_field on legal_document (category_id, field, issued_on desc nulls last, article_id desc);
    create index legal_document_effective on legal_document (category_id, effective_on);
    create index legal_document_expires on legal_document (category_id, expires_on) where expires_on is not null;
    create index legal_document_number on legal_document using gin (number_found gin_trgm_ops);
    create index legal_document_slug on legal_document (slug);
    create index legal_document_published on legal_document (published_at);
    create index legal_relation_target on legal_relation (target);
    analyze legal_document;
  `.execute(db);
}
