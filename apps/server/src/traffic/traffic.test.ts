import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLocalLedger, type TrafficCounts, type TrafficLedger } from "./ledger.ts";
import { startTraffic } from "./traffic.ts";

const LEASE = 9_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(changes: Partial<TrafficLedger> = {}) {
  const ledger = { ...createLocalLedger(), ...changes };
  const renew = vi.spyOn(ledger, "renew");
  const read = vi.spyOn(ledger, "read");
  const said: string[] = [];
  const log = { info: (_: object, text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) };
  const heard: (TrafficCounts & { at: number })[] = [];
  const begun = Date.now();
  const onCounts = (counts: TrafficCounts) => void heard.push({ ...counts, at: Date.now() - begun });
  return { traffic: startTraffic({ ledger, leaseMs: LEASE, log, onCounts }), heard, renew, read, said };
}

describe("the counts", () => {
  test("follow changes, at most four times a second, and are not told again while they stay", async () => {
    const { traffic, heard } = start();
    await vi.advanceTimersByTimeAsync(1_000);
    const connections = [];
    for (let count = 0; count < 100; count += 1) {
      connections.push(traffic.opened(() => undefined));
      await vi.advanceTimersByTimeAsync(10);
    }
    for (const connection of connections) traffic.ended(connection);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard[0]).toEqual({ connected: 0, ended: 0, at: 0 });
    expect(heard[1]).toEqual({ connected: 1, ended: 0, at: 1_000 });
    expect(heard.at(-1)).toEqual({ connected: 0, ended: 100, at: 2_250 });
    for (const [index, { at }] of heard.entries()) expect(at - (heard[index - 4]?.at ?? -1_000)).toBeGreaterThanOrEqual(1_000);
    expect(traffic.counts).toEqual({ connected: 0, ended: 100 });
    await traffic.close();
  });

  test("are told to a newcomer once they hold it, and never before", async () => {
    const renewals: (() => void)[] = [];
    const local = createLocalLedger();
    const { traffic, heard } = start({
      renew: async (...args) => {
        await new Promise<void>((resolve) => renewals.push(resolve));
        return local.renew(...args);
      },
    });
    const told: TrafficCounts[] = [];
    await vi.advanceTimersByTimeAsync(0);
    // The first renewal is on its way without it.
    traffic.opened((counts) => told.push(counts));
    renewals.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.map(({ connected }) => connected)).toEqual([0]);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([]);
    renewals.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([{ connected: 1, ended: 0 }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveLength(1);
    for (const release of renewals) release();
    await vi.advanceTimersByTimeAsync(0);
  });

  test("are not told to a newcomer that left before it was counted", async () => {
    const { traffic } = start();
    const told = vi.fn();
    await vi.advanceTimersByTimeAsync(0);
    traffic.ended(traffic.opened(told));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).not.toHaveBeenCalled();
    expect(traffic.counts).toEqual({ connected: 0, ended: 1 });
    await traffic.close();
  });

  test("are renewed three times a lease, also where nothing changes", async () => {
    const { traffic, renew, heard } = start();
    await vi.advanceTimersByTimeAsync(LEASE);
    expect(renew).toHaveBeenCalledTimes(1 + 3);
    expect(heard).toHaveLength(1);
    await traffic.close();
  });

  test("are only read when another process changed them, and not for changes of our own", async () => {
    let others = 0;
    const { traffic, renew, read, heard } = start({ read: async () => ({ connected: others, ended: 0 }) });
    await vi.advanceTimersByTimeAsync(1_000);
    const mine = renew.mock.calls[0]?.[0];
    traffic.heard(mine);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).not.toHaveBeenCalled();
    others = 7;
    traffic.heard("another");
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(heard.at(-1)).toMatchObject({ connected: 7 });
    await traffic.close();
  });
});

test("while the database is away the last numbers stand; it is said once, and mended by itself", async () => {
  const local = createLocalLedger();
  let away = false;
  const { traffic, heard, said } = start({ renew: async (...args) => (away ? Promise.reject(new Error("away")) : local.renew(...args)) });
  const connection = traffic.opened(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  away = true;
  traffic.ended(connection);
  traffic.opened(() => undefined);
  traffic.opened(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(traffic.counts).toEqual({ connected: 1, ended: 0 });
  expect(said).toEqual([expect.stringContaining("cannot be counted just now")]);
  away = false;
  await vi.advanceTimersByTimeAsync(LEASE / 3);
  expect(traffic.counts).toEqual({ connected: 2, ended: 1 });
  expect(heard.at(-1)).toMatchObject({ connected: 2, ended: 1 });
  expect(said).toHaveLength(2);
  await traffic.close();
});

test("the lease is given back at the end, with what is still open", async () => {
  const release = vi.fn(async () => undefined);
  const { traffic } = start({ release });
  traffic.opened(() => undefined);
  await traffic.close();
  expect(release).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ connected: 1 }));
});
