import type { Language } from "@portal/core";
import type { Kysely } from "kysely";
import { recordAct } from "../../services/audit.ts";
import type { Database } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { linkTo, mailTo } from "./mails.ts";
import { endSessions } from "./tokens/sessions.ts";

interface NewPassword {
  readonly id: string;
  readonly password_hash: string;
  /** Hash of the password that was shown to change it; undefined: a mailed link was. */
  readonly instead: string | undefined;
  readonly act: string;
}

/**
 * A new password ends every session and every link that was mailed: who had taken the account over is out.
 * @returns false where another one was set since `instead` was checked: who knew that one only may change nothing any more
 */
export async function setPassword(tx: Kysely<Database>, { id, password_hash, instead, act }: NewPassword): Promise<boolean> {
  let change = tx.updateTable("account").set({ password_hash }).where("id", "=", id);
  if (instead !== undefined) change = change.where("password_hash", "=", instead);
  if (!(await change.returning("id").executeTakeFirst())) return false;
  await tx.deleteFrom("password_link").where("account_id", "=", id).execute();
  await endSessions(tx, id);
  await recordAct(tx, { actor: id, act, subject: `account:${id}` });
  return true;
}

/** Notifies the owner, and says how to undo what somebody else did. */
export function mailPasswordChanged(
  { background, mailer, origin }: Pick<Services, "background" | "mailer" | "origin">,
  email: string,
  language: Language,
): void {
  background.later(() => mailer.send(mailTo({ email, language }, "passwordChanged", linkTo(origin, "passwordForgotten", language))));
}
