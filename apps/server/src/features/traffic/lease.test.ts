/** Random histories of several processes against a real PostgreSQL, beside a model that knows every connection by itself. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type CountedConnection, createConnectionCounter } from "./connection-counter.ts";
import { createLease } from "./lease.ts";
import { createDatabaseTrafficStore, type TrafficStore } from "./traffic-store.ts";

const LEASE = 60_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Mulberry32: the same history for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Fault = "none" | "before" | "after";

/** A process, and what is true of it: connections by themselves, and those that the lease last held. */
function member(real: TrafficStore, everEnded: Set<CountedConnection>) {
  const open = new Set<CountedConnection>();
  const endedHere = new Set<CountedConnection>();
  let fault: Fault = "none";
  /** What stands in the row: a report that was lost on the way never does. */
  let applied: { open: CountedConnection[]; ended: CountedConnection[] } = { open: [], ended: [] };
  const store: TrafficStore = {
    ...real,
    acquire: async (id) => {
      await real.acquire(id);
      applied = { open: [], ended: [] };
    },
    renew: async (id, report) => {
      if (fault === "before") throw new Error("never sent");
      const holds = { open: [...open], ended: [...endedHere] };
      const renewed = await real.renew(id, report);
      if (renewed.held) applied = holds;
      if (fault === "after") throw new Error("answer lost");
      return renewed;
    },
  };
  const counter = createConnectionCounter();
  const lease = createLease(store, counter, () => undefined);
  return {
    open,
    lease,
    connect: () => void open.add(counter.open()),
    disconnect: (connection: CountedConnection) => {
      counter.end(connection);
      open.delete(connection);
      endedHere.add(connection);
    },
    renew: async (how: Fault) => {
      fault = how;
      const counts = await lease.renew().catch(() => undefined);
      fault = "none";
      return counts;
    },
    /** What others count as ended when this lease runs out. */
    declareDead: () => [...applied.open, ...applied.ended].forEach((connection) => everEnded.add(connection)),
    markEnded: () => endedHere.forEach((connection) => everEnded.add(connection)),
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  "whatever hangs, dies or loses an answer: each connection ends once, and the living are all connected (history %i)",
  async (seed) => {
    const db = createDb(database.pool);
    await sql`delete from traffic_lease`.execute(db);
    await sql`update traffic_total set folded = 0, connected = 0, ended = 0`.execute(db);
    const random = randomOf(seed);
    const everEnded = new Set<CountedConnection>();
    const real = createDatabaseTrafficStore(db, LEASE);
    const watcher = member(real, new Set());
    const start = () => member(real, everEnded);
    const members = [start(), start(), start()];

    /** Others notice its silence: as if its lease had run out. */
    const runOut = async (process: ReturnType<typeof start>) => {
      const { rows } = await sql`
        update traffic_lease set lasts = interval '0' where id = ${process.lease.id}::uuid and not gone returning id`.execute(db);
      await watcher.renew("none");
      if (rows.length > 0) process.declareDead();
    };

    for (let step = 0; step < 250; step += 1) {
      const index = random(members.length);
      const process = members[index] ?? start();
      const [first] = process.open;
      const what = random(20);
      if (what < 6) process.connect();
      else if (what < 10 && first) process.disconnect(first);
      else if (what < 14) await process.renew("none");
      else if (what < 15) await process.renew("before");
      else if (what < 17) await process.renew("after");
      else if (what < 19) await runOut(process);
      else {
        await runOut(process); // killed
        members[index] = start();
      }
    }
    for (const process of members) {
      await process.renew("none");
      process.markEnded();
    }
    const connected = members.reduce((sum, { open }) => sum + open.size, 0);
    expect(await watcher.renew("none")).toEqual({ connected, ended: everEnded.size });
    expect(everEnded.size).toBeGreaterThan(20);
  },
);
