import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { hashReceipt, newReceipt } from "../sources/database/receipts.ts";
import { readingOwnWrites } from "../sources/database/replicated-source.ts";
import {
  nobody,
  now,
  openReplicaBench,
  type ReplicaBench,
  replicatedName,
  startReplay,
  stopReplay,
  WAIT,
} from "../testing/replica-bench.ts";

let bench: ReplicaBench;
beforeAll(async () => {
  bench = await openReplicaBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench?.close());

it("pages read the replica once it has all that was received, and wait for it no more often than for any database", async () => {
  const { gate, reads, source } = bench;
  const before = gate.roundTrips();
  // Three statements.
  const { site } = await source.loadPageRecords({ site: "btc", ...nobody, article: "không có", page: "gioi-thieu" }, now());
  expect({ name: site?.name, used: reads.used, roundTrips: gate.roundTrips() - before }).toEqual({ name: "Một", used: 1, roundTrips: 1 });
});

it("a page that is drawn after a change was received never shows what was before, however far the replica lags", async () => {
  const { reads, standby } = bench;
  await stopReplay(standby);
  await bench.rename("Hai");
  for (let n = 0; n < 20; n += 1) {
    expect(await bench.name()).toBe("Hai");
    await sleep(20);
  }
  expect(reads.asked).toBe(0);
  expect(await replicatedName(standby)).toBe("Một");
  await startReplay(standby);
  await bench.isCurrent();
  expect(await bench.name()).toBe("Hai");
  expect(reads.used).toBe(1);
});

it("a change that arrives while the position is asked for is not taken for replayed", async () => {
  const { primary, standby, follow } = bench;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let isPositionRead = false;
  const slow = primary.databases.portal.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!("lsn" in (result.rows[0] ?? {}))) return result;
      isPositionRead = true;
      await answered;
      return result;
    },
  });
  const followed = follow(standby.connectionString, slow);
  await vi.waitFor(() => expect(isPositionRead).toBe(true), WAIT);
  // The standby has all until then.
  const tokens = async () => (await standby.superuser.query("select from history_token")).rowCount;
  const written = (await primary.pools.portal.query("select from history_token")).rowCount;
  await vi.waitFor(async () => expect(await tokens()).toBe(written), WAIT);
  await stopReplay(standby);
  await bench.rename("Hai");
  followed.state.changed();
  answer();
  for (let n = 0; n < 30; n += 1) {
    followed.state.received();
    expect(followed.state.isCurrent()).toBe(false);
    await sleep(20);
  }
  await startReplay(standby);
  await vi.waitFor(() => {
    followed.state.received();
    expect(followed.state.isCurrent()).toBe(true);
  }, WAIT);
  await followed.close();
});

it("a replica is read on after what proves its history was deleted", async () => {
  const { primary, reads, standby } = bench;
  const tokens = async () => (await standby.superuser.query("select from history_token")).rowCount;
  expect(await tokens()).toBeGreaterThan(0);
  await primary.pools.portal.query("delete from history_token");
  await vi.waitFor(async () => expect(await tokens()).toBe(0), WAIT);
  expect(await bench.name()).toBe("Một");
  expect(reads).toEqual({ asked: 1, used: 0 });
  await bench.isCurrent();
  expect(await bench.name()).toBe("Một");
  expect(reads.used).toBe(1);
});

it("a visitor who has just written reads the primary, though the change was not received yet", async () => {
  const { primary, standby } = bench;
  await stopReplay(standby);
  await primary.pools.portal.query("update site set name = 'Ba' where slug = 'btc'");
  expect(await readingOwnWrites(bench.name)).toBe("Ba");
});

it("what a visitor sent is found by its receipt, however far the replica lags: nobody is notified of it", async () => {
  const { primary, source, standby } = bench;
  await stopReplay(standby);
  const receipt = newReceipt();
  await primary.pools.portal.query(
    "insert into asked_question (receipt, site_id, field, title, body) select $1, id, 'thue', 'Hỏi', 'Hỏi' from site where slug = 'btc'",
    [hashReceipt(receipt)],
  );
  expect(bench.replica.state.isCurrent()).toBe(true);
  expect((await source.loadPageRecords({ site: "btc", ...nobody, receipt }, now())).receipt).toMatchObject({ title: "Hỏi" });
});

it("a primary whose changes are not received is read itself: from the start, and after three seconds of silence", async () => {
  const { standby, follow } = bench;
  const quiet = follow(standby.connectionString);
  await sleep(1_000);
  expect(quiet.state.isCurrent()).toBe(false);
  await vi.waitFor(() => {
    quiet.state.received();
    expect(quiet.state.isCurrent()).toBe(true);
  }, WAIT);
  await sleep(3_100);
  expect(quiet.state.isCurrent()).toBe(false);
  await quiet.close();
});

it("a replica that is none, such as the primary itself, is not read", async () => {
  const { primary, follow } = bench;
  const same = follow(primary.connectionString);
  await sleep(300);
  same.state.received();
  expect(same.state.isCurrent()).toBe(false);
  await same.close();
});
