import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Days for which an ended session stays. */
const KEPT_DAYS = 7;
/** Days for which administrators see the outcome of an invitation. */
const KEPT_INVITATION_DAYS = 30;

/** Removes sessions and invitations that ended long ago, challenges that nobody answered, and answers that nobody asks for again. */
export async function deleteExpiredStaffData(db: Kysely<Database>): Promise<void> {
  await sql`delete from staff_session where least(expires_at, ended_at) < now() - ${KEPT_DAYS} * interval '1 day'`.execute(db);
  await sql`delete from invitation
    where least(expires_at, accepted_at, withdrawn_at) < now() - ${KEPT_INVITATION_DAYS} * interval '1 day'`.execute(db);
  await sql`delete from staff_answer where expires_at < now()`.execute(db);
  await sql`delete from passkey_challenge where expires_at < now()`.execute(db);
}
