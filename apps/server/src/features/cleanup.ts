import type { Kysely } from "kysely";
import { deleteOldTokens } from "../database/history.ts";
import type { Database } from "../database/schema.ts";
import { deleteExpiredLimits } from "../services/limits/limits.ts";
import type { Log } from "../services/log.ts";
import { deleteOldMails } from "../services/mail/failed-mails.ts";
import { deleteOldAnnouncements } from "./announcements/announced.ts";
import { deleteExpiredAccountData } from "./accounts/cleanup.ts";
import { deleteOldCards } from "./discovery/draw-card.ts";
import { deleteUnnamedBytes } from "./editing/record-bytes.ts";
import { deleteExpiredTickets } from "./preview/tickets.ts";
import { deleteContactData } from "./questions/delete-contact-data.ts";
import { deleteExpiredStaffData } from "./staff/cleanup.ts";
import { deleteOldReports } from "./reports/reports.ts";
import { sumOldVisits } from "./statistics/cleanup.ts";

export interface Cleanup {
  /** Waits for what is under way. */
  close(): Promise<void>;
}

const HOUR = 60 * 60_000;
const deletions = [
  deleteExpiredAccountData,
  deleteExpiredStaffData,
  deleteExpiredLimits,
  deleteContactData,
  deleteOldReports,
  deleteOldTokens,
  deleteOldMails,
  deleteExpiredTickets,
  deleteUnnamedBytes,
  deleteOldCards,
  deleteOldAnnouncements,
  sumOldVisits,
];

/** Deletes what has expired, every hour. */
export function startCleanup(db: Kysely<Database>, log: Pick<Log, "warn">): Cleanup {
  const run = async (deletion: (db: Kysely<Database>) => Promise<void>): Promise<void> => {
    try {
      await deletion(db);
    } catch (error) {
      log.warn({ err: error }, "What has expired could not be deleted; it is tried again in an hour");
    }
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => Promise.all(deletions.map(run)));
  }, HOUR);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
