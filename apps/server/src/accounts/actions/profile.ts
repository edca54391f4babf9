import type { FormAction } from "../../forms/action.ts";
import { done, refused } from "../outcomes.ts";
import type { AccountServices } from "../services.ts";
import { endSessions } from "../tokens/sessions.ts";

/** The profile lives in the token's claims (specification §3): a change brings new tokens, and the old session ends. */
export const profile = ({ db, sessions }: AccountServices): FormAction<"profile"> => ({
  name: "profile",
  captcha: false,
  keyed: true,
  account: "required",
  async run({ fullName, phoneNumber }, _files, { language, account }) {
    if (!account) return refused("credentials");
    const changed = await db
      .updateTable("account")
      .set({ name: fullName, phone: phoneNumber ?? null, language })
      .where("id", "=", account.id)
      .returning(["id", "email", "name", "phone", "role"])
      .executeTakeFirst();
    if (!changed) return refused("credentials");
    const tokens = await sessions.start(changed);
    await endSessions(db, account.id, account.session);
    return done("profile", language, "profile", tokens);
  },
});
