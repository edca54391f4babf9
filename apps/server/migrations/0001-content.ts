/** Sites, categories, articles, pages and what stands beside them. Runs alike on PostgreSQL 15 and 18. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Sites and categories share one namespace (specification §7 addresses both by slug alone). The primary key here decides,
  // race-free; triggers keep it in step, so that no one has to remember it.
  await sql`
    create table slug_owner (slug text primary key, kind text not null);

    create function own_slug() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then delete from slug_owner where slug = old.slug and kind = tg_table_name; end if;
      if tg_op <> 'DELETE' then insert into slug_owner (slug, kind) values (new.slug, tg_table_name); end if;
      return null;
    end $$;

    create table site (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name text not null,
      language integer not null default 1,
      counterpart text,
      metadata text,
      position double precision not null default 0,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );

    create table category (
      id bigint generated always as identity primary key,
      slug text not null unique,
      site_id bigint not null references site (id) on delete cascade,
      parent_id bigint references category (id) on delete set null,
      name text not null,
      description text,
      position double precision not null default 0,
      counterpart text,
      metadata text,
      content_hash text not null,
      updated_at timestamptz not null default now(),
      unique (id, site_id),
      check (parent_id <> id)
    );
    create index category_site on category (site_id, position, id);
    create index category_parent on category (parent_id);

    create trigger own_slug after insert or delete or update of slug on site for each row execute function own_slug();
    create trigger own_slug after insert or delete or update of slug on category for each row execute function own_slug();
  `.execute(db);

  // An article's site is its category's site: the two-column key keeps that true when a category moves.
  // An article without published_at is a draft; one in the future is scheduled. Neither is shown.
  await sql`
    create table article (
      id bigint generated always as identity primary key,
      slug text not null unique,
      site_id bigint not null,
      category_id bigint not null,
      title text not null,
      summary text,
      image text,
      published_at timestamptz,
      article_type integer not null,
      content jsonb,
      media text generated always as (
        case
          when article_type = 2 then 'photos'
          when article_type = 3 and coalesce(content ->> 'Type', case when content -> 'Data' ? 'FileName' then 'file' end) in ('2', 'file') then 'file'
          when article_type = 3 then 'link'
          when article_type = 4 and content ->> 'Kind' in ('video', 'document') then content ->> 'Kind'
        end
      ) stored,
      metadata text,
      counterpart text,
      source_hash text not null,
      sanitizer_version text not null,
      content_hash text not null,
      updated_at timestamptz not null default now(),
      foreign key (category_id, site_id) references category (id, site_id) on update cascade on delete cascade
    );
    create index article_category_published on article (category_id, published_at desc, id desc);
    create index article_site_published on article (site_id, published_at desc, id desc);

    create table page (
      id bigint generated always as identity primary key,
      slug text not null,
      site_id bigint not null references site (id) on delete cascade,
      language integer not null default 1,
      title text not null,
      html text not null,
      counterpart text,
      source_hash text not null,
      sanitizer_version text not null,
      content_hash text not null,
      updated_at timestamptz not null default now(),
      unique (site_id, slug)
    );
  `.execute(db);

  // Texts in both languages are {"vi": "…", "en": "…"}; en may be missing. Points of a series are [["YYYY-MM-DD", value], …], oldest first.
  await sql`
    create table person (
      slug text primary key,
      role text not null check (role in ('leader', 'former-minister')),
      name text not null,
      title jsonb not null,
      portrait text,
      biography jsonb,
      from_date text,
      to_date text,
      position double precision not null default 0,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );
    create index person_role on person (role, position, slug);

    create table parameter (
      type integer not null,
      key text not null,
      value text not null,
      name text,
      position double precision not null default 0,
      content_hash text not null,
      updated_at timestamptz not null default now(),
      primary key (type, key)
    );

    create table series (
      slug text primary key,
      name jsonb not null,
      unit text not null,
      points jsonb not null,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );

    -- The path is the key in lower case (specification §7); bytes stay uncompressed so that a range is read without the rest.
    create table file (
      path text primary key check (path = lower(path)),
      original_path text not null,
      content_type text not null,
      bytes bytea not null,
      size integer not null check (size = octet_length(bytes)),
      sha256 text not null,
      content_hash text not null,
      updated_at timestamptz not null default now()
    );
    alter table file alter column bytes set storage external;
  `.execute(db);
}
