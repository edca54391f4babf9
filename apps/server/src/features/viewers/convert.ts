import { Worker } from "node:worker_threads";
import { workerBounds } from "./limits.ts";
import type { WorkerAnswer, WorkerTask } from "./worker.ts";

export interface ConvertOptions {
  /** Wall clock; then the worker is stopped. */
  readonly milliseconds: number;
  readonly heapMb: number;
}

const tooComplex: WorkerAnswer = { kind: "refused", reason: "too-complex", found: undefined };

/**
 * Reads one file in a worker of its own, which is stopped where it takes too much time or memory: then the answer is a refusal.
 * @param task its bytes move to the worker and are gone here
 * @throws where the worker itself fails
 */
export const convert = (task: WorkerTask, options: ConvertOptions = workerBounds): Promise<WorkerAnswer> =>
  inWorker(new URL("./worker.ts", import.meta.url), task, tooComplex, options);

/**
 * One task, one worker, one answer.
 * @param script answers by one message
 * @param task its bytes move to the worker and are gone here
 * @param stopped the answer where the worker took too much time or memory
 * @throws where the worker itself fails
 */
export function inWorker<Answer>(
  script: URL,
  task: { readonly bytes: Uint8Array },
  stopped: Answer,
  { milliseconds, heapMb }: ConvertOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: task,
      transferList: [task.bytes.buffer as ArrayBuffer],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: workerBounds.youngMb, stackSizeMb: workerBounds.stackMb },
      execArgv: ["--conditions=@portal/source"],
    });
    worker.unref();
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => finish(() => resolve(stopped)), milliseconds);
    worker.on("message", (message: Answer) => finish(() => resolve(message)));
    worker.on("error", (error: unknown) =>
      finish(() => (isOutOfMemory(error) ? resolve(stopped) : reject(error instanceof Error ? error : new Error(String(error))))),
    );
    worker.on("exit", (code) => finish(() => reject(new Error(`The worker ended without an answer (code ${code}).`))));
  });
}

/** Deep nesting ends in a full stack, large files in a full heap. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
