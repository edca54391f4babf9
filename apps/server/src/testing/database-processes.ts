import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export interface Held {
  readonly child: ChildProcess;
  /** Milliseconds from spawning until it is ready; rejects with what it said where it ends before. */
  readonly ready: Promise<number>;
  /** Exit code (null where a signal ended it) and standard error. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, "database-process.ts");
const running = new Set<Held>();
const folders = new Set<string>();

/** A new folder, mode 0700, removed by `cleanUp`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-"));
  folders.add(folder);
  return folder;
}

/** Starts a process that opens the database, as a group of its own. */
export function hold(dataDir: string, role: "owner" | "client", how: { prefix?: readonly string[]; env?: NodeJS.ProcessEnv } = {}): Held {
  const since = performance.now();
  const [file, ...args] = [...(how.prefix ?? []), process.execPath, "--conditions=@portal/source", program, role];
  const child = spawn(file, args, { detached: true, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", ...how.env } });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, said }));
    child.on("error", (error) => resolve({ code: null, said: error.message }));
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on("data", () => resolve(performance.now() - since));
    void ended.then(({ code }) => reject(new Error(`ended with ${code} before it was ready: ${said}`)));
  });
  ready.catch(() => undefined);
  const held: Held = {
    child,
    ready,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
  running.add(held);
  return held;
}

/** Ends whatever the test left: processes, postmasters, folders. */
export async function cleanUp(): Promise<void> {
  for (const held of running) held.child.kill("SIGKILL");
  await Promise.all([...running].map((held) => held.ended));
  for (const folder of folders) {
    for (const dataDir of dataFoldersIn(folder)) await killPostgres(dataDir);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  running.clear();
  folders.clear();
}

function dataFoldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith("postgres/postmaster.pid")).map((file) => join(folder, file, "../.."));
}

/** Process number in postmaster.pid, whether it lives or not. */
export function postgresPid(dataDir: string): number | undefined {
  const file = join(dataDir, "postgres/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

/** SIGKILL for PostgreSQL and all its children at once. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = postgresPid(dataDir);
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return;
  const all = [pid, ...childrenOf(pid)];
  for (const each of all) {
    try {
      process.kill(each, "SIGKILL");
    } catch {
      // it ended with the first
    }
  }
  await until(() => all.every(isGone));
}

function childrenOf(pid: number): readonly number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return list
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []));
}

/** Dead, or dead and only not yet collected by its parent. */
export function isGone(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

export async function until(condition: () => boolean, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Not so after ${timeoutMs} ms: ${String(condition)}`);
    await sleep(5);
  }
}

/** One statement on the embedded database, by the address in run.json. */
export async function query(dataDir: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const { connectionString } = JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8")) as { connectionString: string };
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
