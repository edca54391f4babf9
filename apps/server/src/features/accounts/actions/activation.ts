import { sql } from "kysely";
import { recordAct } from "../../../services/audit.ts";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { acceptInvitation } from "../accept-invitation.ts";
import { redeemLink } from "../mailed-link.ts";
import { done } from "../outcomes.ts";
import { hashToken } from "../tokens/refresh-token.ts";

/**
 * The button on the page that the mailed link opens: looking at that page, as mail scanners do, uses nothing up. It activates a new account, or gives
 * one that there is the roles that it was invited to.
 */
export const activation = ({ db, limits }: Pick<Services, "db" | "limits">): FormAction<"activation"> => ({
  name: "activation",
  captcha: false,
  idempotent: true,
  run: ({ token }, _files, { language, network, signal, persistOutcome }) =>
    redeemLink(limits, { network, signal }, async () => {
      const outcome = await db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom("registration")
          .where("hash", "=", hashToken(token))
          .where("expires_at", ">", sql<Date>`now()`)
          .returning(["email", "email_key", "name", "phone", "language", "password_hash"])
          .executeTakeFirst();
        if (!row) return (await acceptInvitation(tx, token, undefined)) && persistOutcome(tx, done("login", language, "activation"));
        const account = await tx
          .insertInto("account")
          .values(row)
          .onConflict((conflict) => conflict.column("email_key").doNothing())
          .returning("id")
          .executeTakeFirst();
        await tx.deleteFrom("registration").where("email_key", "=", row.email_key).execute();
        if (!account) return undefined;
        await recordAct(tx, { actor: account.id, act: "account.activate", subject: `account:${account.id}` });
        return persistOutcome(tx, done("login", language, "activation"));
      });
      return outcome ?? refused({ code: "linkExpired" });
    }),
});
