/** A hub with the usual methods of a SignalR test hub, named as those of the ASP.NET Core functional tests where they have one. */
import { setTimeout as sleep } from "node:timers/promises";
import { defineHub } from "../define-hub.ts";
import { type Hub, type HubContext, HubError } from "../hub.ts";

const WATCHERS = "watchers";

/** Header in which a test site hands on the query's `numRedirects`: a hub sees headers, and no address. */
export const NUM_REDIRECTS = "x-num-redirects";

const header = ({ headers }: HubContext, name: string): string | null => {
  const value = headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
};

const cookie = (context: HubContext, name: string): string | null => {
  const pairs = (header(context, "cookie") ?? "").split("; ").map((pair) => pair.split("="));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};

/** An error as .NET names it, which clients read where errors are detailed. */
function invalidOperation(message: string): Error {
  return Object.assign(new Error(message), { name: "InvalidOperationException" });
}

async function abortOf(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}

async function* emptyUntil(signal: AbortSignal): AsyncGenerator<never> {
  yield* [];
  await abortOf(signal);
}

async function concat(stream: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const item of stream) all += item;
  return all;
}

/** What methods answer and throw. */
const calls = {
  Echo: (_: HubContext, value: unknown) => value,
  EchoComplexObject: (_: HubContext, value: unknown) => value,
  DoNothing: () => undefined,
  ReturnNull: () => null,
  ThrowException: (_: HubContext, message: string) => {
    throw invalidOperation(message);
  },
  ThrowHubException: (_: HubContext, message: string) => {
    throw new HubError(message);
  },
  SendComplexObject: () => ({
    ByteArray: "AQID",
    DateTime: "2000-01-01T00:00:00Z",
    Guid: "00010203-0405-0607-0706-050403020100",
    IntArray: [1, 2, 3],
    String: "hello world",
  }),
  /** Adds to what this connection keeps; the answer is all of it. */
  Remember: ({ items }: HubContext, value: unknown) => {
    const kept = [...((items.get("kept") as unknown[] | undefined) ?? []), value];
    items.set("kept", kept);
    return kept;
  },
  Recall: ({ items }: HubContext) => items.get("kept") ?? [],
  Delay: async (_: HubContext, ms: number, value: unknown) => {
    await sleep(ms);
    return value;
  },
  /** Ends only when it is cancelled. */
  WaitForCancel: async ({ cancelled }: HubContext) => {
    await abortOf(cancelled);
    return "cancelled";
  },
  Abort: (context: HubContext) => context.abort(),
} as const;

const streams = {
  Stream: () => ["a", "b", "c"].values(),
  EmptyStream: () => [].values(),
  async *Counter(_: HubContext, count: number) {
    for (let item = 0; item < count; item += 1) {
      if (item % 100 === 99) await sleep(1);
      yield item;
    }
  },
  StreamThrowException: (_: HubContext, message: string) => {
    throw invalidOperation(message);
  },
  async *StreamThenThrow(_: HubContext, count: number, message: string) {
    await sleep(0);
    for (let item = 0; item < count; item += 1) yield item;
    throw new HubError(message);
  },
  /** A stream without items; sends its caller an event when it is cancelled. */
  InfiniteStream: ({ cancelled, clients }: HubContext) => {
    cancelled.addEventListener("abort", () => clients.caller.send("StreamCanceled"), { once: true });
    return emptyUntil(cancelled);
  },
  /** The same as a generator, of which nothing runs before its first item is asked for. */
  async *InfiniteGenerator({ cancelled, clients }: HubContext): AsyncGenerator<never> {
    yield* emptyUntil(cancelled);
    clients.caller.send("StreamCanceled");
  },
  /** Counts until no one listens. */
  async *Ticks({ cancelled }: HubContext, ms: number) {
    for (let tick = 0; !cancelled.aborted; tick += 1) {
      yield tick;
      await sleep(ms);
    }
  },
  StreamingConcat: (_: HubContext, stream: AsyncIterable<string>) => concat(stream),
  ConcatAfter: async (_: HubContext, prefix: string, stream: AsyncIterable<string>) => prefix + (await concat(stream)),
  ConcatBoth: async (_: HubContext, separator: string, first: AsyncIterable<string>, second: AsyncIterable<string>) =>
    (await concat(first)) + separator + (await concat(second)),
  ConcatAndNotify: async ({ clients }: HubContext, stream: AsyncIterable<string>) => clients.caller.send("Notified", await concat(stream)),
  /** Reads one item of a stream and answers. */
  TakeOne: async (_: HubContext, stream: AsyncIterable<unknown>) => {
    for await (const item of stream) return item;
    return null;
  },
  async *StreamEcho(_: HubContext, stream: AsyncIterable<unknown>) {
    yield* stream;
  },
} as const;

