import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";
import type { AccessTokens } from "./tokens/access-token.ts";

export async function authenticate(db: Kysely<Database>, tokens: AccessTokens, token: string): Promise<SignedInAccount | undefined> {
  const verified = await tokens.verify(token);
  if (!verified) return undefined;
  const row = await db
    .selectFrom("account_session as s")
    .innerJoin("account as a", "a.id", "s.account_id")
    .select(["a.id", "a.role"])
    .where("s.id", "=", verified.session)
    .where("a.id", "=", verified.account)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("a.blocked_at", "is", null)
    .executeTakeFirst();
  return row && { ...row, session: verified.session, expiresAt: verified.expiresAt };
}
