/** No connection while no one sees the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connected, endRig, make, rig, flushTimers, setUpRig } from "../testing/hub-rig.ts";

beforeEach(setUpRig);
afterEach(endRig);

describe("while no one sees the page", () => {
  it("the connection is closed after 10 s, and opened when the page is shown", async () => {
    const hub = await connected();
    rig.page.turn("hidden");
    await vi.advanceTimersByTimeAsync(9999);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(1);
    expect(rig.states).toEqual(["Disconnecting", "Disconnected"]);
    expect(rig.wire.open).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(rig.wire.starts).toEqual([]);
    rig.page.turn("visible");
    await flushTimers();
    expect(rig.states).toEqual(["Disconnecting", "Disconnected", "Connecting", "Connected"]);
    expect(rig.log).not.toHaveBeenCalled();
  });

  it("a glance at another tab changes nothing", async () => {
    await connected();
    rig.page.turn("hidden");
    await vi.advanceTimersByTimeAsync(9000);
    rig.page.turn("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.states).toEqual([]);
  });

  it("a glance at another tab does not hasten a failed start", async () => {
    rig.wire.server = "down";
    make().start();
    await vi.advanceTimersByTimeAsync(2000);
    rig.page.turn("hidden");
    rig.page.turn("visible");
    await vi.advanceTimersByTimeAsync(2999);
    expect(rig.wire.starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rig.wire.starts).toEqual([0, 5000]);
  });

  it("what was hidden before a stop closes no connection started after it", async () => {
    const hub = await connected();
    rig.page.turn("hidden");
    await hub.stop();
    rig.page.now = "visible";
    hub.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(hub.state).toBe("Connected");
  });

  it("a page that is left closes its connection at once", async () => {
    await connected();
    rig.page.turn("left");
    await flushTimers();
    expect(rig.wire.open).toBe(false);
  });

  it("there is neither a repeated start nor a reconnect", async () => {
    rig.wire.server = "down";
    make().start();
    await flushTimers();
    rig.page.turn("hidden");
    await vi.advanceTimersByTimeAsync(10_000);
    const before = rig.wire.starts.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.wire.starts).toHaveLength(before);
    rig.wire.server = "up";
    rig.page.turn("visible");
    await flushTimers();
    expect(rig.states.at(-1)).toBe("Connected");
    rig.wire.hangUp(new Error("lost"));
    rig.page.turn("left");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rig.wire.starts).toHaveLength(before + 1);
  });

  it("a page opened in the background connects when it is shown", async () => {
    rig.page.now = "hidden";
    const hub = make();
    expect(hub.start()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hub.state, rig.wire.starts.length]).toEqual(["Disconnected", 0]);
    rig.page.turn("visible");
    await flushTimers();
    expect(hub.state).toBe("Connected");
  });

  it("shown while it is Disconnecting, it connects again", async () => {
    const hub = await connected();
    rig.page.turn("left");
    expect(hub.state).toBe("Disconnecting");
    rig.page.turn("visible");
    await flushTimers();
    expect(rig.states).toEqual(["Disconnecting", "Disconnected", "Connecting", "Connected"]);
  });
});
