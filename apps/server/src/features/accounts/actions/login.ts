import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "@portal/core";
import { ministryPages } from "@portal/domain";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { emailKey } from "../../../services/email-key.ts";
import { BROWSER_COOKIE, knownBrowser, knownBrowserCookie } from "../known-browser.ts";
import { beginLogin } from "../login-attempt.ts";
import { unlessBusy } from "../outcomes.ts";
import { isOutdated } from "../passwords/argon2.ts";
import { endSessions } from "../tokens/sessions.ts";

/**
 * One answer, and one duration, for an unknown address, a wrong password and a blocked account. Who guesses waits longer each time and solves
 * captchas; no one is ever kept from logging in.
 */
export const login = ({
  db,
  keys,
  limits,
  passwords,
  sessions,
  background,
}: Pick<Services, "db" | "keys" | "limits" | "passwords" | "sessions" | "background">): FormAction<"login"> => ({
  name: "login",
  captcha: "asked",
  idempotent: true,
  script: "required",
  run: ({ email, password, clientId }, _files, { language, network, log, account: before, cookies, solve, signal }) =>
    unlessBusy(async () => {
      // The page's script always sends one: this page is of an older release, or the program that sends it has none.
      if (clientId === undefined) return refused({ code: "expired" });
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
          return refused(problem);
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
      if (!isIn || !account) return refused({ code: "credentials" });

      await attempt.succeed();
      const tokens = await sessions.start(account, account.password_hash, { id: clientId });
      if (!tokens) return refused({ code: "credentials" });
      if (isOutdated(account.password_hash)) {
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
      }
      // Who logs in anew, as somebody else perhaps, leaves the session before.
      if (before) await endSessions(db, before.id, before.session);
      return { kind: "done", redirect: profileOf(language), tokens, setCookie: await knownBrowserCookie(keys, account.id) };
    }),
});

const profileOf = (language: Language): string => ministryPages[language].profile;
