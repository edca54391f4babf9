import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
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
 * @param script its function `run` answers
 * @param task its bytes move to the worker and are gone here
 * @param stopped the answer where the worker took too much time or memory
 * @throws where the worker itself fails
 */
export async function inWorker<Answer>(
  script: URL,
  task: { readonly bytes: Uint8Array },
  stopped: Answer,
  { milliseconds, heapMb }: ConvertOptions,
): Promise<Answer> {
  const worker = new Piscina<typeof task, Answer>({
    filename: fileURLToPath(script),
    name: "run",
    minThreads: 1,
    maxThreads: 1,
    atomics: "disabled",
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: workerBounds.youngMb, stackSizeMb: workerBounds.stackMb },
    execArgv: ["--conditions=@portal/source"],
  });
  // A worker may break once more while it ends, and without a listener the process would end with it.
  worker.on("error", () => undefined);
  const late = AbortSignal.timeout(milliseconds);
  try {
    return await worker.run(task, { transferList: [task.bytes.buffer as ArrayBuffer], signal: late });
  } catch (error) {
    if (late.aborted || isOutOfMemory(error)) return stopped;
    throw error;
  } finally {
    void worker.destroy();
  }
}

/** Deep nesting ends in a full stack, large files in a full heap. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
