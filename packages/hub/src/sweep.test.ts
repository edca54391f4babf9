import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HubConnection } from "./hub-connection.ts";
import { fakeHost, FakeClient } from "./fake-client.ts";
import { Sweep } from "./sweep.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PING = { type: 6 };

test("a client that sends no handshake is refused after 15 s", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const client = new FakeClient(host);
  vi.advanceTimersByTime(15_000);
  expect(client.ended).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(client.heard).toEqual([{ error: "Handshake was canceled." }]);
  expect(client.ended).toBe(1002);
});

test("a client that was told nothing for 15 s gets a ping; one that was told something does not", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const [quiet, told] = [FakeClient.greeted(host), FakeClient.greeted(host)];
  vi.advanceTimersByTime(10_000);
  host.router.send({ kind: "connections", ids: [told.connection.id] }, "news", []);
  vi.advanceTimersByTime(5_000);
  expect(quiet.heard).toEqual([PING]);
  expect(told.heard).toEqual([{ type: 1, target: "news", arguments: [] }]);
  vi.advanceTimersByTime(10_000);
  expect(told.heard.at(-1)).toEqual(PING);
});

test("a client that says nothing for 30 s is closed; one that pings is not", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const [silent, alive] = [FakeClient.greeted(host), FakeClient.greeted(host)];
  vi.advanceTimersByTime(20_000);
  alive.say(PING);
  vi.advanceTimersByTime(10_000);
  expect(silent.ended).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(silent.heard.at(-1)).toMatchObject({ type: 7, error: expect.stringContaining("timeout") });
  expect(silent.ended).toBe(1001);
  expect(alive.ended).toBeUndefined();
});

test("a client that may not send at the moment is not taken for gone", async () => {
  const host = fakeHost({ methods: { Wait: () => new Promise(() => {}) } }, { limits: { callsPerConnection: 1 } });
  new Sweep(host).wake();
  const client = FakeClient.greeted(host);
  for (let index = 0; index < 100; index++) client.say({ type: 1, target: "Wait", arguments: ["x".repeat(10_000)] });
  expect(client.paused).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(client.ended).toBeUndefined();
});

test("long polling needs no pings and no client's word: its polls speak for it", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const client = FakeClient.greeted(host, { name: "LongPolling" });
  vi.advanceTimersByTime(120_000);
  expect(client.heard).toEqual([]);
  expect(client.ended).toBeUndefined();
});

test("a connection is closed when its token expires, and its client may come again", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const client = FakeClient.greeted(host, { user: { id: "lan", expiresAt: Date.now() + 5_000, claims: {} } });
  vi.advanceTimersByTime(4_000);
  expect(client.heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(client.heard).toEqual([{ type: 7, error: "Authentication expired.", allowReconnect: true }]);
});

test("who negotiated and never came is forgotten after 15 s", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  host.registry.add("address", () => new HubConnection(host, "id", "token", "address", undefined));
  vi.advanceTimersByTime(15_000);
  expect(host.registry.find("token")).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(host.registry.find("token")).toBeUndefined();
  expect(host.registry.connections.size).toBe(0);
});

test("without connections no timer runs", () => {
  const host = fakeHost();
  new Sweep(host).wake();
  const client = FakeClient.greeted(host);
  expect(vi.getTimerCount()).toBe(1);
  client.connection.lost(undefined);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
