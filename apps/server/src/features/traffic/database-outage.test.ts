import { expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { createDatabaseTrafficStore, type TrafficCounts } from "./traffic-store.ts";
import { startTraffic } from "./traffic.ts";

const LEASE = 3_000;
const SOON = { timeout: 60_000 };

test("PostgreSQL breaks every session and refuses for a while: the last numbers stand, then all is counted", async () => {
  const database = await createTestDatabase();
  const logged: string[] = [];
  const log = { info: (_: object, text: string) => void logged.push(text), warn: (_: object, text: string) => void logged.push(text) };
  const received: TrafficCounts[] = [];
  const store = createDatabaseTrafficStore(createDb(database.pool), LEASE);
  const traffic = startTraffic({ store, leaseMs: LEASE, log, onCounts: (counts) => void received.push(counts) });
  try {
    const first = traffic.opened(() => undefined);
    await expect.poll(() => traffic.counts, SOON).toEqual({ connected: 1, ended: 0 });

    await database.pool.query("alter function traffic_renew rename to traffic_away");
    const others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    await database.pool.query(others);
    traffic.opened(() => undefined);
    traffic.opened(() => undefined);
    traffic.ended(first);
    await expect.poll(() => logged, SOON).toEqual([expect.stringContaining("cannot be counted just now")]);
    expect(traffic.counts).toEqual({ connected: 1, ended: 0 });

    await database.pool.query("alter function traffic_away rename to traffic_renew");
    await expect.poll(() => traffic.counts, SOON).toEqual({ connected: 2, ended: 1 });
    expect(logged).toEqual([expect.any(String), expect.stringContaining("counted again")]);
    expect(received.at(-1)).toEqual({ connected: 2, ended: 1 });
  } finally {
    await traffic.close();
    await database.close();
  }
});
