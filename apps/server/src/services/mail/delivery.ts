import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type Jobs, UnrecoverableError } from "../jobs/jobs.ts";
import { type Mailer, MailRefusal } from "./mailer.ts";

interface DeliveryOptions {
  readonly db: Kysely<Database>;
  readonly jobs: Pick<Jobs, "work">;
  readonly mailer: Pick<Mailer, "send">;
}

/** From now on this process sends what is enqueued; a message's row goes with its sending. */
export async function startDelivery({ db, jobs, mailer }: DeliveryOptions): Promise<void> {
  /** Taken by the mail server, while their rows could not be removed: the next attempt removes them, and sends nothing. */
  const taken = new Set<string>();
  await jobs.work("mail", async ({ id }) => {
    const mail = await db.selectFrom("mail").select(["recipient", "subject", "body"]).where("id", "=", id).executeTakeFirst();
    // An attempt whose end was not recorded has sent it.
    if (!mail) return;
    if (!taken.has(id)) await send(id, { to: mail.recipient, subject: mail.subject, text: mail.body });
    taken.add(id);
    await db.deleteFrom("mail").where("id", "=", id).execute();
    taken.delete(id);
  });

  async function send(id: string, message: Parameters<Mailer["send"]>[1]): Promise<void> {
    try {
      await mailer.send(id, message);
    } catch (error) {
      if (!(error instanceof MailRefusal)) throw error;
      const { message: failure, isPermanent } = error;
      await db
        .updateTable("mail")
        .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), failure }))
        .where("id", "=", id)
        .execute();
      throw isPermanent ? new UnrecoverableError(failure) : error;
    }
  }
}
