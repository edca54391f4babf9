/** A restart of the whole server under two thousand clients: when they are back, how they spread, what pages feel of it. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../measure.ts";
import { endServer, freePort, startServer } from "../portal-server.ts";
import type { Line } from "../report.ts";
import type { Progress } from "./restart-clients.ts";

const CLIENTS = 2_000;
const PAGE = "/btc";
const PAGE_EVERY_MS = 25;
/** How long pages are visited after a restart without clients: as long as clients take to come back after one. */
const ALONE_MS = 11_000;
const TIMEOUT_MS = 60_000;
const GOAL_BACK_S = 30;
/** Of 2,000 that come back over 10 s, 200 do in a second; as many again that came while the server was away. */
const GOAL_BUSIEST = 500;
/** Times as long as after a restart without clients. */
const GOAL_PAGE = 2;

interface Visit {
  readonly ms: number;
  /** undefined: no one answered. */
  readonly status: number | undefined;
}

/** @param root the checkout; its portal must be built. */
export async function restartLines(root: string): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-restart-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = (): Promise<ChildProcess> =>
    startServer(root, { PORT: String(port), DATA_DIR: dataDir, HUB_MAX_CONNECTIONS_PER_ADDRESS: "10000" });
  let server: ChildProcess | undefined;
  let clients: ChildProcess | undefined;
  try {
    await endServer(await start()); // makes its database
    server = await start();
    const alone = await visitFor(address + PAGE, sleep(ALONE_MS));

    clients = fork(join(root, "bench/src/hub/restart-clients.ts"), [address, String(CLIENTS)], { execArgv: [] });
    await progress(clients, ({ connected }) => connected === CLIENTS);
    const asked = performance.now();
    await endServer(server);
    const gone = performance.now();
    server = await start();
    const ready = performance.now();
    const back = progress(clients, ({ connected, backAt }) => connected === CLIENTS && backAt.length >= CLIENTS);
    const visits = await visitFor(address + PAGE, back);
    const { backAt, lost } = await back;
    if (lost !== CLIENTS) throw new Error(`${lost} connections were lost instead of ${CLIENTS}: some came back twice.`);
    return report({ backAt, visits, alone, stopMs: gone - asked, startMs: ready - gone });
  } finally {
    clients?.kill("SIGKILL");
    await endServer(server);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function report(seen: {
  readonly backAt: readonly number[];
  readonly visits: readonly Visit[];
  readonly alone: readonly Visit[];
  readonly stopMs: number;
  readonly startMs: number;
}): Line[] {
  const { backAt, visits, alone, stopMs, startMs } = seen;
  const last = Math.max(...backAt) / 1000;
  const seconds = new Map<number, number>();
  for (const second of backAt.map((at) => Math.floor(at / 1000))) seconds.set(second, (seconds.get(second) ?? 0) + 1);
  const busiest = Math.max(...seconds.values());
  const failed = visits.filter(({ status }) => status !== 200).length;
  const ratio = typical(visits) / typical(alone);
  return [
    {
      what: `hub: restart under ${CLIENTS.toLocaleString("en")} clients, the last is back after`,
      ours: `${last.toFixed(1)} s`,
      goal: `≤ ${GOAL_BACK_S} s`,
      met: last <= GOAL_BACK_S,
    },
    { what: "  most in one second", ours: String(busiest), goal: `≤ ${GOAL_BUSIEST}`, met: busiest <= GOAL_BUSIEST },
    { what: "  server: to stop, and to be ready again", ours: `${(stopMs / 1000).toFixed(1)} + ${(startMs / 1000).toFixed(1)} s` },
    {
      what: `  median of ${visits.length} pages meanwhile (beside: after a restart without clients)`,
      ours: `${typical(visits).toFixed(1)} ms`,
      beside: `${typical(alone).toFixed(1)} ms`,
      goal: `≤ ${GOAL_PAGE} ×`,
      met: ratio <= GOAL_PAGE,
    },
    { what: "  pages not answered with 200 meanwhile", ours: String(failed), goal: "0", met: failed === 0 },
  ];
}

const typical = (visits: readonly Visit[]): number => median(visits.map(({ ms }) => ms));

/** Visits a page again and again until something is done. */
async function visitFor(url: string, done: Promise<unknown>): Promise<Visit[]> {
  const visits: Visit[] = [];
  const stop = new AbortController();
  const end = (): void => stop.abort();
  done.then(end, end);
  while (!stop.signal.aborted) {
    const since = performance.now();
    const status = await statusOf(url);
    visits.push({ ms: performance.now() - since, status });
    await sleep(PAGE_EVERY_MS);
  }
  return visits;
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** The first report of the clients that is enough. */
function progress(clients: ChildProcess, enough: (progress: Progress) => boolean): Promise<Progress> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not all clients were connected after ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
    const look = (now: Progress): void => {
      if (!enough(now)) return;
      clearTimeout(late);
      clients.off("message", look);
      resolve(now);
    };
    clients.on("message", look);
  });
}
