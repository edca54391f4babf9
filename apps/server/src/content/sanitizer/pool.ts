import { type DocumentLimits, documentLimits, type WorkerLimits, workerLimits } from "./limits.ts";
import { type Job, Lane, type LaneEnd, type LaneOptions } from "./lane.ts";
import type { Refusal, SanitizeResult } from "./result.ts";

export interface PoolOptions {
  /** At most so many at once; started when there is work. */
  readonly workers: number;
  readonly documents?: Partial<DocumentLimits>;
  readonly limits?: Partial<WorkerLimits>;
  /** The worker's program; tests bring one that misbehaves. */
  readonly script?: URL;
}

/** Hands documents to workers, replaces workers that are spent or broken, and answers for documents that break them. */
export class Pool {
  readonly #options: LaneOptions;
  readonly #workers: number;
  readonly #lanes = new Set<Lane>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor({ workers, documents, limits, script }: PoolOptions) {
    this.#workers = workers;
    this.#options = {
      script: script ?? new URL("./worker.ts", import.meta.url),
      documents: { ...documentLimits, ...documents },
      limits: { ...workerLimits, ...limits },
    };
  }

  async sanitize(html: string): Promise<SanitizeResult> {
    if (this.#closed) throw new Error("The sanitiser is closed. Ask before closing it, or create another.");
    const bytes = Buffer.byteLength(html);
    if (bytes > this.#options.documents.bytes) return tooLarge(bytes, this.#options.documents.bytes);
    return new Promise((settle, fail) => {
      this.#waiting.push({ html, settle, fail, crashes: 0 });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const unfinished = [...this.#waiting.splice(0), ...(await Promise.all([...this.#lanes].map((lane) => lane.stop()))).flat()];
    this.#lanes.clear();
    for (const job of unfinished) job.fail(new Error("The sanitiser was closed before it came to this document."));
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const lane = [...this.#lanes].find(({ hasRoom }) => hasRoom) ?? this.#start();
      const job = lane && this.#waiting.shift();
      if (!job) return;
      lane.push(job);
    }
  }

  #start(): Lane | undefined {
    if (this.#closed || this.#lanes.size >= this.#workers) return undefined;
    const lane = new Lane(this.#options, {
      onFree: () => this.#dispatch(),
      onEnd: (ended, unfinished, reason) => this.#handleExit(ended, unfinished, reason),
    });
    this.#lanes.add(lane);
    return lane;
  }

  #handleExit(lane: Lane, unfinished: readonly Job[], reason: LaneEnd): void {
    this.#lanes.delete(lane);
    if (reason instanceof Error && !lane.started) {
      for (const job of unfinished) job.fail(new Error("The sanitiser's worker does not start; the cause says why.", { cause: reason }));
      return;
    }
    const [first, ...others] = unfinished;
    this.#waiting.unshift(...others);
    if (first && reason === "slow") first.settle(tooSlow(this.#options.limits.milliseconds));
    else if (first && reason instanceof Error) this.#again(first, reason);
    else if (first) this.#waiting.unshift(first);
    this.#dispatch();
  }

  /** A worker may break under what came before; a document that breaks a fresh one too is to blame. */
  #again(job: Job, reason: Error): void {
    job.crashes += 1;
    if (job.crashes < 2) this.#waiting.unshift(job);
    else job.settle(tooHeavy(reason));
  }
}

const tooLarge = (bytes: number, limit: number): Refusal => ({
  refused: "too-large",
  message: `The HTML has ${bytes} bytes; the limit is ${limit}. Split it, or move pictures out of it into files.`,
});

const tooSlow = (milliseconds: number): Refusal => ({
  refused: "too-slow",
  message: `The HTML could not be sanitised within ${milliseconds / 1000} s, so it is not stored. Simplify or split it.`,
});

const tooHeavy = (reason: Error): Refusal => ({
  refused: "too-large",
  message: `The HTML broke the sanitiser twice (${reason.message.slice(0, 200)}), so it is not stored. Simplify or split it.`,
});
