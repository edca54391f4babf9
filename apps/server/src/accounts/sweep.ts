import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { sweepLimits } from "../limits/limits.ts";
import { forgetAskers } from "../questions/forget-askers.ts";
import { SESSION_LIFETIME } from "./tokens/sessions.ts";
import { sweepSigningKeys } from "./tokens/signing-keys.ts";

interface SweepLog {
  warn(fields: object, message: string): void;
}

const HOUR = 60 * 60_000;
/** Days for which an ended session stays: a stolen token that comes late is still recognised as one. */
const KEPT = 7;

/** Removes what has run out: registrations nobody activated, links, sessions, counters, keys. */
export async function sweepAccounts(db: Kysely<Database>): Promise<void> {
  await sql`delete from registration where expires_at < now()`.execute(db);
  await sql`delete from password_link where expires_at < now()`.execute(db);
  await sql`delete from account_session where least(expires_at, revoked_at) < now() - ${KEPT} * interval '1 day'`.execute(db);
  await sweepLimits(db);
  await sweepSigningKeys(db, Math.ceil(SESSION_LIFETIME / 86_400));
}

/** Sweeps every hour. @returns ends it */
export function startSweeping(db: Kysely<Database>, log: SweepLog): () => void {
  const sweep = () =>
    Promise.all([sweepAccounts(db), forgetAskers(db)]).catch((error: unknown) =>
      log.warn({ err: error }, "What has run out could not be removed; it is tried again in an hour"),
    );
  const timer = setInterval(() => void sweep(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
