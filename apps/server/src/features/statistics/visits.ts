import type { Kysely } from "kysely";
import type { Clock } from "../../database/clock.ts";
import type { Database } from "../../database/schema.ts";
import type { Counted } from "../../pages/counted.ts";
import type { Log } from "../../services/log.ts";
import { startPeriodicJob } from "../../services/periodic-job.ts";
import { createVisitCounter } from "./visit-counter.ts";
import { writeVisits } from "./write-visits.ts";

export interface Visits {
  /** Without waiting: what was counted is written later. */
  count(counted: Counted, isBot: boolean): void;
  /** Writes what was counted. @throws where the database cannot be reached; it is counted still */
  write(): Promise<void>;
  /** Writes what is left. */
  close(): Promise<void>;
}

export interface VisitsOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly log: Pick<Log, "warn">;
}

/** Milliseconds: what a process loses that is killed. */
const INTERVAL = 10_000;

/** Views that this process has answered, added to the database in batches. */
export function createVisits({ db, clock, timeZone, log }: VisitsOptions): Visits {
  const counter = createVisitCounter(timeZone);
  const write = async (): Promise<void> => {
    const counts = counter.take();
    if (counts.length === 0) return;
    try {
      await writeVisits(db, counts);
    } catch (error) {
      counter.giveBack(counts);
      throw error;
    }
  };
  const onError = (error: unknown): void => log.warn({ err: error }, "Views of pages could not be written; it is tried again");
  const job = startPeriodicJob({ run: write, onError, interval: INTERVAL, delay: INTERVAL });
  return {
    count: (counted, isBot) => counter.count(counted, { isBot, now: clock.now() }),
    write,
    async close() {
      await job.close();
      await write().catch((error: unknown) => log.warn({ err: error }, "The last views of pages could not be written, and are lost"));
    },
  };
}
