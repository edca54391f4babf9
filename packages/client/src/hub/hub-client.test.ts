/** The hub client over the library's real connection, on a wire of ours and with fake timers: each number of spec §9. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signalrConnect } from "./connection.ts";
import { createHubClient, type HubClient, type HubClientOptions, type HubState } from "./hub-client.ts";
import { TestWire } from "./test-wire.ts";
import type { PageVisibility } from "./visibility.ts";

let wire: TestWire;
let page: { now: PageVisibility; listeners: Set<(seen: PageVisibility) => void>; turn: (to: PageVisibility) => void };
let states: HubState[];
let log: ReturnType<typeof vi.fn<HubClientOptions["log"]>>;
let token: string | undefined;
let client: HubClient | undefined;

beforeEach(async () => {
  // Loaded beforehand: fake time does not wait for disks.
  await import("@microsoft/signalr");
  vi.useFakeTimers({ now: 0 });
  wire = new TestWire();
  states = [];
  log = vi.fn<HubClientOptions["log"]>();
  token = undefined;
  page = {
    now: "visible",
    listeners: new Set(),
    turn(to) {
      page.now = to;
      for (const listener of page.listeners) listener(to);
    },
  };
});

afterEach(async () => {
  wire.server = "up";
  const stopping = client?.stop();
  await vi.runOnlyPendingTimersAsync();
  await stopping;
  client = undefined;
  vi.useRealTimers();
});

const make = (more: Partial<HubClientOptions> = {}): HubClient => {
  client = createHubClient({
    url: "http://portal.test/api/apphub",
    connect: signalrConnect((refused) => (token = token === refused ? undefined : token), wire.wire),
    accessToken: () => token,
    random: () => 0.5,
    visibility: {
      current: () => page.now,
      subscribe: (listener) => {
        page.listeners.add(listener);
        return () => page.listeners.delete(listener);
      },
    },
    onState: (state) => states.push(state),
    events: {},
    log,
    ...more,
  });
  return client;
};

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A client whose connection stands, with an empty record. */
const connected = async (more: Partial<HubClientOptions> = {}): Promise<HubClient> => {
  const made = make(more);
  made.start();
  await settle();
  expect(made.state).toBe("Connected");
  states.length = 0;
  wire.starts.length = 0;
  return made;
};

