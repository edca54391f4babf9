import type { Kysely } from "kysely";
import { deleteExpiredAccountData } from "./accounts/cleanup.ts";
import type { Database } from "../database/schema.ts";
import { deleteContactData } from "./questions/delete-contact-data.ts";
import { deleteOldReports } from "./reports/reports.ts";

interface CleanupLog {
  warn(fields: object, message: string): void;
}

const HOUR = 60 * 60_000;

/** Deletes what has expired, every hour. @returns ends it */
export function startCleanup(db: Kysely<Database>, log: CleanupLog): () => void {
  const cleanUp = () =>
    Promise.all([deleteExpiredAccountData(db), deleteContactData(db), deleteOldReports(db)]).catch((error: unknown) =>
      log.warn({ err: error }, "What has run out could not be removed; it is tried again in an hour"),
    );
  const timer = setInterval(() => void cleanUp(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
