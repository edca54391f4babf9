/** Whole servers in processes of their own, on one database: as an operator runs them, with the built portal. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface PortalProcess {
  readonly base: string;
  stop(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

const main = join(import.meta.dirname, "../main.ts");

/** On a machine that has much else to do a server may find its database too slow, and end: then it is started again, as an operator's system does. */
const ATTEMPTS = 4;

interface PortalDatabases {
  readonly connectionString: string;
  /** Of a standby; else there is none. */
  readonly readFrom?: string;
}

/**
 * @param megabytes of finished pages; 0: a server that keeps nothing and draws each page whole and anew, which no visitor reaches
 * @param settings - further variables of its environment
 */
export async function startPortalProcess(
  databases: PortalDatabases,
  megabytes: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<PortalProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(databases, megabytes, settings);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function startOnce(
  { connectionString, readFrom = "" }: PortalDatabases,
  megabytes: number,
  settings: NodeJS.ProcessEnv,
): Promise<PortalProcess> {
  const child = spawn(process.execPath, ["--conditions=@portal/source", main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      // A test that is killed leaves no server behind.
      PORTAL_STOP_WITH: String(process.pid),
      DATABASE_URL: connectionString,
      DATABASE_READ_URL: readFrom,
      PORT: "0",
      HOST: "127.0.0.1",
      TRUSTED_PROXIES: "127.0.0.1",
      // Several of them answer the same.
      PUBLIC_ORIGIN: "http://localhost:3000",
      LOG_LEVEL: "error",
      SHUTDOWN_DELAY: "0",
      PAGE_CACHE_MB: String(megabytes),
      PART_CACHE_MB: String(Math.min(megabytes, 16)),
      RENDER_THREADS: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = (): Promise<void> => end(child, "SIGTERM");
  try {
    return { base: await addressOf(child), stop, kill: () => end(child, "SIGKILL") };
  } catch (error) {
    await stop();
    throw error;
  }
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The portal ended with ${code} before it was ready.`)));
    if (!child.stdout) return reject(new Error("The portal has no standard output."));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, port] = /^Portal ready at http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
