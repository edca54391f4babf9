import { sql } from "kysely";
import type { FormAction, FormContext, FormOutcome } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { emailKey } from "../../../services/email-key.ts";
import { acceptInvitation, findInvited } from "../accept-invitation.ts";
import { redeemLink } from "../mailed-link.ts";
import { done, unlessBusy } from "../outcomes.ts";
import { weaknessOf } from "../passwords/weakness.ts";
import { setPassword } from "../set-password.ts";
import { hashToken } from "../tokens/refresh-token.ts";

type ResetServices = Pick<Services, "db" | "limits" | "passwords" | "mails" | "origin">;
type Answering = Pick<FormContext, "language" | "persistOutcome">;
/** undefined: the link is of another kind, or good for nothing any more. */
type Redeem = (services: ResetServices, token: string, password: string, answering: Answering) => Promise<FormOutcome | undefined>;

/** A password by a mailed link, which is used up only by one that is taken: a new one of an account, or the first one of somebody who is invited. */
export const passwordReset = (services: ResetServices): FormAction<"passwordReset"> => ({
  name: "passwordReset",
  captcha: false,
  idempotent: true,
  run: ({ token, password }, _files, { network, signal, ...answering }) =>
    unlessBusy(() =>
      redeemLink(services.limits, { network, signal }, async () => {
        const outcome =
          (await resetPassword(services, token, password, answering)) ?? (await joinStaff(services, token, password, answering));
        return outcome ?? refused({ code: "linkExpired" });
      }),
    ),
});

const resetPassword: Redeem = async (services, token, password, { language, persistOutcome }) => {
  const { db, limits, passwords } = services;
  const hash = hashToken(token);
  const account = await db
    .selectFrom("password_link as l")
    .innerJoin("account as a", "a.id", "l.account_id")
    .select(["a.id", "a.email", "a.name"])
    .where("l.hash", "=", hash)
    .where("l.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!account) return undefined;
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
  // Failed attempts on the old password no longer count.
  if (outcome) await limits.clear("loginAccount", emailKey(account.email));
  return outcome;
};

const joinStaff: Redeem = async ({ db, passwords }, token, password, { language, persistOutcome }) => {
  const invited = await findInvited(db, token);
  if (!invited) return undefined;
  const weakness = invited.hasAccount ? undefined : await weaknessOf(password, [invited.email, invited.name]);
  if (weakness) return { kind: "refused", errors: [weakness] };
  const passwordHash = invited.hasAccount ? undefined : await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    const accepted = await acceptInvitation(tx, token, passwordHash);
    // Who has registered since the mail was sent goes on with the password of that account.
    return accepted && persistOutcome(tx, done("login", language, accepted === "new" ? "passwordReset" : "activation"));
  });
};
