import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startBalancer } from "./balancer.ts";
import { createTrafficRecorder } from "./traffic-recorder.ts";

export const root = join(import.meta.dirname, "../../../..");

/** How many processes stand behind the one address; the suite passes with any number. */
export const PROCESSES = Number(process.env["E2E_PROCESSES"] || 1);

/** Below a DATA_DIR: what the processes logged (`log-<n>.ndjson`), and the secrets that passed (`secrets.ndjson`). */
export const TRAFFIC_RECORD = "traffic-record";

export interface PortalProcesses {
  readonly baseURL: string;
  /** What the processes wrote to the terminal, their log apart. */
  readonly said: string;
  stop(): Promise<void>;
}

/**
 * The built portal on a database of its own: the first process has the embedded PostgreSQL of `dataDir`, the others are its guests. All
 * log everything that they would ever log.
 * @param port - 0: a free one
 */
export async function startPortal({ dataDir, port }: { readonly dataDir: string; readonly port: number }): Promise<PortalProcesses> {
  const folder = join(dataDir, TRAFFIC_RECORD);
  mkdirSync(folder, { recursive: true });
  const balancer = await startBalancer(port, createTrafficRecorder(join(folder, "secrets.ndjson")));
  const baseURL = `http://localhost:${balancer.port}`;
  const running: PortalProcess[] = [];
  // The last ones first: the first has the database.
  const stop = async (): Promise<void> => {
    for (const each of running.toReversed()) await each.stop();
    await balancer.close();
  };
  try {
    for (let index = 0; index < PROCESSES; index += 1) {
      const DATABASE_URL = index === 0 ? "" : connectionString(dataDir);
      running.push(await startProcess({ DATA_DIR: dataDir, DATABASE_URL, PUBLIC_ORIGIN: baseURL }, join(folder, `log-${index}.ndjson`)));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  balancer.use(running.map((each) => each.port));
  return { baseURL, said: running.map(({ said }) => said).join(""), stop };
}

const connectionString = (dataDir: string): string =>
  (JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8")) as { connectionString: string }).connectionString;

interface PortalProcess {
  readonly port: number;
  readonly said: string;
  stop(): Promise<void>;
}

async function startProcess(env: NodeJS.ProcessEnv, log: string): Promise<PortalProcess> {
  const child = spawn(process.execPath, ["--conditions=@portal/source", "--enable-source-maps", "apps/server/src/main.ts"], {
    cwd: root,
    // A signal to the group is for whoever started this: processes end one after the other.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
      PORTAL_STOP_WITH: String(process.pid),
      PORT: "0",
      HOST: "127.0.0.1",
      // No balancer of another has to notice that they end.
      SHUTDOWN_DELAY: "0",
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "trace",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.on("data", (chunk: Buffer) => (process.stderr.write(chunk), appendFileSync(log, chunk)));
  let said = "";
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The portal ended with ${code} before it was ready; ${log} says why.`)));
    lines.on("line", (line) => {
      if (line.startsWith("{")) return appendFileSync(log, `${line}\n`);
      said += `${line}\n`;
      const [, ready] = /^Portal ready at http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (ready !== undefined) resolve(Number(ready));
    });
  });
  return { port, said, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
