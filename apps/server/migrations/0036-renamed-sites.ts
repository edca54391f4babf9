/** Editions go with their site to its new slug: roles are of the site, whatever it is called (docs/adr/0053). */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function edition_is_sealed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.erased_at is null and new.erased_at is not null and new.record is null
        and (to_jsonb(new) - 'record' - 'erased_at') = (to_jsonb(old) - 'record' - 'erased_at') then return new;
      end if;
      -- Its site has got another slug.
      if tg_op = 'UPDATE' and old.site is not null and new.site is not null
        and (to_jsonb(new) - 'site') = (to_jsonb(old) - 'site') then return new;
      end if;
      raise exception 'editions are sealed: only erasure changes them, and takes their record alone';
    end $$;
  `.execute(db);
}
