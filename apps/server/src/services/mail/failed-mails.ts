import type { FailedMail } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../audit.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { isPending } from "../jobs/pending.ts";

/** Days after which a message is forgotten that could not be sent, or was tried again in vain. */
const KEPT_DAYS = 8;

const hasFailed = sql<boolean>`not ${isPending("mail", sql.ref("mail.id"))}`;

/** Newest first, without their texts: those often hold a link by which the reader's account can be taken over. Whose mail was read is kept in the audit. */
export async function readFailedMails(
  db: Kysely<Database>,
  actor: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly mails: readonly FailedMail[]; readonly total: number }> {
  return db.transaction().execute(async (tx) => {
    const failed = tx.selectFrom("mail").where(hasFailed);
    const rows = await failed
      .select(["id", "recipient", "subject", "queued_at", "attempts", "failure"])
      .orderBy("queued_at", "desc")
      .orderBy("id")
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await failed.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    await recordAct(tx, { actor, act: "mail.read", subject: "mails", details: { offset, mails: rows.map(({ id }) => id).join(" ") } });
    const mails = rows.map(({ queued_at: queuedAt, ...mail }) => ({ ...mail, queuedAt: queuedAt.toISOString() }));
    return { mails, total: Number(total) };
  });
}

/** How many there are. Nothing of them is read. */
export async function countFailedMails(db: Kysely<Database>): Promise<number> {
  const failed = db.selectFrom("mail").where(hasFailed);
  const { total } = await failed.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

/** Puts a message that was given up into the queue again, for another day. @returns false where there is none of this id */
export async function retryMail(db: Kysely<Database>, jobs: Pick<Jobs, "enqueue">, actor: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const again = tx.updateTable("mail").set({ queued_at: new Date() }).where("id", "=", id).where(hasFailed);
    if (!(await again.returning("id").executeTakeFirst())) return false;
    await jobs.enqueue(tx, "mail", { id }, { id });
    await recordAct(tx, { actor, act: "mail.retry", subject: `mail:${id}` });
    return true;
  });
}

export async function deleteOldMails(db: Kysely<Database>): Promise<void> {
  await sql`delete from mail where queued_at < now() - ${KEPT_DAYS} * interval '1 day' and ${hasFailed}`.execute(db);
}
