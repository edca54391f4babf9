import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { nobody, openReplicaBench, type ReplicaBench, replicatedName, startReplay, stopReplay, WAIT } from "../testing/replica-bench.ts";
import type { Standby } from "../testing/standby.ts";
import { whileStopped } from "../testing/stopped-processes.ts";

let bench: ReplicaBench;
beforeAll(async () => {
  bench = await openReplicaBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench?.close());

/** A page comes though the replica hangs, which holds it up for a second; a connection or an answer that was waited for as at the primary would take five. */
async function pageComes(): Promise<void> {
  expect(await Promise.race([bench.name(), sleep(4_000, "nothing after 4 s")])).toBe("Một");
}

/** Processes of a standby that serve the portal's connections. */
async function pidsOf({ superuser }: Standby): Promise<number[]> {
  const { rows } = await superuser.query<{ pid: number }>("select pid from pg_stat_activity where usename = 'portal'");
  expect(rows).not.toEqual([]);
  return rows.map(({ pid }) => pid);
}

it("a replica that returns with less than it had, as from a backup, is not read until it has it again", async () => {
  const { other, reads, replica } = bench;
  await stopReplay(other);
  await bench.rename("Hai");
  await bench.isCurrent();
  expect({ name: await bench.name(), used: reads.used }).toEqual({ name: "Hai", used: 1 });
  await bench.replaceBy(other);
  for (let n = 0; n < 20; n += 1) {
    expect(await bench.name()).toBe("Hai");
    await sleep(20);
  }
  expect(reads.asked).toBeGreaterThan(1);
  expect(reads.used).toBe(1);
  for (const db of [replica.databases.pages, replica.databases.searches])
    await expect(sql`select 1`.execute(db)).rejects.toThrow("has not replayed");
  expect(await replicatedName(other)).toBe("Một");
  await startReplay(other);
  await bench.isCurrent();
  expect({ name: await bench.name(), used: reads.used }).toEqual({ name: "Hai", used: 2 });
});

it("of several replicas behind one address only those are read that have all that was received", async () => {
  const { other, reads, standby } = bench;
  await stopReplay(other);
  await bench.rename("Hai");
  await bench.replaceBy(standby, other);
  await bench.isCurrent();
  for (let n = 0; n < 40; n += 1) {
    // At the same time, so that they go over two connections.
    expect(await Promise.all([bench.name(), nextTurn().then(bench.name)])).toEqual(["Hai", "Hai"]);
    await sleep(20);
  }
  expect(reads.used).toBeGreaterThan(0);
  expect(reads.asked).toBeGreaterThan(reads.used);
});

it("a hung replica holds one page up for a second; its connections are closed, and it is read over new ones", async () => {
  const { reads, standby } = bench;
  await whileStopped(await pidsOf(standby), async () => {
    await pageComes();
    for (let n = 0; n < 10; n += 1) await pageComes();
    expect(reads).toEqual({ asked: 1, used: 0 });
    await bench.isCurrent();
    await pageComes();
    expect(reads.used).toBe(1);
  });
});

it("so does one to which no connection comes about; pages do not wait while it is tried again", { tags: "verify" }, async () => {
  const { reads, standby } = bench;
  await bench.replaceBy();
  await pageComes();
  const end = performance.now() + 7_000;
  while (performance.now() < end) {
    await pageComes();
    await sleep(100);
  }
  expect(reads).toEqual({ asked: 1, used: 0 });
  await bench.replaceBy(standby);
  await bench.isCurrent();
  await pageComes();
  expect(reads.used).toBe(1);
});

it("a hung replica is noticed though nobody waits for it any more", async () => {
  const { reads, replica, source, standby } = bench;
  await bench.name();
  await whileStopped(await pidsOf(standby), async () => {
    const page = source.loadPageRecords({ site: "btc", ...nobody }, { asOf: Date.now(), signal: AbortSignal.timeout(200) });
    await expect(page).rejects.toThrow("timeout");
    expect(replica.state.isCurrent()).toBe(true);
    // Kysely reports what fails when nobody waits for it.
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await vi.waitFor(() => expect([reported.mock.calls.length > 0, replica.state.isCurrent()]).toEqual([true, false]), WAIT);
    reported.mockRestore();
    await pageComes();
    expect(reads.asked).toBe(2);
  });
});

it("so is one to which a connection fails at once", async () => {
  const { gate, replica, source } = bench;
  gate.shut();
  await vi.waitFor(() => expect(replica.pools.pages.totalCount).toBe(0), WAIT);
  const reader = new AbortController();
  const page = source.loadPageRecords({ site: "btc", ...nobody }, { asOf: Date.now(), signal: reader.signal });
  reader.abort(new Error("The reader has left."));
  await expect(page).rejects.toThrow("The reader has left.");
  await vi.waitFor(() => expect(replica.state.isCurrent()).toBe(false), WAIT);
  await gate.open();
});

it(
  "a page that takes longer than a second there is given up; a search may take as long as its statements",
  { tags: "verify" },
  async () => {
    const { replica } = bench;
    const { pages, searches } = replica.databases;
    const [page, search] = await Promise.allSettled([pages, searches].map((db) => sql`select pg_sleep(1.5)`.execute(db)));
    expect(page).toMatchObject({ reason: { message: "The database did not answer within 1000 ms." } });
    expect(search).toMatchObject({ status: "fulfilled" });
  },
);

it("what the replica cannot answer is asked of the primary", async () => {
  const { gate, reads } = bench;
  gate.shut();
  expect(await bench.name()).toBe("Một");
  expect(reads).toEqual({ asked: 1, used: 0 });
  expect(bench.replica.state.isCurrent()).toBe(false);
  await gate.open();
});

it("a replica that was promoted is not read any more, over connections that are open and over new ones", { tags: "verify" }, async () => {
  const { other, reads } = bench;
  await bench.replaceBy(other);
  expect({ name: await bench.name(), used: reads.used }).toEqual({ name: "Một", used: 1 });
  await vi.waitFor(async () => {
    // What is replayed at this moment may end the statement.
    const { rows } = await other.superuser.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby) await other.superuser.query("select pg_promote()");
  }, WAIT);
  await other.superuser.query("update site set name = 'Khác' where slug = 'btc'");
  expect(await bench.name()).toBe("Một");
  await bench.replaceBy(other);
  await bench.rename("Hai");
  for (let n = 0; n < 20; n += 1) {
    expect(await bench.name()).toBe("Hai");
    await sleep(20);
  }
  expect(reads.used).toBe(1);
});
