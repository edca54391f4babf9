import { type Kysely, sql } from "kysely";
import type { Role } from "../../database/account-tables.ts";
import type { Database } from "../../database/schema.ts";
import type { AccessTokens } from "./tokens/access-token.ts";

/** Who is logged in, as the database says at this moment: a role that was taken away is gone with the next request. */
export interface SignedInAccount {
  readonly id: string;
  readonly role: Role;
  readonly session: string;
  /** Milliseconds since 1970 at which the token ends. */
  readonly expiresAt: number;
}

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
