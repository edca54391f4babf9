/** Which time series a category has, as its metadata says: a page then has their points in the same round trip as the category. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function metadata_series(metadata text) returns text[] language plpgsql immutable parallel safe as $$
    begin
      if metadata is null or metadata not like '%"series"%' then return '{}'; end if;
      return (select coalesce(array_agg(id #>> '{}'), '{}')
        from jsonb_path_query(metadata::jsonb, 'strict $.series[*] ? (@.type() == "string")', silent => true) as id);
    exception when others then
      return '{}'; -- Not JSON: it has none.
    end $$;

    alter table category add column series text[] not null generated always as (metadata_series(metadata)) stored;
  `.execute(db);
}
