import type { FormOutcome } from "../forms/action.ts";
import { limited, refused } from "../forms/outcomes.ts";
import type { AccountTable } from "../../database/account-tables.ts";
import type { Services } from "../../services.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";

type Confirmed = Pick<AccountTable, "email" | "name" | "phone" | "password_hash">;

/**
 * Asks for the password again before what cannot be undone: a token may be a stolen one.
 * @param field of the form, that names a wrong password
 */
export async function confirmPassword(
  { db, limits, passwords }: Pick<Services, "db" | "limits" | "passwords">,
  account: SignedInAccount | undefined,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<{ readonly account: Confirmed & SignedInAccount } | { readonly refusal: FormOutcome }> {
  if (!account) return { refusal: refused({ code: "credentials" }) };
  const refusal = await limited(limits, ["passwordCheckAccount", account.id]);
  if (refusal) return { refusal };
  const row = await db
    .selectFrom("account")
    .select(["email", "name", "phone", "password_hash"])
    .where("id", "=", account.id)
    .executeTakeFirst();
  if (!row || !(await passwords.verify(password, row.password_hash))) return { refusal: refused({ field, code: "passwordMismatch" }) };
  await limits.clear("passwordCheckAccount", account.id);
  return { account: { ...row, ...account } };
}
