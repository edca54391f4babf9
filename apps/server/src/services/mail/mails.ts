import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { checkMessage, type Message } from "./message.ts";

/** What the portal mails: kept in the database first, then sent by whichever process comes to it. */
export interface Mails {
  /** Sends the message once the caller's transaction has committed, and not if it does not. @throws where it could hold foreign headers. */
  enqueue(transaction: Kysely<Database>, message: Message): Promise<void>;
}

export const createMails = (jobs: Pick<Jobs, "enqueue">): Mails => ({
  async enqueue(transaction, message) {
    checkMessage(message);
    const { to: recipient, subject, text: body } = message;
    const { id } = await transaction
      .insertInto("mail")
      .values({ recipient, subject, body, failure: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.enqueue(transaction, "mail", { id }, { id });
  },
});
