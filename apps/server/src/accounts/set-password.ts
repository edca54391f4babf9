import type { Language } from "@portal/core";
import type { Kysely } from "kysely";
import { recordAct } from "../audit/audit.ts";
import type { Database } from "../database/schema.ts";
import { linkTo, mailTo } from "./mails.ts";
import type { AccountServices } from "./services.ts";
import { endSessions } from "./tokens/sessions.ts";

/** A new password ends every session and every link that was mailed: whoever had taken the account over is out. */
export async function setPassword(tx: Kysely<Database>, id: string, password_hash: string, act: string): Promise<void> {
  await tx.updateTable("account").set({ password_hash }).where("id", "=", id).execute();
  await tx.deleteFrom("password_link").where("account_id", "=", id).execute();
  await endSessions(tx, id);
  await recordAct(tx, { actor: id, act, subject: `account:${id}` });
}

/** The owner hears of it, and how to undo what somebody else did. */
export function mailPasswordChanged({ background, mailer, origin }: AccountServices, email: string, language: Language): void {
  background.later(() => mailer.send(mailTo({ email, language }, "passwordChanged", linkTo(origin, "passwordForgotten", language))));
}