/** How far streams went, for those who ask by connection id. */
function progress() {
  const produced = new Map<string, number>();
  return {
    /** Items of a kilobyte without end, made as fast as they are taken. */
    async *Produce({ cancelled, connectionId }: HubContext) {
      const filling = "x".repeat(1_024);
      for (let count = 1; !cancelled.aborted; count += 1) {
        produced.set(connectionId, count);
        yield filling;
      }
    },
    Produced: (_: HubContext, connectionId: string) => produced.get(connectionId) ?? 0,
    /** Reads a stream with a pause before each item. The answer is how many there were. */
    CountSlowly: async (_: HubContext, ms: number, stream: AsyncIterable<unknown>) => {
      let count = 0;
      for await (const item of stream) {
        if (item !== undefined) count += 1;
        await sleep(ms);
      }
      return count;
    },
  };
}

/** What methods know of their caller. */
const about = {
  GetActiveTransportName: ({ transport }: HubContext) => transport,
  GetContentTypeHeader: (context: HubContext) => header(context, "content-type"),
  GetHeader: header,
  GetCookie: cookie,
  GetCallerConnectionId: ({ connectionId }: HubContext) => connectionId,
  /** As the test site's redirects count themselves in the address. */
  GetNumRedirects: (context: HubContext) => Number(header(context, NUM_REDIRECTS)),
  GetUserId: ({ user }: HubContext) => user?.id ?? null,
  GetAddress: ({ address }: HubContext) => address,
} as const;

/** Whom methods send to, and whom they ask. */
const sends = {
  InvokeWithString: ({ clients }: HubContext, message: string) => clients.caller.send("Message", message),
  SendCustomObject: ({ clients }: HubContext, value: unknown) => clients.caller.send("CustomObject", value),
  SendToCaller: ({ clients }: HubContext, event: string, ...args: unknown[]) => clients.caller.send(event, ...args),
  SendToAll: ({ clients }: HubContext, event: string, ...args: unknown[]) => clients.all.send(event, ...args),
  SendToOthers: ({ clients }: HubContext, event: string, ...args: unknown[]) => clients.others.send(event, ...args),
  SendToClient: ({ clients }: HubContext, id: string, event: string, ...args: unknown[]) => clients.client(id).send(event, ...args),
  SendToUser: ({ clients }: HubContext, id: string, event: string, ...args: unknown[]) => clients.user(id).send(event, ...args),
  SendToGroup: ({ clients }: HubContext, group: string, event: string, ...args: unknown[]) => clients.group(group).send(event, ...args),
  SendToOthersInGroup: ({ clients }: HubContext, group: string, event: string, ...args: unknown[]) =>
    clients.othersInGroup(group).send(event, ...args),
  JoinGroup: ({ groups }: HubContext, group: string) => groups.add(group),
  LeaveGroup: ({ groups }: HubContext, group: string) => groups.remove(group),
  /** Sends the caller many numbered messages with so many characters each. */
  SendMany: ({ clients }: HubContext, count: number, length: number) => {
    const filling = "x".repeat(length);
    for (let number = 0; number < count; number += 1) clients.caller.send("Numbered", number, filling);
  },
  InvokeClientResult: ({ clients }: HubContext, method: string, ...args: unknown[]) => clients.caller.invoke(method, args),
  InvokeOtherClientResult: ({ clients }: HubContext, id: string, method: string, ...args: unknown[]) =>
    clients.client(id).invoke(method, args),
  /** From now on the caller gets "Connected" and "Disconnected" of all others. */
  Watch: ({ groups }: HubContext) => groups.add(WATCHERS),
} as const;

/** A hub that no client can use, since it fails when one connects. */
export function createUncreatableHub(): Hub {
  const message = "Unable to resolve service for type 'System.Object' while attempting to activate 'FunctionalTests.UncreatableHub'.";
  return defineHub({ methods: {}, onConnected: () => Promise.reject(invalidOperation(message)) });
}

/** A hub of its own for each server. */
export function createTestHub(): Hub {
  return defineHub({
    methods: { ...calls, ...streams, ...progress(), ...about, ...sends },
    onConnected: ({ clients, connectionId }) => clients.group(WATCHERS).send("Connected", connectionId),
    onDisconnected: ({ clients, connectionId }, error) =>
      clients.group(WATCHERS).send("Disconnected", connectionId, error === undefined ? null : error.message),
  });
}
