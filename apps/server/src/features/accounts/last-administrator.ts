import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * Whether somebody can still administer the portal without this account. Ask in the transaction that takes it away: two administrators who
 * take each other's role at once wait for each other here.
 */
export async function keepsAnAdministrator(tx: Kysely<Database>, without: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from account where role = 'administrator' and blocked_at is null order by id for update`.execute(tx);
  return rows.length === 0 || rows.some(({ id }) => id !== without);
}
