/** What a flood takes, each part in a process of its own: the server, well-behaved clients, attackers. The argument says which. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { createHubServer, defineHub, type HubContext } from "@portal/hub";
import { WebSocket } from "ws";

const RECORD_END = "\u001e";
const HELLO = `{"protocol":"json","version":1}${RECORD_END}`;
const CLIENTS = 200;
/** Between two calls of a client. */
const CALL_MS = 100;
const ATTACKERS_OF_A_KIND = 4;
/** An attacker that was cut comes again after this. */
const RETURN_MS = 1_000;
/** An attacker that no one cuts gives up after this. */
const TIMEOUT_MS = 20_000;

/** Latencies since the last question, in milliseconds. */
export interface Latency {
  readonly p99: number;
  readonly count: number;
}

/** What became of the attackers of one kind that the server let in, and the longest that one stayed, in milliseconds. */
export interface Fate {
  cut: number;
  spared: number;
  longest: number;
}

/** @param id undefined where no answer is wanted */
const invocation = (id: string | undefined, target: string, ...args: readonly string[]): string =>
  JSON.stringify({ type: 1, invocationId: id, target, arguments: args }) + RECORD_END;

/** What attackers say every few milliseconds until they are cut; who never reads asks for much. */
const attacks: Readonly<Record<string, string>> = {
  garbage: `{"type":1,"target":${RECORD_END}`,
  "an oversize message": invocation(undefined, "Echo", "x".repeat(100_000)),
  "a message without end": "x".repeat(4_096),
  "messages without end": `{"type":6}${RECORD_END}`.repeat(200),
  // No faster than the server lets a client send: it must be cut for not reading.
  "never reads": invocation(undefined, "Feed").repeat(4),
};

function serve(): void {
  const fates: Record<string, Fate> = {};
  const filling = "x".repeat(8_192);
  const hub = defineHub({
    methods: {
      Echo: (_: HubContext, value: unknown) => value,
      Feed: ({ clients }: HubContext) => clients.caller.send("feed", filling),
    },
    onConnected: ({ items }) => void items.set("since", performance.now()),
    onDisconnected: ({ headers, items }, error) => {
      const kind = headers["x-attack"];
      if (typeof kind !== "string") return;
      const fate = (fates[kind] ??= { cut: 0, spared: 0, longest: 0 });
      if (error && !error.message.includes("closed with code")) fate.cut += 1;
      else fate.spared += 1;
      fate.longest = Math.max(fate.longest, performance.now() - Number(items.get("since")));
    },
  });
  const served = createHubServer({ hub, path: "/hub" });
  const http = createServer((request, response) => served.handleRequest(request, response));
  http.on("upgrade", (request, socket, head) => served.handleUpgrade(request, socket, head));
  http.listen(0, "127.0.0.1", () => process.send?.((http.address() as AddressInfo).port));
  process.on("message", () => process.send?.(fates));
}

const connect = (port: string, headers: Readonly<Record<string, string>>): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/hub`, { perMessageDeflate: false, headers });

/** Clients that call at an even pace. Answers each message with the latencies since the one before. */
async function visit(port: string): Promise<void> {
  let latencies: number[] = [];
  const visitor = async (start: number): Promise<void> => {
    const socket = connect(port, {});
    const sent = new Map<string, number>();
    socket.on("message", (data) => {
      const id = /"invocationId":"(\d+)"/.exec((data as Buffer).toString())?.[1] ?? "";
      const since = sent.get(id);
      if (since !== undefined && sent.delete(id)) latencies.push(performance.now() - since);
    });
    socket.on("close", (code) => fail(`The server closed a well-behaved client with ${code}.`));
    await new Promise((resolve) => socket.on("open", resolve));
    socket.send(HELLO);
    await sleep(start);
    let calls = 0;
    setInterval(() => {
      const id = String((calls += 1));
      sent.set(id, performance.now());
      socket.send(invocation(id, "Echo", "xin chào"));
    }, CALL_MS);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => visitor((index * CALL_MS) / CLIENTS)));
  process.on("message", () => {
    const sorted = latencies.toSorted((a, b) => a - b);
    latencies = [];
    process.send?.({ p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, count: sorted.length } satisfies Latency);
  });
  process.send?.("ready");
}

/** Attacks from the first message to the second, and so on. Says when all attackers are gone. */
function attack(port: string): void {
  // The attackers' machine is not the server's: their own work must not take its time.
  setPriority(19);
  const attacker = async (kind: string, words: string, stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      const socket = connect(port, { "x-attack": kind });
      // To be cut is what is expected.
      socket.on("error", () => {});
      await new Promise((resolve) => socket.on("open", resolve).on("close", resolve));
      if (kind === "never reads") socket.pause();
      const until = performance.now() + TIMEOUT_MS;
      for (socket.send(HELLO); socket.readyState === WebSocket.OPEN && performance.now() < until; await sleep(5)) socket.send(words);
      socket.terminate();
      await sleep(RETURN_MS);
    }
  };
  let stop: AbortController | undefined;
  let running: Promise<void>[] = [];
  process.on("message", () => {
    if (stop) {
      stop.abort();
      stop = undefined;
      return void Promise.all(running).then(() => process.send?.("gone"));
    }
    const { signal } = (stop = new AbortController());
    running = Object.entries(attacks).flatMap(([kind, words]) =>
      Array.from({ length: ATTACKERS_OF_A_KIND }, () => attacker(kind, words, signal)),
    );
  });
  process.send?.("ready");
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

const parts = new Map<string, (port: string) => unknown>([
  ["serve", serve],
  ["visit", visit],
  ["attack", attack],
]);
const [part = "", port = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
parts.get(part)?.(port);
