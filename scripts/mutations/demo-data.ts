/** A data folder with the demonstration content, made once and copied for each end-to-end run: to import it takes longer than most of those tests. */
import { spawn } from "node:child_process";
import { chmodSync, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../lib/free-port.mjs";
import { type MutationRun, end, LIMIT_MS } from "./child.ts";

const original = "test-results/mutations-demo-data";

/** Starts the built portal of a checkout on an empty folder, and ends it once it is ready. */
export async function createDemoData(checkout: MutationRun): Promise<void> {
  const port = await freePort();
  const folder = join(checkout.root, original);
  const child = spawn(checkout.node, ["apps/portal/e2e/processes/main.mjs"], {
    cwd: checkout.root,
    env: { ...checkout.env, PORT: String(port), DATA_DIR: folder, SHUTDOWN_DELAY: "0" },
    stdio: "ignore",
    detached: true,
  });
  try {
    const deadline = Date.now() + LIMIT_MS;
    while (!(await isReady(port))) {
      checkout.signal.throwIfAborted();
      if (child.exitCode !== null || Date.now() > deadline) throw new Error("The portal does not start; npm start says why.");
      await sleep(250);
    }
  } finally {
    await end(child);
  }
  rmSync(join(folder, "traffic-record"), { recursive: true, force: true });
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A copy for one run. */
export function copyDemoData(root: string): string {
  const folder = join(root, "test-results/mutations-data");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, original), folder, { recursive: true });
  // PostgreSQL starts on a folder of its user's alone, and a copy has other permissions.
  chmodSync(join(folder, "postgres"), 0o700);
  return folder;
}
