import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { recordAct } from "../../services/audit.ts";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../services/email-key.ts";
import { hashPassword } from "./passwords/argon2.ts";

/** Letters and digits that are not taken for one another: 20 of them are worth 100 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 5;

/**
 * Makes the administrator's account at the first start of a server on this database, however many start at once. Commands never call this.
 * @returns its password, to be shown once: the database has only its hash; undefined: it was made before
 */
export async function ensureAdministrator(db: Kysely<Database>, email: string): Promise<string | undefined> {
  // Asked first: a hash is not free, and every start comes by here.
  if (await db.selectFrom("account_bootstrap").select("once").executeTakeFirst()) return undefined;
  const password = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");
  const password_hash = await hashPassword(password);
  const isFirst = await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto("account_bootstrap")
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .returning("once")
      .executeTakeFirst();
    if (!first) return false;
    const { id } = await tx
      .insertInto("account")
      .values({
        email,
        email_key: emailKey(email),
        name: "Quản trị viên",
        phone: null,
        language: "vi",
        password_hash,
        role: "administrator",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordAct(tx, { actor: undefined, act: "account.bootstrap", subject: `account:${id}` });
    return true;
  });
  return isFirst ? password : undefined;
}
