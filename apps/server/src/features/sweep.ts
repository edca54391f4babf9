import type { Kysely } from "kysely";
import { sweepAccounts } from "./accounts/sweep.ts";
import type { Database } from "../database/schema.ts";
import { forgetAskers } from "./questions/forget-askers.ts";
import { sweepReports } from "./reports/reports.ts";

interface SweepLog {
  warn(fields: object, message: string): void;
}

const HOUR = 60 * 60_000;

/** Sweeps every hour. @returns ends it */
export function startSweeping(db: Kysely<Database>, log: SweepLog): () => void {
  const sweep = () =>
    Promise.all([sweepAccounts(db), forgetAskers(db), sweepReports(db)]).catch((error: unknown) =>
      log.warn({ err: error }, "What has run out could not be removed; it is tried again in an hour"),
    );
  const timer = setInterval(() => void sweep(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
