import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { SESSION_LIFETIME } from "./tokens/sessions.ts";
import { deleteUnusedSigningKeys } from "./tokens/signing-keys.ts";

/** Days for which an ended session stays: a stolen token that comes late is still recognised as one. */
const KEPT_DAYS = 7;

/** Removes what has run out: registrations no one activated, links, sessions, keys. */
export async function deleteExpiredAccountData(db: Kysely<Database>): Promise<void> {
  await sql`delete from registration where expires_at < now()`.execute(db);
  await sql`delete from password_link where expires_at < now()`.execute(db);
  await sql`delete from account_session where least(expires_at, revoked_at) < now() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
  await deleteUnusedSigningKeys(db, Math.ceil(SESSION_LIFETIME / 86_400));
}
