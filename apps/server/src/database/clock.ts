import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** What time it is in the database. All processes of a portal go by it; a machine's own clock may be wrong. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface DatabaseClock extends Clock {
  /**
   * The database said what time it is, a moment ago.
   * @param time - milliseconds since 1970
   * @param askedAt - by `performance.now()`: it was not said before
   * @returns whether the clock was set back: what was made by it shows a moment that is still to come
   */
  set(time: number, askedAt: number): boolean;
}

/** A minute of heartbeats: as long as it takes to follow a database whose clock goes back by less than is noticed at once. */
const SAMPLES = 60;
/** Milliseconds by which the database's clock goes back before it is noticed at once. */
const SET_BACK = 1_000;

/** Runs on between two settings by the time that the process has run, which no one can set. */
export function createDatabaseClock(time: number): DatabaseClock {
  const offsets = [time - performance.now()];
  // What was longest on its way shows the least; the largest is nearest to the truth.
  let offset = Math.max(...offsets);
  return {
    now: () => offset + performance.now(),
    set(time, askedAt) {
      // Even if nothing of the time since then was spent on its way: a late message alone is no clock that was set back.
      const isSetBack = time - askedAt < offset - SET_BACK;
      if (isSetBack) offsets.length = 0;
      offsets.push(time - performance.now());
      if (offsets.length > SAMPLES) offsets.shift();
      offset = Math.max(...offsets);
      return isSetBack;
    },
  };
}

/** Milliseconds since 1970. */
export async function databaseTime(db: Kysely<Database>): Promise<number> {
  const time = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as("time");
  return (await db.selectNoFrom(time).executeTakeFirstOrThrow()).time;
}
