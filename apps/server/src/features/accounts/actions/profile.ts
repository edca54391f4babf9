import { recordAct } from "../../../services/audit.ts";
import type { FormAction } from "../../forms/action.ts";
import { refused } from "../../forms/outcomes.ts";
import type { Services } from "../../../services.ts";
import { done } from "../outcomes.ts";

/** The profile lives in the token's claims (specification §3): a change brings new tokens of the same session. */
export const profile = ({ db, sessions }: Pick<Services, "db" | "sessions">): FormAction<"profile"> => ({
  name: "profile",
  captcha: false,
  idempotent: true,
  account: "required",
  async run({ fullName, phoneNumber }, _files, { language, account }) {
    if (!account) return refused({ code: "credentials" });
    const changed = await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable("account")
        .set({ name: fullName, phone: phoneNumber ?? null, language })
        .where("id", "=", account.id)
        .returning(["id", "email", "name", "phone", "role"])
        .executeTakeFirst();
      if (row) await recordAct(tx, { actor: row.id, act: "account.profile", subject: `account:${row.id}` });
      return row;
    });
    const tokens = changed && (await sessions.renew(changed, account.session));
    return tokens ? done("profile", language, "profile", tokens) : refused({ code: "credentials" });
  },
});
