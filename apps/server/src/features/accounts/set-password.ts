import type { Kysely } from "kysely";
import { recordAct } from "../../services/audit.ts";
import type { Database } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { linkTo, mailTo, type Recipient } from "./mails.ts";
import { endSessions } from "./tokens/sessions.ts";

interface NewPassword {
  readonly id: string;
  readonly password_hash: string;
  /** Hash of the password that was shown to change it; undefined: a mailed link was. */
  readonly instead: string | undefined;
  readonly act: string;
  /** Of the owner, who is told how to undo what somebody else did. */
  readonly owner: Recipient;
}

/**
 * A new password ends every session and every link that was mailed: who had taken the account over is out.
 * @returns false where another one was set since `instead` was checked: who knew that one only may change nothing any more
 */
export async function setPassword(
  tx: Kysely<Database>,
  { mails, origin }: Pick<Services, "mails" | "origin">,
  { id, password_hash, instead, act, owner }: NewPassword,
): Promise<boolean> {
  let change = tx.updateTable("account").set({ password_hash }).where("id", "=", id);
  if (instead !== undefined) change = change.where("password_hash", "=", instead);
  if (!(await change.returning("id").executeTakeFirst())) return false;
  await tx.deleteFrom("password_link").where("account_id", "=", id).execute();
  await endSessions(tx, id);
  await recordAct(tx, { actor: id, act, subject: `account:${id}` });
  await mails.enqueue(tx, mailTo(owner, "passwordChanged", linkTo(origin, "passwordForgotten", owner.language)));
  return true;
}
