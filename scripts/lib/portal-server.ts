import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../lib/root.mjs";

export interface Server {
  readonly origin: string;
  /** What it wrote before it was ready: its first administrator, among others. */
  readonly said: string;
  readonly stop: () => Promise<void>;
}

/** What `npm start` gives a newcomer, on a free port, with a database of its own that goes when it stops. @param env more of its configuration */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-demo-"));
  const server = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", SHUTDOWN_DELAY: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  let said = "";
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /^Portal ready at (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return { origin, said, stop };
    said += `${line}\n`;
    console.log(line);
  }
  await stop();
  throw new Error("The portal ended before it was ready; what it printed above says why.");
}
