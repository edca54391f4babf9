import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { isOpen } from "./find-member.ts";

/** Which of these sessions go on: that have not ended in any way, and whose member is not blocked. */
export async function openSessions(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select staff_session.id from staff_session join account a on a.id = staff_session.account_id
    where staff_session.id = any(${ids}::uuid[]) and ${isOpen} and a.blocked_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
