/** A restart of the whole server under two thousand clients: when they are back, how they spread, what pages feel of it. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "../report.ts";
import type { Progress } from "./restart-clients.ts";

const CLIENTS = 2_000;
const PAGE = "/btc";
const PAGE_EVERY_MS = 25;
const BEFORE_MS = 4_000;
const PATIENCE_MS = 60_000;
const GOAL_BACK_S = 30;
/** Of 2,000 that come back over 10 s, 200 do in a second; as many again that came while the server was away. */
const GOAL_BUSIEST = 500;
const GOAL_PAGE_MS = 100;

interface Visit {
  readonly at: number;
  readonly ms: number;
  /** undefined: nobody answered. */
  readonly status: number | undefined;
}

/** @param root the checkout; its portal must be built. */
export async function restartLines(root: string): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-restart-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let clients: ChildProcess | undefined;
  const stop = new AbortController();
  try {
    server = await startServer(root, { PORT: String(port), DATA_DIR: dataDir });
    clients = fork(join(root, "bench/src/hub/restart-clients.ts"), [address, String(CLIENTS)], { execArgv: [] });
    await progress(clients, ({ connected }) => connected === CLIENTS);
    const visits = visit(address + PAGE, stop.signal);
    await sleep(BEFORE_MS);

    const asked = performance.now();
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    const gone = performance.now();
    server = await startServer(root, { PORT: String(port), DATA_DIR: dataDir });
    const ready = performance.now();
    const { backAt, lost } = await progress(clients, ({ connected, backAt: back }) => connected === CLIENTS && back.length >= CLIENTS);
    const back = performance.now();
    stop.abort();
    if (lost !== CLIENTS) throw new Error(`${lost} connections were lost instead of ${CLIENTS}: some came back twice.`);
    return report({ backAt, visits: await visits, asked, gone, ready, back });
  } finally {
    stop.abort();
    clients?.kill("SIGKILL");
    await endServer(server);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function report(seen: {
  readonly backAt: readonly number[];
  readonly visits: readonly Visit[];
  readonly asked: number;
  readonly gone: number;
  readonly ready: number;
  readonly back: number;
}): Line[] {
  const { backAt, visits, asked, gone, ready, back } = seen;
  const last = Math.max(...backAt) / 1000;
  const perSecondBack = new Map<number, number>();
  for (const at of backAt) perSecondBack.set(Math.floor(at / 1000), (perSecondBack.get(Math.floor(at / 1000)) ?? 0) + 1);
  const busiest = Math.max(...perSecondBack.values());
  const before = visits.filter(({ at }) => at < asked);
  const after = visits.filter(({ at }) => at > ready && at < back);
  const failed = after.filter(({ status }) => status !== 200).length;
  const page = p99(after);
  return [
    {
      what: `hub: restart under ${CLIENTS.toLocaleString("en")} clients, the last is back after`,
      ours: `${last.toFixed(1)} s`,
      goal: `≤ ${GOAL_BACK_S} s`,
      met: last <= GOAL_BACK_S,
    },
    { what: "  most in one second", ours: String(busiest), goal: `≤ ${GOAL_BUSIEST}`, met: busiest <= GOAL_BUSIEST },
    {
      what: "  server: to stop, and to be ready again",
      ours: `${((gone - asked) / 1000).toFixed(1)} + ${((ready - gone) / 1000).toFixed(1)} s`,
    },
    {
      what: `  p99 of ${after.length} pages while they come back (beside: before)`,
      ours: `${page.toFixed(1)} ms`,
      beside: `${p99(before).toFixed(1)} ms`,
      goal: `≤ ${GOAL_PAGE_MS} ms`,
      met: page <= GOAL_PAGE_MS,
    },
    { what: "  pages not answered with 200 meanwhile", ours: String(failed), goal: "0", met: failed === 0 },
  ];
}

function p99(visits: readonly Visit[]): number {
  const sorted = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

async function visit(url: string, signal: AbortSignal): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (!signal.aborted) {
    const at = performance.now();
    const status = await fetch(url)
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => undefined);
    visits.push({ at, ms: performance.now() - at, status });
    await sleep(PAGE_EVERY_MS);
  }
  return visits;
}

/** The whole server, as `npm start` leaves it; resolves when it is ready. */
async function startServer(root: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--conditions=@portal/source", join(root, "apps/server/src/main.ts")], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", LOG_LEVEL: "warn", HUB_MAX_CONNECTIONS_PER_ADDRESS: "10000", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = new Promise<ChildProcess>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Portal ready")) resolve(child);
    });
    child.on("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready; is the portal built?`)));
  });
  return ready;
}

async function endServer(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** The first report of the clients that is enough. */
function progress(clients: ChildProcess, enough: (progress: Progress) => boolean): Promise<Progress> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not all clients were connected after ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
    const look = (now: Progress): void => {
      if (!enough(now)) return;
      clearTimeout(late);
      clients.off("message", look);
      resolve(now);
    };
    clients.on("message", look);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
