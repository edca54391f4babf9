import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

export interface SingleThreadOptions {
  /** The thread's program. */
  readonly script: URL;
  /** Name of the function of the program that does a task. */
  readonly run: string;
  /** Milliseconds for one task. */
  readonly timeout: number;
  /** Tasks that may wait. */
  readonly queue: number;
  /** Bounds of the thread's memory; undefined: Node's own. */
  readonly memory?: { readonly maxOldGenerationSizeMb: number; readonly maxYoungGenerationSizeMb: number };
}

export interface SingleThread<Task, Answer> {
  /** @throws where the task fails or takes too long, or too many others wait */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** Milliseconds without a task after which the thread ends, with all that it holds. */
const IDLE = 60_000;

/** Does tasks in a thread of its own, one after the other. The thread starts when there is one. */
export function singleThread<Task, Answer>({ script, run, timeout, queue, memory }: SingleThreadOptions): SingleThread<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(script),
    name: run,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    maxQueue: queue,
    recordTiming: false,
    ...(memory && { resourceLimits: memory }),
    execArgv: ["--conditions=@portal/source"],
  });
  // A thread may break once more while it ends, and without a listener the process would end with it.
  pool.on("error", () => undefined);
  return {
    run: (task) => pool.run(task, { signal: AbortSignal.timeout(timeout) }),
    close: () => pool.close(),
  };
}
