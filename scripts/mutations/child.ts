/** Child processes of a mutation run: each ends when its time is over or the run is interrupted, with what it has started itself. */
import { type ChildProcess, spawn } from "node:child_process";

/** A broken rule may make a test wait for ever. */
export const LIMIT_MS = 300_000;

/** How long a child may take to end its own children. */
const GRACE_MS = 20_000;

export interface MutationRun {
  readonly root: string;
  readonly node: string;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted when the run is interrupted. */
  readonly signal: AbortSignal;
}

export interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** Runs a program of Node and resolves with its exit code and the end of its output. Rejects where the run is interrupted, once the child has ended. */
export function runQuietly({ root, node, env, signal }: MutationRun, args: readonly string[], limit = LIMIT_MS): Promise<Ended> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    // In a group of its own: Ctrl-C of a terminal would reach it beside ours, and Playwright leaves its server behind at the second one.
    const child = spawn(node, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed = (printed + String(chunk)).slice(-4000)));
    const stop = (): void => void end(child);
    const timer = setTimeout(stop, limit);
    signal.addEventListener("abort", stop, { once: true });
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    };
    child.once("error", (error) => (done(), reject(error)));
    child.once("close", (code) => {
      done();
      if (signal.aborted) reject(signal.reason as Error);
      else resolve({ code: code ?? 1, printed });
    });
  });
}

/**
 * Asks a child to end by SIGINT, the one signal at which Playwright ends its server; kills it where it does not. What is left of its group is killed:
 * a worker whose test loops for ever takes no signal.
 */
export async function end(child: ChildProcess, grace = GRACE_MS): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill("SIGKILL"), grace);
      child.once("exit", () => (clearTimeout(timer), resolve()));
      child.kill("SIGINT");
    });
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // No one is left in it.
  }
}