describe("start", () => {
  it("goes from Disconnected over Connecting to Connected", async () => {
    const hub = make();
    expect(hub.state).toBe("Disconnected");
    expect(hub.start()).toBe(true);
    await settle();
    expect(states).toEqual(["Connecting", "Connected"]);
    expect(hub.state).toBe("Connected");
    expect(log).not.toHaveBeenCalled();
  });

  it("is allowed only from Disconnected: neither while Connecting nor Connected nor Reconnecting nor Disconnecting", async () => {
    const hub = make();
    hub.start();
    expect([hub.state, hub.start()]).toEqual(["Connecting", false]);
    await settle();
    expect([hub.state, hub.start()]).toEqual(["Connected", false]);
    wire.server = "down";
    wire.hangUp(new Error("lost"));
    expect([hub.state, hub.start()]).toEqual(["Reconnecting", false]);
    void hub.stop();
    expect([hub.state, hub.start()]).toEqual(["Disconnecting", false]);
    await settle();
    expect(wire.starts).toHaveLength(1);
  });

  it("that fails is logged and repeated after 5 s, for as long as it fails", async () => {
    wire.server = "down";
    const hub = make();
    hub.start();
    await settle();
    expect(states).toEqual(["Connecting", "Disconnected"]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("5 s"), expect.any(Error));
    await vi.advanceTimersByTimeAsync(4999);
    expect(wire.starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(wire.starts).toEqual([0, 5000]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.starts).toEqual([0, 5000, 10_000, 15_000]);
    wire.server = "up";
    await vi.advanceTimersByTimeAsync(5000);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.starts).toHaveLength(5);
  });

  it("by hand while a repetition waits takes its place", async () => {
    wire.server = "down";
    const hub = make();
    hub.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(hub.start()).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(wire.starts).toEqual([0, 2000]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(wire.starts).toEqual([0, 2000, 7000]);
  });

  it("is repeated after 5 s also where the library itself could not be loaded", async () => {
    const load = signalrConnect(() => {}, wire.wire);
    let attempts = 0;
    const hub = make({ connect: (settings) => ((attempts += 1) === 1 ? Promise.reject(new Error("no network")) : load(settings)) });
    hub.start();
    await settle();
    expect(hub.state).toBe("Disconnected");
    await vi.advanceTimersByTimeAsync(5000);
    expect([attempts, hub.state]).toEqual([2, "Connected"]);
  });

  it("sends the bearer token that there is then, with cookies, to the hub's address", async () => {
    token = "first";
    await connected();
    expect(wire.tokens).toEqual(["Bearer first"]);
    expect(wire.credentials).toEqual([true]);
    expect(wire.urls[0]).toBe("http://portal.test/api/apphub/negotiate?negotiateVersion=1");
    token = "second";
    wire.hangUp(new Error("lost"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.tokens).toEqual(["Bearer first", "Bearer second"]);
  });

  it("answered with 401 clears the tokens; the next goes without", async () => {
    token = "expired";
    wire.server = "refuses tokens";
    const hub = make();
    hub.start();
    await settle();
    expect([token, hub.state]).toEqual([undefined, "Disconnected"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.tokens).toEqual(["Bearer expired", undefined]);
    expect(hub.state).toBe("Connected");
  });

  it("that nobody answers is given up after 30 s", async () => {
    wire.server = "silent";
    const hub = make();
    hub.start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(hub.state).toBe("Connecting");
    await vi.advanceTimersByTimeAsync(1);
    expect(hub.state).toBe("Disconnected");
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.starts).toEqual([0, 35_000]);
  });
});

describe("a connection lost while Connected", () => {
  it.each([
    [0, 0],
    [0.5, 5000],
    [0.9999, 9999],
  ])("is Reconnecting after a random delay up to 10 s: random %s waits %s ms", async (random, delay) => {
    const hub = await connected({ random: () => random });
    const from = Date.now();
    wire.hangUp(new Error("lost"));
    expect(hub.state).toBe("Reconnecting");
    if (delay > 0) await vi.advanceTimersByTimeAsync(delay - 1);
    expect(wire.starts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(wire.starts).toEqual([from + delay]);
    expect(states).toEqual(["Reconnecting", "Connected"]);
    expect(log).toHaveBeenCalledOnce();
  });

  it("is tried again and again, each time after another random delay, until it is back", async () => {
    const rolls = [0.1, 0.9, 0.2, ...Array.from({ length: 40 }, () => 0.5)];
    const hub = await connected({ random: () => rolls.shift() ?? 0 });
    const from = Date.now();
    wire.server = "down";
    wire.hangUp(new Error("lost"));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(wire.starts.map((at) => at - from)).toEqual([1000, 10_000, 12_000]);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(hub.state).toBe("Reconnecting");
    wire.server = "up";
    await vi.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(["Reconnecting", "Connected"]);
  });

  it("counts as lost when the server is not heard for 30 s", async () => {
    const hub = await connected();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(hub.state).toBe("Connected");
    wire.alive = false;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(1);
    expect(hub.state).toBe("Reconnecting");
  });

  it("comes back also after a server that says so while it closes", async () => {
    const hub = await connected();
    wire.say({ type: 7, allowReconnect: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(hub.state).toBe("Connected");
  });

  it("stays Disconnected where the server says not to come back, until the page is shown anew", async () => {
    const hub = await connected();
    wire.say({ type: 7, error: "too much" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe("Disconnected");
    expect(wire.starts).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    page.turn("hidden");
    page.turn("visible");
    await settle();
    expect(hub.state).toBe("Connected");
  });
});

describe("stop", () => {
  it("goes over Disconnecting to Disconnected and stays there, whoever looks", async () => {
    const hub = await connected();
    const stopped = hub.stop();
    expect(hub.state).toBe("Disconnecting");
    await stopped;
    page.turn("hidden");
    page.turn("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(["Disconnecting", "Disconnected"]);
    expect(wire.open).toBe(false);
    expect(log).not.toHaveBeenCalled();
    expect(page.listeners.size).toBe(0);
  });

  it("ends the repetition of a failed start, and a reconnect", async () => {
    wire.server = "down";
    const hub = make();
    hub.start();
    await settle();
    await hub.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.starts).toHaveLength(1);
    wire.server = "up";
    hub.start();
    await settle();
    wire.hangUp(new Error("lost"));
    await hub.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.starts).toHaveLength(2);
    expect(hub.state).toBe("Disconnected");
  });

  it("while the library loads leaves nothing behind", async () => {
    let loaded = (): void => {};
    const load = signalrConnect(() => {}, wire.wire);
    const hub = make({ connect: async (settings) => (await new Promise<void>((resolve) => (loaded = resolve)), load(settings)) });
    hub.start();
    await hub.stop();
    loaded();
    await settle();
    expect(wire.starts).toEqual([]);
    expect(hub.state).toBe("Disconnected");
  });
});

describe("while nobody sees the page", () => {
  it("the connection is closed after 10 s, and opened when the page is shown", async () => {
    const hub = await connected();
    page.turn("hidden");
    await vi.advanceTimersByTimeAsync(9999);
    expect(hub.state).toBe("Connected");
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(["Disconnecting", "Disconnected"]);
    expect(wire.open).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(wire.starts).toEqual([]);
    page.turn("visible");
    await settle();
    expect(states).toEqual(["Disconnecting", "Disconnected", "Connecting", "Connected"]);
    expect(log).not.toHaveBeenCalled();
  });

  it("a glance at another tab changes nothing", async () => {
    await connected();
    page.turn("hidden");
    await vi.advanceTimersByTimeAsync(9000);
    page.turn("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual([]);
  });

  it("a page that is left closes its connection at once", async () => {
    await connected();
    page.turn("left");
    await settle();
    expect(wire.open).toBe(false);
  });

  it("there is neither a repeated start nor a reconnect", async () => {
    wire.server = "down";
    make().start();
    await settle();
    page.turn("hidden");
    await vi.advanceTimersByTimeAsync(10_000);
    const before = wire.starts.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.starts).toHaveLength(before);
    wire.server = "up";
    page.turn("visible");
    await settle();
    expect(states.at(-1)).toBe("Connected");
    wire.hangUp(new Error("lost"));
    page.turn("left");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.starts).toHaveLength(before + 1);
  });

  it("a page opened in the background connects when it is shown", async () => {
    page.now = "hidden";
    const hub = make();
    expect(hub.start()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([hub.state, wire.starts.length]).toEqual(["Disconnected", 0]);
    page.turn("visible");
    await settle();
    expect(hub.state).toBe("Connected");
  });

  it("shown while it is Disconnecting, it connects again", async () => {
    const hub = await connected();
    page.turn("left");
    expect(hub.state).toBe("Disconnecting");
    page.turn("visible");
    await settle();
    expect(states).toEqual(["Disconnecting", "Disconnected", "Connecting", "Connected"]);
  });
});

it("hears the server's events, also after a reconnect", async () => {
  const heard: unknown[] = [];
  await connected({ events: { traffic: (message) => heard.push(message) } });
  wire.say({ type: 1, target: "Traffic", arguments: [{ connectedCount: 1 }] });
  wire.hangUp(new Error("lost"));
  await vi.advanceTimersByTimeAsync(5000);
  wire.say({ type: 1, target: "traffic", arguments: [{ connectedCount: 2 }] });
  expect(heard).toEqual([{ connectedCount: 1 }, { connectedCount: 2 }]);
});
