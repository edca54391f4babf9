import type { Language } from "@portal/core";
import type { Kysely } from "kysely";
import { tryWithLock } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { dueAnnouncements, forgetAnnouncements } from "./announced.ts";
import { failuresOf, keepOutcome, type Target } from "./targets.ts";

export interface AnnounceOptions {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, "info" | "warn">;
  readonly targets: readonly Target[];
  readonly ministry: Readonly<Record<Language, string>>;
}

/** Addresses of one call: as many as IndexNow takes. */
const BATCH = 10_000;

/** Notifies each target of what is due, a batch at a time. @returns false where another process is at it */
export const announceDue = async (options: AnnounceOptions, signal: AbortSignal): Promise<boolean> =>
  (await tryWithLock(options.db, "announcements", async (connection) => {
    // One that fails ends no other. All over the lock's connection: who holds one and waits for another may wait for ever.
    const ended = await Promise.allSettled(options.targets.map((target) => announceTo(target, { ...options, db: connection }, signal)));
    for (const one of ended) if (one.status === "rejected") throw one.reason;
    return true;
  })) ?? false;

async function announceTo(target: Target, { db, log, ministry }: AnnounceOptions, signal: AbortSignal): Promise<void> {
  const { name } = target;
  const failures = await failuresOf(db, name);
  if (failures === undefined) return;
  const announced = await dueAnnouncements(db, { target: name, ministry, limit: BATCH });
  if (announced.length === 0) return;
  const { notified, failure } = await target.notify(announced, signal);
  // What was sent before a failure is not sent again.
  await forgetAnnouncements(db, notified);
  // The end of the process says nothing of the target.
  if (signal.aborted) return;
  if (failure !== undefined)
    log.warn(
      { target: name, failure, waiting: announced.length - notified.length },
      "What is published could not be announced; it is tried again",
    );
  else if (failures > 0) log.info({ target: name }, "What is published is announced again");
  if (failure !== undefined || failures > 0) await keepOutcome(db, name, failure === undefined ? 0 : failures + 1);
}
