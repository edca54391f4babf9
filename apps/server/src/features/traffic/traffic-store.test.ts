import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import type { LeaseReport } from "./connection-counter.ts";
import { createDatabaseTrafficStore } from "./traffic-store.ts";

const LONG = 60_000;
/** Calls give up after a third of it: long enough for a busy machine. */
const SHORT = 1_500;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const db = () => createDb(database.pool);
const report = (sequence: number, connected: number, ended = 0, alreadyEnded = 0): LeaseReport => ({
  sequence,
  connected,
  alreadyEnded,
  ended,
});

async function lease(leaseMs: number) {
  const store = createDatabaseTrafficStore(db(), leaseMs);
  const id = randomUUID();
  await store.acquire(id);
  return { store, id, renew: (...values: Parameters<typeof report>) => store.renew(id, report(...values)) };
}

describe("the leases", () => {
  test("sum the connections of all processes", async () => {
    const [a, b] = [await lease(LONG), await lease(LONG)];
    await a.renew(1, 3, 1);
    expect(await b.renew(1, 2, 5)).toEqual({ held: true, lastSequence: 1, counts: { connected: 5, ended: 6 } });
    expect(await a.store.read()).toEqual({ connected: 5, ended: 6 });
  });

  test("are renewed by whole numbers: reported twice, or late, a report changes nothing", async () => {
    const a = await lease(LONG);
    await a.renew(1, 3, 1);
    await a.renew(3, 2, 2);
    expect(await a.renew(3, 2, 2)).toMatchObject({ counts: { connected: 2, ended: 2 } });
    expect(await a.renew(2, 9, 9)).toMatchObject({ held: true, lastSequence: 3, counts: { connected: 2, ended: 2 } });
    await a.store.acquire(a.id);
    expect(await a.store.read()).toEqual({ connected: 2, ended: 2 });
  });

  test("that ran out count as ended once, whichever process notices, and are not taken up again", async () => {
    const dead = await lease(SHORT);
    await dead.renew(1, 3, 1);
    const others = await Promise.all(Array.from({ length: 4 }, () => lease(LONG)));
    await sleep(SHORT + 50);
    const answers = await Promise.all(others.map(({ renew }) => renew(1, 1)));
    expect(answers.map(({ counts }) => counts.ended)).toEqual([4, 4, 4, 4]);
    expect(await others[0]?.store.read()).toEqual({ connected: 4, ended: 4 });
    expect(await dead.renew(2, 3, 1)).toEqual({ held: false, lastSequence: 1, counts: { connected: 4, ended: 4 } });
    await dead.store.acquire(dead.id);
    expect(await dead.renew(3, 3, 1)).toMatchObject({ held: false, counts: { connected: 4, ended: 4 } });
  });

  test("whose connections had counted as ended before count only the others", async () => {
    const dead = await lease(SHORT);
    await dead.renew(1, 5, 1, 2);
    const other = await lease(LONG);
    await sleep(SHORT + 50);
    expect(await other.renew(1, 0)).toMatchObject({ counts: { connected: 0, ended: 4 } });
  });

  test("that ran out, and that no one missed yet, go on", async () => {
    const slow = await lease(SHORT);
    await slow.renew(1, 3, 1);
    await sleep(SHORT + 50);
    expect(await slow.renew(2, 3, 1)).toEqual({ held: true, lastSequence: 2, counts: { connected: 3, ended: 1 } });
  });

  test("given back count at once", async () => {
    const a = await lease(LONG);
    await a.renew(1, 3, 1);
    await a.store.release(a.id, report(2, 0, 4));
    expect(await a.store.read()).toEqual({ connected: 0, ended: 4 });
    expect(await a.renew(3, 1)).toMatchObject({ held: false, lastSequence: 2 });
  });

  test("last anew after PostgreSQL itself was away", async () => {
    const a = await lease(LONG);
    await a.renew(1, 3);
    const other = await lease(LONG);
    // As if renewed long before PostgreSQL started, which was within the lease.
    const [row] = (await sql<{ s: number }>`select extract(epoch from now() - pg_postmaster_start_time())::float8 as s`.execute(db())).rows;
    await sql`update traffic_lease set changed_at = now() - interval '1 year', lasts = (${row?.s ?? 0}::float8 + 60) * interval '1 second'`.execute(
      db(),
    );
    expect(await other.renew(1, 0)).toMatchObject({ counts: { connected: 3, ended: 0 } });
  });

  test("of many processes at once neither deadlock nor lose a number", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => lease(LONG)));
    for (let sequence = 1; sequence <= 10; sequence += 1) {
      const answers = await Promise.all(all.map(({ renew }) => renew(sequence, sequence, sequence)));
      expect(Math.max(...answers.map(({ counts }) => counts.connected))).toBe(8 * sequence);
    }
    expect(await all[0]?.store.read()).toEqual({ connected: 80, ended: 80 });
  });

  test("gone for a week are forgotten, with their connections counted", async () => {
    const old = await lease(LONG);
    await old.store.release(old.id, report(1, 2));
    await sql`update traffic_lease set changed_at = now() - interval '8 days'`.execute(db());
    const other = await lease(LONG);
    await other.store.release(other.id, report(1, 0));
    expect(await old.renew(2, 2)).toEqual({ held: false, lastSequence: undefined, counts: { connected: 0, ended: 2 } });
  });
});
