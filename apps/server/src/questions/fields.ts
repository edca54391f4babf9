import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** For what fits none of the fields. */
export const OTHER_FIELD: Readonly<Record<Language, string>> = { vi: "Lĩnh vực khác", en: "Other" };

/** Whether a question may be asked in a field: one that the site has questions in, or none of them. */
export async function isField(db: Kysely<Database>, site: string, field: string): Promise<boolean> {
  if (Object.values(OTHER_FIELD).includes(field)) return true;
  const { rows } = await sql`
    select 1 from question q join site s on s.id = q.site_id where s.slug = ${site} and q.field = ${field} limit 1`.execute(db);
  return rows.length > 0;
}
