/** Which versions under a key are of one record: a deletion ends it, and what has the key afterwards is another. */
import { type Kysely, sql } from "kysely";

export const smallTables = ["record_version"];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Id of the deletion that ended the record; null: it has not ended.
    alter table record_version add column ended_by bigint;
    update record_version v set ended_by = (
      select min(id) from record_version d where d.kind = v.kind and d.key = v.key and d.id >= v.id and d.hash is null
    );
    -- A trigger: the release before writes deletions, too.
    create function end_versions() returns trigger language plpgsql as $$
    begin
      if new.hash is null then
        new.ended_by := new.id;
        update record_version set ended_by = new.id where kind = new.kind and key = new.key and ended_by is null;
      end if;
      return new;
    end $$;
    create trigger end_versions before insert on record_version for each row execute function end_versions();
  `.execute(db);
}
