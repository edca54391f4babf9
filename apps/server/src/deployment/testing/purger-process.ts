import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readShipped } from "./shipped-files.ts";

export interface PurgerProcess {
  stop(): Promise<void>;
}

const checkout = join(import.meta.dirname, "../../../../..");

/** Arguments of Node in the shipped unit. */
const shippedArguments = (): string[] =>
  /^ExecStart=\S+\/node (.*)$/m.exec(readShipped("systemd/portal-purger.service"))?.[1]?.split(" ") ?? [];

/** The purger as its unit starts it. */
export async function startPurgerProcess(connectionString: string, varnishUrl: string): Promise<PurgerProcess> {
  const child = spawn(process.execPath, shippedArguments(), {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORTAL_STOP_WITH: String(process.pid),
      DATABASE_URL: connectionString,
      VARNISH_URLS: varnishUrl,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The purger ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on("line", (line) => line.startsWith("Purger ready") && resolve());
  });
  return {
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
