/** Ten thousand idle connections: memory for each, CPU for each broadcast, beside socket.io on the same work. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import type { Measure, Question } from "./serve.ts";

const CONNECTIONS = 10_000;
const CLIENT_PROCESSES = 5;
const BROADCASTS = 20;
/** As the portal does it: at most four a second. */
const BROADCAST_MS = 250;
const HEALTH_MS = 20;
const GOAL_MEMORY = 0.5;
const GOAL_HEALTH_MS = 100;

interface Cost {
  readonly bytes: number;
  /** Milliseconds of CPU. */
  readonly broadcast: number;
  /** Slowest health answer in milliseconds while broadcasting. */
  readonly health: number;
}

export async function idleLines(): Promise<Line[]> {
  const ours = await cost("ours", "hub/server-ours.cjs");
  const theirs = await cost("socket.io", "hub/server-socket-io.cjs");
  const memory = ours.bytes / theirs.bytes;
  return [
    {
      what: `hub: ${CONNECTIONS.toLocaleString("en")} idle connections, memory for each (beside: socket.io)`,
      ours: kilobytes(ours.bytes),
      beside: kilobytes(theirs.bytes),
    },
    { what: "  memory beside socket.io", ours: memory.toFixed(2), goal: `≤ ${GOAL_MEMORY}`, met: memory <= GOAL_MEMORY },
    {
      what: "  CPU of a broadcast to all",
      ours: milliseconds(ours.broadcast),
      beside: milliseconds(theirs.broadcast),
      goal: "no more",
      met: ours.broadcast <= theirs.broadcast,
    },
    {
      what: "  slowest health answer meanwhile",
      ours: milliseconds(ours.health),
      beside: milliseconds(theirs.health),
      goal: `≤ ${GOAL_HEALTH_MS} ms`,
      met: ours.health <= GOAL_HEALTH_MS,
    },
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

async function cost(name: string, server: string): Promise<Cost> {
  const host = fork(built(server), { execArgv: ["--expose-gc"] });
  const clients: ChildProcess[] = [];
  try {
    const [first] = (await once(host, "message")) as [Measure];
    const before = await held(host);
    for (let index = 0; index < CLIENT_PROCESSES; index += 1) {
      const client = fork(built("hub/clients.cjs"), [name, String(first.port), String(CONNECTIONS / CLIENT_PROCESSES)]);
      clients.push(client);
      await once(client, "message");
    }
    await sleep(2_000);
    const idle = await held(host);
    if (idle.connections !== CONNECTIONS) throw new Error(`${name} holds ${idle.connections} connections instead of ${CONNECTIONS}.`);
    const stop = new AbortController();
    const health = slowestHealth(first.port, stop.signal);
    const broadcasts: number[] = [];
    for (let index = 0; index < BROADCASTS; index += 1) {
      const since = (await measure(host)).cpu;
      ask(host, "broadcast");
      await sleep(BROADCAST_MS);
      broadcasts.push((await measure(host)).cpu - since);
    }
    stop.abort();
    const received = (await Promise.all(clients.map(receivedBy))).reduce((sum, count) => sum + count, 0);
    if (received !== CONNECTIONS * BROADCASTS) throw new Error(`${name} delivered ${received} messages of ${CONNECTIONS * BROADCASTS}.`);
    return { bytes: (idle.rss - before.rss) / CONNECTIONS, broadcast: median(broadcasts) / 1000, health: await health };
  } finally {
    for (const child of [...clients, host]) child.kill("SIGKILL");
  }
}

/** Beside the bundle that this is part of. */
const built = (file: string): string => join(__dirname, file);

function ask(host: ChildProcess, question: Question): void {
  host.send(question);
}

async function measure(host: ChildProcess): Promise<Measure> {
  ask(host, "measure");
  const [answer] = (await once(host, "message")) as [Measure];
  return answer;
}

/** What remains when the garbage is gone. */
async function held(host: ChildProcess): Promise<Measure> {
  for (let round = 0; round < 3; round += 1) ask(host, "collect");
  return measure(host);
}

async function receivedBy(client: ChildProcess): Promise<number> {
  client.send("count");
  const [count] = (await once(client, "message")) as [number];
  return count;
}

async function slowestHealth(port: number, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    const since = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - since);
    await sleep(HEALTH_MS);
  }
  return slowest;
}
