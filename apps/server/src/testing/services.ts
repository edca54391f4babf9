import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { createServices, type Services, type ServicesOptions } from "../services.ts";
import { BACKGROUND_DELAY } from "../services/background.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { limitRules } from "../services/limits/rules.ts";
import { silentLog } from "../services/log.ts";
import type { Mailer } from "../services/mail/mailer.ts";
import type { Message } from "../services/mail/message.ts";

/** Keeps what is sent. */
export const mailerTo = (mailbox: Message[]): Mailer => ({
  send: async (_id, message) => void mailbox.push(message),
  close: () => undefined,
});

/** What waits to be sent is taken out of the database, oldest first, as if it had been. */
export async function takeMail(db: Kysely<Database>): Promise<readonly Message[]> {
  const mails = await db.deleteFrom("mail").returningAll().execute();
  const oldestFirst = mails.toSorted((a, b) => a.queued_at.getTime() - b.queued_at.getTime());
  return oldestFirst.map(({ recipient: to, subject, body: text }) => ({ to, subject, text }));
}

/** The services of a server under test: its mail waits in the database unless the test sends it. */
export const testServices = (options: Pick<ServicesOptions, "db"> & Partial<ServicesOptions>): Services =>
  createServices({
    administration: options.db,
    previews: options.db,
    searches: options.db,
    clock: { now: Date.now },
    jobs: openJobs({ db: options.db, connectionString: undefined, log: silentLog }),
    origin: "https://portal.example",
    config: { botCheckSiteKey: undefined, defaultSite: "btc", defaultSiteEn: "mof", timeZone: "Asia/Ho_Chi_Minh" },
    log: { error: () => undefined, warn: () => undefined },
    delay: BACKGROUND_DELAY,
    rules: limitRules,
    ...options,
  });
