import { type Language, ministryPages } from "@portal/core";
import type { FormAction } from "../../forms/action.ts";
import { limited, refused } from "../../forms/outcomes.ts";
import { emailKey } from "../email-key.ts";
import { unlessBusy } from "../outcomes.ts";
import { isOutdated } from "../passwords/argon2.ts";
import type { AccountServices } from "../services.ts";
import { endSessions } from "../tokens/sessions.ts";

/** One answer, and one duration, for an unknown address, a wrong password and a blocked account. */
export const login = ({ db, limits, passwords, sessions, background }: AccountServices): FormAction<"login"> => ({
  name: "login",
  captcha: false,
  keyed: true,
  script: "required",
  run: ({ email, password, clientId }, _files, { language, network, log, account: before }) =>
    unlessBusy(async () => {
      // The page's script always sends one: this page is of an older release, or the program that sends it has none.
      if (clientId === undefined) return refused({ code: "expired" });
      const key = emailKey(email);
      const here = `${key} ${network}`;
      const refusal = await limited(limits, ["loginNetwork", network], ["loginAccountNetwork", here], ["loginAccount", key]);
      if (refusal) return refusal;
      const account = await db
        .selectFrom("account")
        .select(["id", "email", "name", "phone", "role", "blocked_at", "password_hash"])
        .where("email_key", "=", key)
        .executeTakeFirst();
      const matches = await passwords.verify(password, account?.password_hash);
      // To the log by its id alone: who it is, only the database says.
      const isIn = matches && account !== undefined && account.blocked_at === null;
      log.info({ account: account?.id }, isIn ? "logged in" : "log-in refused");
      if (!isIn) return refused({ code: "credentials" });

      await Promise.all([limits.clear("loginAccountNetwork", here), limits.clear("loginAccount", key)]);
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
      return { kind: "done", redirect: profileOf(language), tokens };
    }),
});

const profileOf = (language: Language): string => ministryPages[language].profile;
