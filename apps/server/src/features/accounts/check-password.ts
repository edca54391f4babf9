import { setTimeout as sleep } from "node:timers/promises";
import type { FieldError } from "@portal/domain";
import type { AccountTable } from "../../database/account-tables.ts";
import { emailKey } from "../../services/email-key.ts";
import type { Services } from "../../services.ts";
import type { FormContext } from "../forms/action.ts";
import { BROWSER_COOKIE, knownBrowser } from "./known-browser.ts";
import { beginLogin } from "./login-attempt.ts";
import { isOutdated } from "./passwords/argon2.ts";

type CheckedAccount = Pick<AccountTable, "email" | "name" | "phone" | "password_hash"> & {
  readonly id: string;
  readonly role: "visitor" | "administrator";
};

interface SignedIn {
  readonly account: CheckedAccount;
  /** Hashes the password as new ones are. Call it once the session is there, which is started for the hash that was checked. */
  readonly renewHash: () => void;
}

type Attempt = Pick<FormContext, "network" | "cookies" | "solve" | "signal" | "log">;

/**
 * One answer, and one duration, for an unknown address, a wrong password and a blocked account. Who guesses waits longer each time and solves
 * captchas; no one is ever kept from logging in.
 * @throws Busy
 */
export async function checkPassword(
  { db, keys, limits, passwords, background }: Pick<Services, "db" | "keys" | "limits" | "passwords" | "background">,
  { email, password }: { readonly email: string; readonly password: string },
  { network, cookies, solve, signal, log }: Attempt,
): Promise<SignedIn | { readonly problem: FieldError }> {
  const key = emailKey(email);
  const account = await db
    .selectFrom("account")
    .select(["id", "email", "name", "phone", "role", "blocked_at", "password_hash"])
    .where("email_key", "=", key)
    .executeTakeFirst();
  const browser = account && (await knownBrowser(keys, cookies[BROWSER_COOKIE], account.id));
  const attempt = await beginLogin(limits, { account: key, network, browser });
  let isIn: boolean;
  try {
    const problem = attempt.needsCaptcha ? await solve(attempt.work) : undefined;
    if (problem) {
      await attempt.refund();
      return { problem };
    }
    if (attempt.delay > 0) await sleep(attempt.delay, undefined, { signal });
    const matches = await passwords.verify(password, account?.password_hash);
    isIn = matches && account?.blocked_at === null;
  } catch (error) {
    await attempt.refund();
    throw error;
  }
  // To the log by its id alone: who it is, only the database says.
  log.info({ account: account?.id }, isIn ? "logged in" : "log-in refused");
  if (!isIn || !account) return { problem: { code: "credentials" } };
  await attempt.succeed();
  const renewHash = (): void => {
    if (!isOutdated(account.password_hash)) return;
    background.later(async () => {
      const password_hash = await passwords.hash(password);
      // Not over a password that was changed meanwhile.
      await db
        .updateTable("account")
        .set({ password_hash })
        .where("id", "=", account.id)
        .where("password_hash", "=", account.password_hash)
        .execute();
    });
  };
  return { account, renewHash };
}
