import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { recordAct } from "../../../services/audit.ts";
import { emailKey } from "../../../services/email-key.ts";
import { endSessions } from "../../accounts/tokens/sessions.ts";

/**
 * For who has lost every second factor: removes them all and ends the account's sessions; the next sign-in sets one up anew.
 * @returns false where no account has this address
 */
export async function resetSecondFactor(db: Kysely<Database>, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom("account").select("id").where("email_key", "=", emailKey(email)).forUpdate().executeTakeFirst();
    if (!account) return false;
    await sql`delete from totp where account_id = ${account.id}`.execute(tx);
    await sql`delete from passkey where account_id = ${account.id}`.execute(tx);
    await sql`delete from recovery_code where account_id = ${account.id}`.execute(tx);
    await endSessions(tx, account.id);
    await recordAct(tx, { actor: undefined, act: "staff.second-factor-reset", subject: `account:${account.id}` });
    return true;
  });
}
