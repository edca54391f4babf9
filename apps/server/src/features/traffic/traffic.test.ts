import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLocalTrafficStore, type TrafficCounts, type TrafficStore } from "./traffic-store.ts";
import { startTraffic } from "./traffic.ts";

const LEASE = 9_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(changes: Partial<TrafficStore> = {}) {
  const store = { ...createLocalTrafficStore(), ...changes };
  const renew = vi.spyOn(store, "renew");
  const read = vi.spyOn(store, "read");
  const logged: string[] = [];
  const log = { info: (_: object, text: string) => void logged.push(text), warn: (_: object, text: string) => void logged.push(text) };
  const received: (TrafficCounts & { at: number })[] = [];
  const begun = Date.now();
  const onCounts = (counts: TrafficCounts) => void received.push({ ...counts, at: Date.now() - begun });
  return { traffic: startTraffic({ store, leaseMs: LEASE, log, onCounts }), received, renew, read, logged };
}

describe("the counts", () => {
  test("follow changes, at most four times a second, and are not sent again while they stay", async () => {
    const { traffic, received } = start();
    await vi.advanceTimersByTimeAsync(1_000);
    const connections = [];
    for (let count = 0; count < 100; count += 1) {
      connections.push(traffic.opened(() => undefined));
      await vi.advanceTimersByTimeAsync(10);
    }
    for (const connection of connections) traffic.ended(connection);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received[0]).toEqual({ connected: 0, ended: 0, at: 0 });
    expect(received[1]).toEqual({ connected: 1, ended: 0, at: 1_000 });
    expect(received.at(-1)).toEqual({ connected: 0, ended: 100, at: 2_250 });
    for (const [index, { at }] of received.entries()) expect(at - (received[index - 4]?.at ?? -1_000)).toBeGreaterThanOrEqual(1_000);
    expect(traffic.counts).toEqual({ connected: 0, ended: 100 });
    await traffic.close();
  });

  test("are sent to a new connection once they hold it, and never before", async () => {
    const renewals: (() => void)[] = [];
    const local = createLocalTrafficStore();
    const { traffic, received } = start({
      renew: async (...args) => {
        await new Promise<void>((resolve) => renewals.push(resolve));
        return local.renew(...args);
      },
    });
    const notified: TrafficCounts[] = [];
    await vi.advanceTimersByTimeAsync(0);
    // The first renewal is on its way without it.
    traffic.opened((counts) => notified.push(counts));
    renewals.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(received.map(({ connected }) => connected)).toEqual([0]);
    expect(notified).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(notified).toEqual([]);
    renewals.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toEqual([{ connected: 1, ended: 0 }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(notified).toHaveLength(1);
    for (const release of renewals) release();
    await vi.advanceTimersByTimeAsync(0);
  });

  test("are not sent to a new connection that left before it was counted", async () => {
    const { traffic } = start();
    const notified = vi.fn();
    await vi.advanceTimersByTimeAsync(0);
    traffic.ended(traffic.opened(notified));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(notified).not.toHaveBeenCalled();
    expect(traffic.counts).toEqual({ connected: 0, ended: 1 });
    await traffic.close();
  });

  test("are renewed three times a lease, also where nothing changes", async () => {
    const { traffic, renew, received } = start();
    await vi.advanceTimersByTimeAsync(LEASE);
    expect(renew).toHaveBeenCalledTimes(1 + 3);
    expect(received).toHaveLength(1);
    await traffic.close();
  });

  test("are only read when another process changed them, and not for changes of our own", async () => {
    let others = 0;
    const { traffic, renew, read, received } = start({ read: async () => ({ connected: others, ended: 0 }) });
    await vi.advanceTimersByTimeAsync(1_000);
    const mine = renew.mock.calls[0]?.[0];
    traffic.onChange(mine);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).not.toHaveBeenCalled();
    others = 7;
    traffic.onChange("another");
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(received.at(-1)).toMatchObject({ connected: 7 });
    await traffic.close();
  });
});

test("while the database is away the last numbers stand; it is logged once, and recovers by itself", async () => {
  const local = createLocalTrafficStore();
  let away = false;
  const { traffic, received, logged } = start({
    renew: async (...args) => (away ? Promise.reject(new Error("away")) : local.renew(...args)),
  });
  const connection = traffic.opened(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  away = true;
  traffic.ended(connection);
  traffic.opened(() => undefined);
  traffic.opened(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(traffic.counts).toEqual({ connected: 1, ended: 0 });
  expect(logged).toEqual([expect.stringContaining("cannot be counted just now")]);
  away = false;
  await vi.advanceTimersByTimeAsync(LEASE / 3);
  expect(traffic.counts).toEqual({ connected: 2, ended: 1 });
  expect(received.at(-1)).toMatchObject({ connected: 2, ended: 1 });
  expect(logged).toHaveLength(2);
  await traffic.close();
});

test("the lease is given back at the end, with what is still open", async () => {
  const release = vi.fn(async () => undefined);
  const { traffic } = start({ release });
  traffic.opened(() => undefined);
  await traffic.close();
  expect(release).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ connected: 1 }));
});
