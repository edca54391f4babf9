/** The portal as the groups about speed measure it: on a copy of a data folder, with all that it costs. */
import { cpSync, chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../content/content-folder.ts";
import { cpuOf, endServer, freePort, startServer } from "../portal-server.ts";
import { residentBytes } from "../process/cpu.ts";
import { connectionOf } from "../process/data-folder.ts";
import { untilIdle } from "./until-idle.ts";

export interface MeasuredServer {
  readonly origin: string;
  /** Seconds since it began, of all its processes. */
  readonly cpu: () => number;
}

export interface Portal extends MeasuredServer {
  /** Of its database. */
  readonly connectionString: string;
  /** Bytes, of the portal's process without PostgreSQL. */
  readonly memory: () => number;
}

export interface PortalSetup {
  readonly articles: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Of its processes, beyond that of the load generators. */
  readonly niceness?: number;
}

/** Runs `work` beside a portal with so many articles, and leaves nothing behind. @param root the checkout */
export async function withContent<T>(
  root: string,
  { articles, env = {}, niceness }: PortalSetup,
  work: (portal: Portal) => Promise<T>,
): Promise<T> {
  const made = await contentFolder(root, articles);
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-data-"));
  try {
    cpSync(made, folder, { recursive: true });
    // PostgreSQL starts on a folder of its user's alone, and a copy has other permissions.
    chmodSync(join(folder, "postgres"), 0o700);
    return await withPortalOn(root, folder, env, work, niceness);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As `withContent`, on a data folder that the caller keeps. */
export async function withPortalOn<T>(
  root: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  work: (portal: Portal) => Promise<T>,
  niceness = 0,
): Promise<T> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(root, { PORT: port, DATA_DIR: folder, PUBLIC_ORIGIN: origin, ...env }, niceness);
  const { pid = 0 } = server;
  try {
    const cpu = cpuOf(server, folder);
    await untilIdle(cpu);
    return await work({
      origin,
      connectionString: connectionOf(folder),
      cpu,
      memory: () => residentBytes(pid),
    });
  } finally {
    await endServer(server);
  }
}
