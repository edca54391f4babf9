import { sql } from "kysely";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { emailKey } from "../../../services/email-key.ts";
import { redeemLink } from "../mailed-link.ts";
import { done, unlessBusy } from "../outcomes.ts";
import { weaknessOf } from "../passwords/weakness.ts";
import { setPassword } from "../set-password.ts";
import { hashToken } from "../tokens/refresh-token.ts";

/** A new password by the mailed link, which is used up only by a password that is taken. */
export const passwordReset = (
  services: Pick<Services, "db" | "limits" | "passwords" | "mails" | "origin">,
): FormAction<"passwordReset"> => ({
  name: "passwordReset",
  captcha: false,
  idempotent: true,
  run: ({ token, password }, _files, { language, network, signal, persistOutcome }) =>
    unlessBusy(() =>
      redeemLink(services.limits, { network, signal }, async () => {
        const { db, limits, passwords } = services;
        const hash = hashToken(token);
        const account = await db
          .selectFrom("password_link as l")
          .innerJoin("account as a", "a.id", "l.account_id")
          .select(["a.id", "a.email", "a.name"])
          .where("l.hash", "=", hash)
          .where("l.expires_at", ">", sql<Date>`now()`)
          .executeTakeFirst();
        if (!account) return refused({ code: "linkExpired" });
        const weakness = await weaknessOf(password, [account.email, account.name]);
        if (weakness) return { kind: "refused", errors: [weakness] };
        const password_hash = await passwords.hash(password);
        const outcome = await db.transaction().execute(async (tx) => {
          const used = await tx.deleteFrom("password_link").where("hash", "=", hash).returning("account_id").executeTakeFirst();
          const owner = { email: account.email, language };
          const change = { id: account.id, password_hash, instead: undefined, act: "account.password-reset", owner };
          if (!used || !(await setPassword(tx, services, change))) return undefined;
          return persistOutcome(tx, done("login", language, "passwordReset"));
        });
        if (!outcome) return refused({ code: "linkExpired" });
        // Failed attempts on the old password no longer count.
        await limits.clear("loginAccount", emailKey(account.email));
        return outcome;
      }),
    ),
});
