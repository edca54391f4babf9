import { expect, test, vi } from "vitest";
import type { HubContext } from "./hub.ts";
import { fakeRuntime, FakeClient } from "./testing/fake-client.ts";

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const call = (invocationId: string | undefined, target: string, args: readonly unknown[] = [], more = {}) => ({
  type: 1,
  invocationId,
  target,
  arguments: args,
  ...more,
});

test("calls beyond the limit wait for their turn, in order, and are all made", async () => {
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const runtime = fakeRuntime(
    {
      methods: {
        Work: async (_: HubContext, number: number) => {
          order.push(number);
          most = Math.max(most, ++running);
          await settled();
          running--;
        },
      },
    },
    { limits: { callsPerConnection: 2 } },
  );
  const client = FakeClient.connected(runtime);
  client.sendToServer(...Array.from({ length: 10 }, (_, number) => call(number % 2 === 0 ? String(number) : undefined, "work", [number])));
  await vi.waitFor(() => expect(client.received).toHaveLength(5), 60_000);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(2);
});

test("a stream that is cancelled while it waits is completed and never made", async () => {
  const made = vi.fn(() => [1, 2].values());
  const { promise, resolve } = Promise.withResolvers<void>();
  const runtime = fakeRuntime({ methods: { Wait: () => promise, Stream: made } }, { limits: { callsPerConnection: 1 } });
  const client = FakeClient.connected(runtime);
  client.sendToServer(call("1", "Wait"), { ...call("2", "Stream"), type: 4 }, { type: 5, invocationId: "2" });
  expect(client.received).toEqual([{ type: 3, invocationId: "2" }]);
  resolve();
  await settled();
  expect(client.received.at(-1)).toEqual({ type: 3, invocationId: "1" });
  expect(made).not.toHaveBeenCalled();
});

test.each(["in the same piece", "before the method gave its stream"])(
  "a stream that is cancelled at once is entered all the same, and sees that it was cancelled: %s",
  async (when) => {
    const entered: boolean[] = [];
    const runtime = fakeRuntime({
      methods: {
        async *Endless({ cancelled, clients }: HubContext) {
          entered.push(cancelled.aborted);
          try {
            for (let item = 0; ; item++) yield item;
          } finally {
            clients.caller.send("StreamCanceled");
          }
        },
      },
    });
    const client = FakeClient.connected(runtime);
    const [start, cancel] = [
      { ...call("1", "Endless"), type: 4 },
      { type: 5, invocationId: "1" },
    ];
    if (when === "in the same piece") client.sendToServer(start, cancel);
    else {
      client.sendToServer(start);
      client.sendToServer(cancel);
    }
    await settled();
    expect(entered).toEqual([true]);
    expect(client.received).toEqual([
      { type: 3, invocationId: "1" },
      { type: 1, target: "StreamCanceled", arguments: [] },
    ]);
  },
);

test("a stream whose client left at once is entered and ended too, and what it throws then is no failure", async () => {
  const entered = vi.fn();
  const error = vi.fn();
  const runtime = fakeRuntime(
    {
      methods: {
        async *Stream() {
          entered();
          yield* [];
          throw new Error("too late");
        },
      },
    },
    { log: { debug: () => {}, warn: () => {}, error } },
  );
  const client = FakeClient.connected(runtime);
  client.sendToServer({ ...call("1", "Stream"), type: 4 });
  client.connection.transportClosed(undefined);
  await settled();
  expect(entered).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ["too many arguments", ["a", "b"], ["s"], "2 arguments and 1 stream"],
  ["too few", [], ["s"], "0 arguments and 1 stream"],
  ["too many streams", ["a"], ["s", "t"], "1 argument and 2 streams"],
])("a stream's place is taken by nothing else: a call with %s is refused", async (_, args, streamIds, sent) => {
  const made = vi.fn();
  const runtime = fakeRuntime({ methods: { Read: (_: HubContext, prefix: string, items: AsyncIterable<unknown>) => made(prefix, items) } });
  const client = FakeClient.connected(runtime);
  client.sendToServer(call("1", "Read", args, { streamIds }));
  await settled();
  expect(client.received).toEqual([
    {
      type: 3,
      invocationId: "1",
      error: expect.stringContaining(`HubException: The method takes 2 arguments and streams in all; the call has ${sent}.`) as string,
    },
  ]);
  expect(made).not.toHaveBeenCalled();
  // What the client streams for it is ignored, and the ids are free again.
  client.sendToServer({ type: 2, invocationId: "s", item: 1 }, call("2", "Read", ["a"], { streamIds: ["s"] }));
  await settled();
  expect(made).toHaveBeenCalledOnce();
});

