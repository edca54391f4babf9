import { recordAct } from "../../../services/audit.ts";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { confirmPassword } from "../confirm-password.ts";
import { emailKey } from "../../../services/email-key.ts";
import { holdsRole } from "../role-holders.ts";
import { mailTo } from "../mails.ts";
import { done, unlessBusy } from "../outcomes.ts";

/** Removes the account of a visitor and everything that belongs to it alone; the audit keeps that it existed, not whose it was. */
export const accountDeletion = (services: Pick<Services, "db" | "limits" | "passwords" | "mails">): FormAction<"accountDeletion"> => ({
  name: "accountDeletion",
  captcha: false,
  idempotent: true,
  account: "required",
  run: ({ password }, _files, { language, account: signedIn, persistOutcome }) =>
    unlessBusy(async () => {
      const { db, mails } = services;
      const confirmed = await confirmPassword(services, signedIn, { password, field: "password" });
      if ("refusal" in confirmed) return confirmed.refusal;
      const { id, email, password_hash } = confirmed.account;
      return db.transaction().execute(async (tx) => {
        // By the password alone: of the staff a second factor is asked for, and an administrator takes their roles.
        if (await holdsRole(tx, id)) return refused({ code: "holdsRole" });
        const gone = tx.deleteFrom("account").where("id", "=", id).where("password_hash", "=", password_hash);
        if (!(await gone.returning("id").executeTakeFirst())) return refused({ field: "password", code: "passwordMismatch" });
        // What was mailed to the address is personal data too, and would open it again.
        await tx.deleteFrom("invitation").where("email_key", "=", emailKey(email)).execute();
        await recordAct(tx, { actor: id, act: "account.delete", subject: `account:${id}` });
        await mails.enqueue(tx, mailTo({ email, language }, "accountDeleted", undefined));
        return persistOutcome(tx, done("login", language, "accountDeletion"));
      });
    }),
});
