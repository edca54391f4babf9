/** What becomes of a connection that was lost: the random delay of spec §9. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connected, endRig, rig, flushTimers, setUpRig } from "../testing/hub-rig.ts";

beforeEach(setUpRig);
afterEach(endRig);

describe("a connection lost while Connected", () => {
  it.each([
    [0, 0],
    [0.5, 5000],
    [0.9999, 9999],
  ])("is Reconnecting after a random delay up to 10 s: random %s waits %s ms", async (random, delay) => {
    const hub = await connected({ random: () => random });
    const from = Date.now();
    rig.wire.hangUp(new Error("lost"));
    expect(hub.state).toBe("Reconnecting");
    if (delay > 0) await vi.advanceTimersByTimeAsync(delay - 1);
    expect(rig.wire.starts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rig.wire.starts).toEqual([from + delay]);
    expect(rig.states).toEqual(["Reconnecting", "Connected"]);
    expect(rig.log).toHaveBeenCalledOnce();
  });

  it("is tried again and again, each time after another random delay, until it is back", async () => {
    const rolls = [0.1, 0.9, 0.2, ...Array.from({ length: 40 }, () => 0.5)];
    const hub = await connected({ random: () => rolls.shift() ?? 0 });
    const from = Date.now();
    rig.wire.server = "down";
    rig.wire.hangUp(new Error("lost"));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(rig.wire.starts.map((at) => at - from)).toEqual([1000, 10_000, 12_000]);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(hub.state).toBe("Reconnecting");
    rig.wire.server = "up";
    await vi.advanceTimersByTimeAsync(5000);
    expect(rig.states).toEqual(["Reconnecting", "Connected"]);
  });

  it("counts as lost when the server sends nothing for 30 s", async () => {
    const hub = await connected();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(hub.state).toBe("Connected");
    rig.wire.alive = false;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(1);
    expect(hub.state).toBe("Reconnecting");
  });

  it("reconnects also after a server that asks for it while it closes", async () => {
    const hub = await connected();
    rig.wire.say({ type: 7, allowReconnect: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(hub.state).toBe("Connected");
  });

  it("stays Disconnected where the server says not to come back, until the page is shown anew", async () => {
    const hub = await connected();
    rig.wire.say({ type: 7, error: "too much" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.states.at(-1)).toBe("Disconnected");
    expect(rig.wire.starts).toEqual([]);
    expect(rig.log).toHaveBeenCalledOnce();
    rig.page.turn("hidden");
    rig.page.turn("visible");
    await flushTimers();
    expect(hub.state).toBe("Connected");
  });
});

it("receives the server's events, also after a reconnect", async () => {
  const received: unknown[] = [];
  await connected({ events: { traffic: (message) => received.push(message) } });
  rig.wire.say({ type: 1, target: "Traffic", arguments: [{ connectedCount: 1 }] });
  rig.wire.hangUp(new Error("lost"));
  await vi.advanceTimersByTimeAsync(5000);
  rig.wire.say({ type: 1, target: "traffic", arguments: [{ connectedCount: 2 }] });
  expect(received).toEqual([{ connectedCount: 1 }, { connectedCount: 2 }]);
});
