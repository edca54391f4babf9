/** Keeps a process of vitest for a checkout, and starts another one where a broken rule has made it hang or end. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { TestRuns } from "../traceability/reports.ts";
import { type MutationRun, end, LIMIT_MS } from "./child.ts";
import type { TestReply, TestRequest } from "./vitest-process.ts";

/** What a test may take of the time of its file, and a hook: a broken rule may make one wait for ever, and what it used is closed after it. */
const TEST_SHARE = 0.4;
/** Milliseconds for each file beyond the first: before anything is broken, the tests of all rules run together. */
const FILE_MS = 15_000;

export interface VitestRunner {
  /** Of a file that was written: it is read again at the next run. */
  changed(path: string): void;
  run(files: readonly string[], pattern: string): Promise<{ runs: TestRuns; printed: string }>;
  close(): Promise<void>;
}

export function createVitestRunner(checkout: MutationRun, projects: readonly string[], limit = LIMIT_MS): VitestRunner {
  const { root, node, env, signal } = checkout;
  let child: ChildProcess | undefined;
  let changed: string[] = [];

  const close = async (): Promise<void> => {
    if (child) await end(child);
    child = undefined;
  };
  const start = async (): Promise<ChildProcess> => {
    const started = fork(join(root, "scripts/mutations/vitest-process.ts"), [String(limit * TEST_SHARE), ...projects], {
      cwd: root,
      env,
      execPath: node,
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      detached: true,
    });
    child = started;
    await messageOf(started, limit, signal);
    return started;
  };

  return {
    close,
    changed: (path) => void changed.push(path),
    async run(files, pattern) {
      signal.throwIfAborted();
      try {
        const process = child ?? (await start());
        const reply = messageOf(process, limit + (files.length - 1) * FILE_MS, signal);
        process.send({ files, pattern, changed } satisfies TestRequest);
        changed = [];
        const { runs, printed } = (await reply) as TestReply;
        return { runs: new Map(runs), printed };
      } catch (error) {
        await close();
        signal.throwIfAborted();
        return { runs: new Map(), printed: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** The next message of a process; rejects where it ends, takes too long, or the run is interrupted. */
function messageOf(child: ChildProcess, limit: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (): void => finish(() => reject(new Error("The process of vitest ended.")));
    const aborted = (): void => finish(() => reject(signal.reason as Error));
    const replied = (message: unknown): void => finish(() => resolve(message));
    const timer = setTimeout(() => finish(() => reject(new Error(`Vitest did not end within ${limit / 1000} s.`))), limit);
    const finish = (complete: () => void): void => {
      clearTimeout(timer);
      child.off("exit", ended).off("message", replied);
      signal.removeEventListener("abort", aborted);
      complete();
    };
    child.once("exit", ended).once("message", replied);
    signal.addEventListener("abort", aborted, { once: true });
  });
}
