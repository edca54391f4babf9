import { sql } from "kysely";
import type { FormAction } from "../../forms/action.ts";
import type { Services } from "../../../services.ts";
import { emailKey } from "../../../services/email-key.ts";
import { linkTo, mailTo, PASSWORD_LINK_HOURS } from "../mails.ts";
import { done } from "../outcomes.ts";
import { hashToken, newToken } from "../tokens/refresh-token.ts";

/** Answers everybody alike, before it looks whether there is such an account. */
export const passwordForgotten = (
  services: Pick<Services, "db" | "limits" | "mails" | "origin" | "background">,
): FormAction<"passwordForgotten"> => ({
  name: "passwordForgotten",
  captcha: { limit: "passwordForgottenNetwork" },
  idempotent: true,
  async run({ email }, _files, { language }) {
    services.background.later(() => mailLink(services, email, language));
    return done("passwordForgotten", language, "passwordForgotten");
  },
});

async function mailLink(
  { db, limits, mails, origin }: Pick<Services, "db" | "limits" | "mails" | "origin">,
  email: string,
  language: "vi" | "en",
): Promise<void> {
  const key = emailKey(email);
  if (!(await limits.consume("mailAccount", `password ${key}`)).ok) return;
  const account = await db
    .selectFrom("account")
    .select(["id", "email"])
    .where("email_key", "=", key)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (!account) return;
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("password_link")
      .values({
        hash: hashToken(token),
        account_id: account.id,
        expires_at: sql<Date>`now() + ${PASSWORD_LINK_HOURS} * interval '1 hour'`,
      })
      .execute();
    await mails.enqueue(tx, mailTo({ email: account.email, language }, "passwordLink", linkTo(origin, "passwordReset", language, token)));
  });
}