test("a client that streams ahead of its reader must stop, and goes on when half is read", async () => {
  const taken: unknown[] = [];
  let go: () => void = () => {};
  const runtime = fakeRuntime(
    {
      methods: {
        Read: async (_: HubContext, items: AsyncIterable<unknown>) => {
          await new Promise<void>((resolve) => (go = resolve));
          for await (const item of items) taken.push(item);
          return taken.length;
        },
      },
    },
    { limits: { messageBytes: 2_000, receiveBufferBytes: 10_000 } },
  );
  const client = FakeClient.connected(runtime);
  client.sendToServer(call("1", "Read", [], { streamIds: ["s"] }));
  for (let index = 0; index < 9; index++) client.sendToServer({ type: 2, invocationId: "s", item: "x".repeat(1_000) });
  expect(client.paused).toBe(false);
  for (let index = 0; index < 3; index++) client.sendToServer({ type: 2, invocationId: "s", item: "x".repeat(1_000) });
  expect(client.paused).toBe(true);
  go();
  await settled();
  expect(client.paused).toBe(false);
  client.sendToServer({ type: 3, invocationId: "s" });
  await settled();
  expect(client.received).toEqual([{ type: 3, invocationId: "1", result: 12 }]);
});

test("a stream waits while its client has much to read, and goes on after", async () => {
  let made = 0;
  const runtime = fakeRuntime({
    methods: {
      *Stream() {
        for (; made < 1_000; made++) yield made;
      },
    },
  });
  const client = FakeClient.connected(runtime);
  client.bufferedBytes = 100_000;
  client.sendToServer({ ...call("1", "Stream"), type: 4 });
  await settled();
  expect(client.received).toHaveLength(1);
  client.drain();
  await vi.waitFor(() => expect(client.received).toHaveLength(1_001), 60_000);
  expect(client.received.at(-1)).toEqual({ type: 3, invocationId: "1" });
});

test("a stream that never waits for anything lets others have their turn, and can be cancelled", async () => {
  let closed = false;
  const runtime = fakeRuntime({
    methods: {
      async *Endless() {
        try {
          for (let item = 0; ; item++) yield item;
        } finally {
          closed = true;
        }
      },
    },
  });
  const client = FakeClient.connected(runtime);
  client.sendToServer({ ...call("1", "Endless"), type: 4 });
  await settled();
  expect(client.received.length).toBeGreaterThan(0);
  client.sendToServer({ type: 5, invocationId: "1" });
  const count = client.received.length;
  expect(client.received.at(-1)).toEqual({ type: 3, invocationId: "1" });
  await settled();
  expect(client.received).toHaveLength(count);
  expect(closed).toBe(true);
});

test("a connection that ends ends its streams, both ways, and what was asked of its client", async () => {
  const ends: string[] = [];
  const runtime = fakeRuntime({
    methods: {
      async *Stream({ cancelled }: HubContext) {
        try {
          await new Promise((resolve) => cancelled.addEventListener("abort", resolve));
          yield 1;
        } finally {
          ends.push("stream");
        }
      },
      Read: async (_: HubContext, items: AsyncIterable<unknown>) => {
        try {
          for await (const item of items) ends.push(`item ${String(item)}`);
        } catch (error) {
          ends.push(`upload: ${(error as Error).message}`);
        }
      },
      Ask: ({ clients }: HubContext) => clients.caller.invoke("never", []).catch((error: Error) => ends.push(`question: ${error.message}`)),
    },
  });
  const client = FakeClient.connected(runtime);
  client.sendToServer({ ...call("1", "Stream"), type: 4 }, call("2", "Read", [], { streamIds: ["s"] }), call("3", "Ask"));
  await settled();
  client.connection.transportClosed(undefined);
  await settled();
  expect(ends.toSorted()).toEqual(["question: The client has gone.", "stream", "upload: The client has gone."]);
  expect(runtime.connections.count).toBe(0);
});

