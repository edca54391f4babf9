import { OTHER_FIELD } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Whether a question may be asked in a field: one that the site has questions in, or none of them. */
export async function isField(db: Kysely<Database>, site: string, field: string): Promise<boolean> {
  if (field === OTHER_FIELD.vi || field === OTHER_FIELD.en) return true;
  const { rows } = await sql`
    select 1 from question q join site s on s.id = q.site_id where s.slug = ${site} and q.field = ${field} limit 1`.execute(db);
  return rows.length > 0;
}
