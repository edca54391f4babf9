import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** What time it is in the database. All processes of a portal go by it; a machine's own clock may be wrong. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface DatabaseClock extends Clock {
  /** The database said what time it is, a moment ago. @param time - milliseconds since 1970 */
  set(time: number): void;
}

/** A minute of heartbeats: as long as the database's clock may be set back without notice. */
const SAMPLES = 60;

/** Runs on between two settings by the time that the process has run, which no one can set. */
export function createDatabaseClock(time: number): DatabaseClock {
  const offsets = [time - performance.now()];
  return {
    // What was longest on its way shows the least; the largest is nearest to the truth.
    now: () => Math.max(...offsets) + performance.now(),
    set(said) {
      offsets.push(said - performance.now());
      if (offsets.length > SAMPLES) offsets.shift();
    },
  };
}

/** Milliseconds since 1970. */
export async function databaseTime(db: Kysely<Database>): Promise<number> {
  const time = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as("time");
  return (await db.selectNoFrom(time).executeTakeFirstOrThrow()).time;
}