test("messages wait until onConnected has finished; it may invoke the client meanwhile", async () => {
  const order: unknown[] = [];
  const runtime = fakeRuntime({
    methods: { Say: (_: HubContext, value: unknown) => order.push(value) },
    onConnected: async ({ clients }) => order.push(await clients.caller.invoke("name", [])),
  });
  const client = new FakeClient(runtime);
  client.sendToServer({ protocol: "json", version: 1 }, call("1", "Say", ["first"]));
  expect(client.received).toEqual([{}, { type: 1, invocationId: "server-1", target: "name", arguments: [] }]);
  client.sendToServer(call("2", "Say", ["second"]), { type: 3, invocationId: "server-1", result: "Lan" });
  await settled();
  expect(order).toEqual(["Lan", "first", "second"]);
});

test("onDisconnected follows onConnected, though the client left while that ran", async () => {
  const events: string[] = [];
  const runtime = fakeRuntime({
    onConnected: async () => {
      await settled();
      events.push("connected");
    },
    onDisconnected: (_, error) => void events.push(`disconnected ${error?.message}`),
  });
  const client = FakeClient.connected(runtime);
  client.connection.transportClosed(new Error("gone"));
  await vi.waitFor(() => expect(events).toEqual(["connected", "disconnected gone"]), 60_000);
});

test("a failing onConnected closes the connection without detail", async () => {
  const onDisconnected = vi.fn();
  const runtime = fakeRuntime({ onConnected: () => Promise.reject(new Error("secret")), onDisconnected });
  const client = FakeClient.connected(runtime);
  await settled();
  expect(client.received).toEqual([{ type: 7, error: "Connection closed with an error." }]);
  expect(client.ended).toBe(1011);
  expect(onDisconnected).not.toHaveBeenCalled();
});

test("a client that sends faster than its rate for long is closed", () => {
  const runtime = fakeRuntime({}, { limits: { messagesPerSecond: 10 } });
  const client = FakeClient.connected(runtime);
  client.sendToServer(...Array.from({ length: 99 }, () => ({ type: 6 })));
  expect(client.ended).toBeUndefined();
  client.sendToServer(...Array.from({ length: 10 }, () => ({ type: 6 })));
  expect(client.ended).toBe(1008);
});

test("a client that still has more than the limit to read is cut at the next message", () => {
  const runtime = fakeRuntime({}, { limits: { sendBufferBytes: 1_000 } });
  const client = FakeClient.connected(runtime);
  client.bufferedBytes = 1_000;
  runtime.router.send({ kind: "all", except: [] }, "a", []);
  expect(client.ended).toBeUndefined();
  client.bufferedBytes = 1_001;
  runtime.router.send({ kind: "all", except: [] }, "b", []);
  expect(client.ended).toBe("terminated");
  expect(client.received).toHaveLength(1);
});

test.each([
  ["an invocation id in use", [call("1", "Wait"), call("1", "Wait")]],
  ["a stream id in use", [call("1", "Wait", [], { streamIds: ["s"] }), call("2", "Wait", [], { streamIds: ["s"] })]],
  ["a stream id twice in one call", [call("1", "Wait", [], { streamIds: ["s", "s"] })]],
])("%s breaks the protocol", (_, messages) => {
  const client = FakeClient.connected(fakeRuntime({ methods: { Wait: (_, items: unknown) => new Promise(() => items) } }));
  client.sendToServer(...messages);
  expect(client.received).toEqual([{ type: 7, error: "Connection closed with an error." }]);
  expect(client.ended).toBe(1002);
});
