import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openReplicaBench, type ReplicaBench, replicatedName, WAIT } from "../testing/replica-bench.ts";

let bench: ReplicaBench;
beforeAll(async () => {
  bench = await openReplicaBench();
  await bench.reset();
});
afterAll(() => bench?.close());

it("a standby that has replayed more than its primary, which was restored from a backup, is not read: it has another history", async () => {
  const { primary, reads, standby } = bench;
  const restore = await bench.backUp();
  // Beyond all that will be written to the restored primary.
  await primary.pools.portal.query("select pg_logical_emit_message(false, '', repeat('x', 1000000))");
  await bench.rename("Hai");
  await vi.waitFor(async () => expect(await replicatedName(standby)).toBe("Hai"), WAIT);
  await bench.isCurrent();
  expect({ name: await bench.name(), used: reads.used }).toEqual({ name: "Hai", used: 1 });

  await restore();
  await bench.rename("Ba");
  const end = performance.now() + 4_000;
  while (performance.now() < end) {
    expect(await bench.name()).toBe("Ba");
    await sleep(20);
  }
  expect(reads.used).toBe(1);
  const { rows } = await primary.pools.portal.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn");
  const ahead = await standby.superuser.query("select pg_last_wal_replay_lsn() > $1::pg_lsn as ahead", [rows[0]?.lsn]);
  expect(ahead.rows).toEqual([{ ahead: true }]);
});
