/** The portal as a process of its own in front of a back end: `UPSTREAM_API` mode, without a database. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const root = join(import.meta.dirname, "../../../..");

export interface UpstreamPortal {
  /** "http://127.0.0.1:PORT" */
  readonly base: string;
  /** What it has logged so far. */
  readonly log: string;
  stop(): Promise<void>;
}

/** @param upstream base of the back end's calls; @param env more of its configuration */
export async function startUpstreamPortal(port: number, upstream: string, env: NodeJS.ProcessEnv = {}): Promise<UpstreamPortal> {
  const base = `http://127.0.0.1:${port}`;
  let log = "";
  const portal = spawn(process.execPath, ["--conditions=@portal/source", "apps/server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
      SHUTDOWN_DELAY: "0", // no balancer stands before it
      PORT: String(port),
      HOST: "127.0.0.1",
      UPSTREAM_API: upstream,
      DATA_DIR: "",
      DATABASE_URL: "",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  portal.stdout.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  await expect.poll(async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.status).toBe(200);
  return {
    base,
    get log() {
      return log;
    },
    async stop() {
      const ended = new Promise((resolve) => portal.once("exit", resolve));
      portal.kill("SIGTERM");
      await ended;
    },
  };
}
