import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { Services } from "../../../services.ts";

/** Letters and digits that are not taken for one another: 12 of them are worth 59 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 12;
const COUNT = 10;

export const recoveryCodesSchema = {
  type: "object",
  required: ["recoveryCodes"],
  properties: {
    recoveryCodes: { description: "Shown here alone; each is good once.", type: "array", items: { type: "string" } },
  },
};

const randomText = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Codes of an account that were not in the database before, as they are shown: "3-abcd-efgh-jkmn". The database gets hashes. @throws Busy */
export async function makeRecoveryCodes({ passwords }: Pick<Services, "passwords">): Promise<readonly { code: string; hash: string }[]> {
  const codes = [];
  for (let number = 0; number < COUNT; number += 1) {
    const secret = randomText();
    codes.push({ code: `${number}-${secret.replaceAll(/(.{4})(?=.)/g, "$1-")}`, hash: await passwords.hash(secret) });
  }
  return codes;
}

/** Puts them in the place of all earlier ones. */
export async function storeRecoveryCodes(tx: Kysely<Database>, account: string, hashes: readonly string[]): Promise<void> {
  await sql`delete from recovery_code where account_id = ${account}`.execute(tx);
  await sql`insert into recovery_code (account_id, number, hash)
    select ${account}, number - 1, hash from unnest(${hashes}::text[]) with ordinality as t (hash, number)`.execute(tx);
}

/** @returns whether it was right, and is used up now: of several at once one is let in. @throws Busy */
export async function spendRecoveryCode(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  account: string,
  code: string,
): Promise<boolean> {
  const [, number, typed = ""] = /^(\d)-?(.*)$/.exec(code.trim().toLowerCase().replaceAll(/\s/g, "")) ?? [];
  const secret = typed.replaceAll("-", "");
  const { rows } = await sql<{ hash: string }>`
    select hash from recovery_code where account_id = ${account} and number = ${number ?? null} and used_at is null`.execute(db);
  if (!(await passwords.verify(secret, rows[0]?.hash))) return false;
  const used = await sql`update recovery_code set used_at = now()
    where account_id = ${account} and number = ${number ?? null} and used_at is null returning number`.execute(db);
  return used.rows.length === 1;
}
