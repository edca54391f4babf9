/** The whole portal as a process of its own, on a port of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "./process/cpu.ts";
import { untilIdle } from "./server/until-idle.ts";
import { collectorFlags, withMemoryLimits } from "../../scripts/lib/memory.mjs";

/**
 * The whole server, as `npm start` leaves it; resolves when it is ready.
 * @param root the checkout; its portal must be built
 * @param niceness of its processes, beyond this one's
 */
export async function startServer(root: string, env: Readonly<Record<string, string>>, niceness = 0): Promise<ChildProcess> {
  // `nice` becomes the program that it starts.
  const node = [process.execPath, ...collectorFlags, "--conditions=@portal/source"];
  const args = ["-n", String(niceness), ...node, join(root, "apps/server/src/main.ts")];
  const child = spawn("nice", args, {
    env: { ...withMemoryLimits(process.env), NODE_ENV: "production", HOST: "127.0.0.1", LOG_LEVEL: "warn", SHUTDOWN_DELAY: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Portal ready")) resolve(child);
    });
    child.on("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready; is the portal built?`)));
  });
}

export async function endServer(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** @returns seconds of CPU since it began, of all its processes and of its own PostgreSQL */
export function cpuOf({ pid = 0 }: ChildProcess, dataDir: string): () => number {
  const postmaster = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  return () => cpuSeconds([pid, postmaster]);
}

/**
 * Runs something beside a portal with the demonstration content that is idle, and leaves nothing behind.
 * @param work takes the portal's origin
 * @param knowsOrigin whether the portal has it as PUBLIC_ORIGIN; else it takes the request's host
 */
export async function withPortal<T>(root: string, work: (origin: string) => Promise<T>, knowsOrigin = true): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-data-"));
  const port = await freePort();
  // A secure context, as the portal has in service: browsers ask for brotli only there.
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  try {
    server = await startServer(root, { PORT: String(port), DATA_DIR: dataDir, ...(knowsOrigin && { PUBLIC_ORIGIN: origin }) });
    await untilIdle(cpuOf(server, dataDir));
    return await work(origin);
  } finally {
    await endServer(server);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
