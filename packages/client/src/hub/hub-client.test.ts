/** Start and stop: each number of spec §9 that concerns them. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signalrConnect } from "./connection.ts";
import { connected, endRig, make, rig, flushTimers, setUpRig } from "../testing/hub-rig.ts";

beforeEach(setUpRig);
afterEach(endRig);

describe("start", () => {
  it("goes from Disconnected over Connecting to Connected", async () => {
    const hub = make();
    expect(hub.state).toBe("Disconnected");
    expect(hub.start()).toBe(true);
    await flushTimers();
    expect(rig.states).toEqual(["Connecting", "Connected"]);
    expect(hub.state).toBe("Connected");
    expect(rig.log).not.toHaveBeenCalled();
  });

  it("is allowed only from Disconnected: neither while Connecting nor Connected nor Reconnecting nor Disconnecting", async () => {
    const hub = make();
    hub.start();
    expect([hub.state, hub.start()]).toEqual(["Connecting", false]);
    await flushTimers();
    expect([hub.state, hub.start()]).toEqual(["Connected", false]);
    rig.wire.server = "down";
    rig.wire.hangUp(new Error("lost"));
    expect([hub.state, hub.start()]).toEqual(["Reconnecting", false]);
    void hub.stop();
    expect([hub.state, hub.start()]).toEqual(["Disconnecting", false]);
    await flushTimers();
    expect(rig.wire.starts).toHaveLength(1);
  });

  it("that fails is logged and repeated after 5 s, for as long as it fails", async () => {
    rig.wire.server = "down";
    const hub = make();
    hub.start();
    await flushTimers();
    expect(rig.states).toEqual(["Connecting", "Disconnected"]);
    expect(rig.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("5 s"), expect.any(Error));
    await vi.advanceTimersByTimeAsync(4999);
    expect(rig.wire.starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rig.wire.starts).toEqual([0, 5000]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rig.wire.starts).toEqual([0, 5000, 10_000, 15_000]);
    rig.wire.server = "up";
    await vi.advanceTimersByTimeAsync(5000);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.wire.starts).toHaveLength(5);
  });

  it("by hand while a repetition waits takes its place", async () => {
    rig.wire.server = "down";
    const hub = make();
    hub.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(hub.start()).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(rig.wire.starts).toEqual([0, 2000]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(rig.wire.starts).toEqual([0, 2000, 7000]);
  });

  it("is repeated after 5 s also where the library itself could not be loaded", async () => {
    const load = signalrConnect(() => {}, rig.wire.wire);
    let attempts = 0;
    const hub = make({ connect: (settings) => ((attempts += 1) === 1 ? Promise.reject(new Error("no network")) : load(settings)) });
    hub.start();
    await flushTimers();
    expect(hub.state).toBe("Disconnected");
    await vi.advanceTimersByTimeAsync(5000);
    expect([attempts, hub.state]).toEqual([2, "Connected"]);
  });

  it("sends the bearer token that there is then, with cookies, to the hub's address", async () => {
    rig.token = "first";
    await connected();
    expect(rig.wire.tokens).toEqual(["Bearer first"]);
    expect(rig.wire.credentials).toEqual([true]);
    expect(rig.wire.urls[0]).toBe("http://portal.test/api/apphub/negotiate?negotiateVersion=1");
    rig.token = "second";
    rig.wire.hangUp(new Error("lost"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(rig.wire.tokens).toEqual(["Bearer first", "Bearer second"]);
  });

  it("answered with 401 clears the tokens; the next goes without", async () => {
    rig.token = "expired";
    rig.wire.server = "refuses tokens";
    const hub = make();
    hub.start();
    await flushTimers();
    expect([rig.token, hub.state]).toEqual([undefined, "Disconnected"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(rig.wire.tokens).toEqual(["Bearer expired", undefined]);
    expect(hub.state).toBe("Connected");
  });

  it("that no one answers is given up after 30 s", async () => {
    rig.wire.server = "silent";
    const hub = make();
    hub.start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(hub.state).toBe("Connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(hub.state).toBe("Disconnected");
    await vi.advanceTimersByTimeAsync(5000);
    expect(rig.wire.starts).toEqual([0, 35_000]);
  });
});

describe("stop", () => {
  it("goes over Disconnecting to Disconnected and stays there, whoever looks", async () => {
    const hub = await connected();
    const stopped = hub.stop();
    expect(hub.state).toBe("Disconnecting");
    await stopped;
    rig.page.turn("hidden");
    rig.page.turn("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.states).toEqual(["Disconnecting", "Disconnected"]);
    expect(rig.wire.open).toBe(false);
    expect(rig.log).not.toHaveBeenCalled();
    expect(rig.page.listeners.size).toBe(0);
  });

  it("ends the repetition of a failed start, and a reconnect", async () => {
    rig.wire.server = "down";
    const hub = make();
    hub.start();
    await flushTimers();
    await hub.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.wire.starts).toHaveLength(1);
    rig.wire.server = "up";
    hub.start();
    await flushTimers();
    rig.wire.hangUp(new Error("lost"));
    await hub.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.wire.starts).toHaveLength(2);
    expect(hub.state).toBe("Disconnected");
  });

  it("while it starts is Disconnecting until the start has ended, and nothing follows", async () => {
    rig.wire.server = "silent";
    const hub = make();
    hub.start();
    await flushTimers();
    const stopped = hub.stop();
    expect(rig.states).toEqual(["Connecting", "Disconnecting"]);
    await vi.advanceTimersByTimeAsync(30_000);
    await stopped;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.states).toEqual(["Connecting", "Disconnecting", "Disconnected"]);
    expect(rig.wire.starts).toHaveLength(1);
    expect(rig.log).not.toHaveBeenCalled();
  });

  it("makes a start void that ends well all the same", async () => {
    let ends = (): void => {};
    const start = (): Promise<void> => new Promise((resolve) => (ends = resolve));
    const nothing = (): void => {};
    const made = { start, stop: async () => ends(), on: nothing, onclose: nothing, onreconnecting: nothing, onreconnected: nothing };
    const hub = make({ connect: async () => made });
    hub.start();
    await flushTimers();
    await hub.stop();
    await flushTimers();
    expect(rig.states).toEqual(["Connecting", "Disconnecting", "Disconnected"]);
  });

  it("while the library loads leaves nothing behind", async () => {
    let loaded = (): void => {};
    const load = signalrConnect(() => {}, rig.wire.wire);
    const hub = make({ connect: async (settings) => (await new Promise<void>((resolve) => (loaded = resolve)), load(settings)) });
    hub.start();
    await hub.stop();
    loaded();
    await flushTimers();
    expect(rig.wire.starts).toEqual([]);
    expect(hub.state).toBe("Disconnected");
  });
});
