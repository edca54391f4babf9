import { sql } from "kysely";
import type { FormAction } from "../../forms/action.ts";
import type { Services } from "../../../services.ts";
import { emailKey } from "../../../services/email-key.ts";
import { ACTIVATION_HOURS, linkTo, mailTo, type Recipient } from "../mails.ts";
import { done, unlessBusy } from "../outcomes.ts";
import { weaknessOf } from "../passwords/weakness.ts";
import { hashToken, newToken } from "../tokens/refresh-token.ts";

interface Applicant extends Recipient {
  readonly name: string;
  readonly phone: string | null;
  readonly password_hash: string;
}

/** Answers everybody alike and at the same pace; the rest is in a mail to the address alone. */
export const registration = (
  services: Pick<Services, "db" | "limits" | "mails" | "origin" | "background" | "passwords">,
): FormAction<"registration"> => ({
  name: "registration",
  captcha: { limit: "registrationNetwork" },
  idempotent: true,
  run: ({ fullName, email, phoneNumber, password }, _files, { language }) =>
    unlessBusy(async () => {
      const { passwords, background } = services;
      const weakness = await weaknessOf(password, [email, fullName]);
      if (weakness) return { kind: "refused", errors: [weakness] };
      const password_hash = await passwords.hash(password);
      background.later(() => answerByMail(services, { name: fullName, email, phone: phoneNumber ?? null, language, password_hash }));
      return done("activation", language, "registration");
    }),
});

async function answerByMail(
  { db, limits, mails, origin }: Pick<Services, "db" | "limits" | "mails" | "origin">,
  applicant: Applicant,
): Promise<void> {
  const { email, language } = applicant;
  const email_key = emailKey(email);
  if (!(await limits.consume("mailAccount", `registration ${email_key}`)).ok) return;
  const known = await db.selectFrom("account").select("email").where("email_key", "=", email_key).executeTakeFirst();
  if (known) {
    const mail = mailTo({ email: known.email, language }, "alreadyRegistered", linkTo(origin, "passwordForgotten", language));
    return db.transaction().execute((tx) => mails.enqueue(tx, mail));
  }
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("registration")
      .values({ ...applicant, email_key, hash: hashToken(token), expires_at: sql<Date>`now() + ${ACTIVATION_HOURS} * interval '1 hour'` })
      .execute();
    await mails.enqueue(tx, mailTo(applicant, "activation", linkTo(origin, "activation", language, token)));
  });
}
