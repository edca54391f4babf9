/** Change sets, what they hold, the history of records, and addresses that have moved or gone (docs/adr/0053). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether somebody else has to approve what is written for a site.
    alter table site add column review text not null default 'single' check (review in ('single', 'four-eyes'));

    create table change_set (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      state text not null default 'draft' check (
        state in ('draft', 'in review', 'approved', 'scheduled', 'published', 'rejected', 'withdrawn', 'needs attention')
      ),
      -- How often it was submitted: editions and approvals are of one revision.
      revision integer not null default 0,
      -- Counts every change of the row and of its drafts: the entity tag of the set.
      version integer not null default 1,
      -- Ids of accounts without a reference: what was done outlives the account.
      created_by uuid,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      publish_at timestamptz,
      expire_at timestamptz,
      published_at timestamptz,
      -- Published before it was approved: an approval is still due.
      is_emergency boolean not null default false,
      -- Why it was rejected, or needs attention.
      reason text,
      -- The published set whose end this one is.
      ends uuid unique references change_set (id),
      check (expire_at is null or publish_at is null or expire_at > publish_at),
      check (state <> 'scheduled' or publish_at is not null),
      check ((state = 'published') = (published_at is not null))
    );
    create index change_set_due on change_set (publish_at) where state = 'scheduled';
    create index change_set_ending on change_set (expire_at) where state = 'published' and expire_at is not null;
    create index change_set_newest on change_set (updated_at desc, id);

    -- What somebody wants of a record, as it is being written.
    create table draft (
      change_set_id uuid not null references change_set (id) on delete cascade,
      kind text not null,
      key text not null,
      -- The key that the live record has, where the draft gives it another.
      former_key text,
      -- Of the site whose roles decide; null: of no site.
      site text,
      -- Of the live record that it began with; null: there was none.
      base_hash text,
      -- null: the record is to be deleted.
      record jsonb,
      -- Where visitors of a deleted record are sent: a path of the portal.
      successor text,
      version integer not null default 1,
      -- Ids of all accounts that wrote it.
      authors uuid[] not null default '{}',
      updated_by uuid,
      updated_at timestamptz not null default clock_timestamp(),
      primary key (change_set_id, kind, key),
      check (record is not null or former_key is null),
      check (record is null or successor is null)
    );
    create index draft_record on draft (kind, key);

    -- Steps between two versions of a draft: what undo takes back, and who wrote.
    create table draft_patch (
      change_set_id uuid not null,
      kind text not null,
      key text not null,
      version integer not null,
      patch jsonb not null,
      inverse jsonb not null,
      author uuid,
      written_at timestamptz not null default clock_timestamp(),
      primary key (change_set_id, kind, key, version),
      foreign key (change_set_id, kind, key) references draft (change_set_id, kind, key) on delete cascade on update cascade
    );

    -- A draft as it was submitted. Only erasure changes a row, and takes nothing but the record itself.
    create table edition (
      id bigint generated always as identity primary key,
      change_set_id uuid not null references change_set (id),
      revision integer not null,
      kind text not null,
      key text not null,
      former_key text,
      site text,
      base_hash text,
      -- null: of a deletion, or erased.
      record jsonb,
      -- null: of a deletion.
      hash text,
      successor text,
      authors uuid[] not null,
      note text,
      sealed_at timestamptz not null default clock_timestamp(),
      erased_at timestamptz,
      unique (change_set_id, revision, kind, key)
    );
    create index edition_record on edition (kind, key, id desc);

    create function edition_is_sealed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.erased_at is null and new.erased_at is not null and new.record is null
        and (to_jsonb(new) - 'record' - 'erased_at') = (to_jsonb(old) - 'record' - 'erased_at') then return new;
      end if;
      raise exception 'editions are sealed: only erasure changes them, and takes their record alone';
    end $$;
    create trigger edition_rows before update or delete on edition for each row execute function edition_is_sealed();

    create table approval (
      change_set_id uuid not null references change_set (id),
      revision integer not null,
      -- Of all editions of the revision: it holds for exactly these.
      digest text not null,
      account_id uuid not null,
      approved_at timestamptz not null default clock_timestamp(),
      primary key (change_set_id, revision, account_id)
    );

    -- What a record was like from a moment on, since somebody first edited it.
    create table record_version (
      id bigint generated always as identity primary key,
      kind text not null,
      key text not null,
      -- null: deleted, or erased.
      record jsonb,
      -- null: deleted.
      hash text,
      origin text not null check (origin in ('baseline', 'change set', 'import', 'moderation')),
      change_set_id uuid references change_set (id),
      author uuid,
      written_at timestamptz not null default clock_timestamp(),
      erased_at timestamptz
    );
    create index record_version_record on record_version (kind, key, id desc);
    create index record_version_deleted on record_version (written_at desc) where hash is null;

    -- Bytes of files that drafts, editions and versions name by their hash.
    create table record_bytes (
      sha256 text primary key,
      bytes bytea not null,
      kept_at timestamptz not null default clock_timestamp()
    );
    alter table record_bytes alter column bytes set storage external;

    -- Addresses that were published and are no more. target null: gone for good.
    create table redirect (
      path text primary key,
      target text,
      change_set_id uuid references change_set (id),
      created_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
