/** Lists tell an infographic from other articles, as they tell videos and documents. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL 15 and 16 cannot change what a column is generated from: it is made anew.
  await sql`
    alter table article drop column media, add column media text generated always as (
      case
        when article_type = 2 then 'photos'
        when article_type = 3 and coalesce(content ->> 'Type', case when content -> 'Data' ? 'FileName' then 'file' end) in ('2', 'file') then 'file'
        when article_type = 3 then 'link'
        when article_type = 4 and content ->> 'Kind' in ('video', 'document', 'infographic') then content ->> 'Kind'
      end
    ) stored;
  `.execute(db);
}
