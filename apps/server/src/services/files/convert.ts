import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { workerBounds } from "./limits.ts";
import type { WorkerAnswer, WorkerTask } from "./worker.ts";

export interface ConvertOptions {
  /** Of the processor's time that the worker has used; then it is stopped, and what it reads is too complex. */
  readonly processorMilliseconds: number;
  /** Wall clock, for one that waits, or for a machine that has too much to do: that says nothing about the file. */
  readonly milliseconds: number;
  readonly heapMb: number;
}

const tooComplex: WorkerAnswer = { kind: "refused", reason: "too-complex", found: undefined };

/** Milliseconds between two looks at what the worker has used. */
const WATCH = 250;

/**
 * Reads one file in a worker of its own, which is stopped where it takes too much time or memory: then the answer is a refusal.
 * @param task its bytes move to the worker and are gone here
 * @throws where the worker itself fails, or does not come to an end on a busy machine: it may be tried again
 */
export const convert = (task: WorkerTask, options: ConvertOptions = workerBounds): Promise<WorkerAnswer> =>
  inWorker(new URL("./worker.ts", import.meta.url), task, tooComplex, options);

/**
 * One task, one worker, one answer.
 * @param script its function `run` answers
 * @param task its bytes move to the worker and are gone here
 * @param stopped the answer where the worker used too much of the processor's time, or too much memory
 * @throws where the worker itself fails, or does not come to an end
 */
export async function inWorker<Answer>(
  script: URL,
  task: { readonly bytes: Uint8Array },
  stopped: Answer,
  { processorMilliseconds, milliseconds, heapMb }: ConvertOptions,
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
  const tooMuch = new AbortController();
  const watch = setInterval(() => {
    void processorTime(worker).then((used) => used >= processorMilliseconds && tooMuch.abort());
  }, WATCH);
  const late = AbortSignal.timeout(milliseconds);
  try {
    const signal = AbortSignal.any([tooMuch.signal, late]);
    return await worker.run(task, { transferList: [task.bytes.buffer as ArrayBuffer], signal });
  } catch (error) {
    if (tooMuch.signal.aborted || isOutOfMemory(error)) return stopped;
    if (late.aborted) throw new Error(`A worker was not ready after ${milliseconds} ms.`, { cause: error });
    throw error;
  } finally {
    clearInterval(watch);
    void worker.destroy();
  }
}

/** Milliseconds that a worker has computed; 0 where it has ended, or does not start. */
async function processorTime({ threads: [thread] }: Piscina): Promise<number> {
  try {
    const { user = 0, system = 0 } = (await thread?.cpuUsage()) ?? {};
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

/** Deep nesting ends in a full stack, large files in a full heap. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
