import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { confirmPassword } from "../confirm-password.ts";
import { done, unlessBusy } from "../outcomes.ts";
import { weaknessOf } from "../passwords/weakness.ts";
import { setPassword } from "../set-password.ts";

/** Logs the account out everywhere but here, where it goes on with new tokens. */
export const passwordChange = (
  services: Pick<Services, "db" | "limits" | "passwords" | "sessions" | "mails" | "origin">,
): FormAction<"passwordChange"> => ({
  name: "passwordChange",
  captcha: false,
  idempotent: true,
  account: "required",
  run: ({ currentPassword, password }, _files, { language, account: signedIn, persistOutcome }) =>
    unlessBusy(async () => {
      const { db, passwords, sessions } = services;
      const confirmed = await confirmPassword(services, signedIn, { password: currentPassword, field: "currentPassword" });
      if ("refusal" in confirmed) return confirmed.refusal;
      const { account } = confirmed;
      const weakness = await weaknessOf(password, [account.email, account.name]);
      if (weakness) return { kind: "refused", errors: [weakness] };
      const password_hash = await passwords.hash(password);
      const { id, password_hash: instead } = account;
      const act = "account.password-change";
      const next = await sessions.prepare(account, { session: account.session });
      const outcome = await db.transaction().execute(async (tx) => {
        const owner = { email: account.email, language };
        if (!(await setPassword(tx, services, { id, password_hash, instead, act, owner }))) return undefined;
        // Not where the account was blocked meanwhile: then the new password stands, and no one is logged in.
        return (await next.begin(tx, password_hash))
          ? persistOutcome(tx, done("profile", language, "passwordChange", next.tokens))
          : "blocked";
      });
      if (!outcome) return refused({ field: "currentPassword", code: "passwordMismatch" });
      return outcome === "blocked" ? refused({ code: "credentials" }) : outcome;
    }),
});
