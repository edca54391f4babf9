import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HubConnection } from "./hub-connection.ts";
import { fakeRuntime, FakeClient } from "./testing/fake-client.ts";
import { TimeoutChecker } from "./timeout-checker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PING = { type: 6 };

test("a client that sends no handshake is refused after 15 s", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const client = new FakeClient(runtime);
  vi.advanceTimersByTime(15_000);
  expect(client.ended).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(client.received).toEqual([{ error: "Handshake was canceled." }]);
  expect(client.ended).toBe(1002);
});

test("a client that was sent nothing for 15 s gets a ping; one that was sent something does not", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const [quiet, served] = [FakeClient.connected(runtime), FakeClient.connected(runtime)];
  vi.advanceTimersByTime(10_000);
  runtime.router.send({ kind: "connections", ids: [served.connection.id] }, "news", []);
  vi.advanceTimersByTime(5_000);
  expect(quiet.received).toEqual([PING]);
  expect(served.received).toEqual([{ type: 1, target: "news", arguments: [] }]);
  vi.advanceTimersByTime(10_000);
  expect(served.received.at(-1)).toEqual(PING);
});

test("a client that sends nothing for 30 s is closed; one that pings is not", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const [silent, alive] = [FakeClient.connected(runtime), FakeClient.connected(runtime)];
  vi.advanceTimersByTime(20_000);
  alive.sendToServer(PING);
  vi.advanceTimersByTime(10_000);
  expect(silent.ended).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  expect(silent.received.at(-1)).toMatchObject({ type: 7, error: expect.stringContaining("timeout") });
  expect(silent.ended).toBe(1001);
  expect(alive.ended).toBeUndefined();
});

test("a client that may not send at the moment is not taken for gone", async () => {
  const runtime = fakeRuntime({ methods: { Wait: () => new Promise(() => {}) } }, { limits: { callsPerConnection: 1 } });
  new TimeoutChecker(runtime).start();
  const client = FakeClient.connected(runtime);
  for (let index = 0; index < 100; index++) client.sendToServer({ type: 1, target: "Wait", arguments: ["x".repeat(10_000)] });
  expect(client.paused).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(client.ended).toBeUndefined();
});

test("long polling needs no pings and no client's word: its polls speak for it", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const client = FakeClient.connected(runtime, { name: "LongPolling" });
  vi.advanceTimersByTime(120_000);
  expect(client.received).toEqual([]);
  expect(client.ended).toBeUndefined();
});

test("a connection is closed when its token expires, and its client may come again", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const client = FakeClient.connected(runtime, { user: { id: "lan", expiresAt: Date.now() + 5_000, claims: {} } });
  vi.advanceTimersByTime(4_000);
  expect(client.received).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(client.received).toEqual([{ type: 7, error: "Authentication expired.", allowReconnect: true }]);
});

test("who negotiated and never came is forgotten after 15 s", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  runtime.store.add("address", () => new HubConnection(runtime, "id", "token", "address", undefined));
  vi.advanceTimersByTime(15_000);
  expect(runtime.store.find("token")).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(runtime.store.find("token")).toBeUndefined();
  expect(runtime.store.connections.size).toBe(0);
});

test("without connections no timer runs", () => {
  const runtime = fakeRuntime();
  new TimeoutChecker(runtime).start();
  const client = FakeClient.connected(runtime);
  expect(vi.getTimerCount()).toBe(1);
  client.connection.transportClosed(undefined);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
