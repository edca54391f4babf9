import { Worker } from "node:worker_threads";
import type { DocumentLimits, WorkerLimits } from "./limits.ts";
import type { SanitizeResult, WorkerRequest, WorkerResponse } from "./result.ts";

export interface Job {
  readonly html: string;
  readonly settle: (result: SanitizeResult) => void;
  readonly fail: (error: Error) => void;
  /** Workers that ended while they had it first in line. */
  crashes: number;
}

/** Spent: it has done its share. Slow: the first document took too long. Otherwise what broke it. */
export type LaneEnd = "spent" | "slow" | Error;

export interface LaneListener {
  /** There is room for another document. */
  readonly onFree: () => void;
  /** Said once; the first of the unfinished was in work. */
  readonly onEnd: (lane: Lane, unfinished: readonly Job[], reason: LaneEnd) => void;
}

export interface LaneOptions {
  readonly script: URL;
  readonly documents: DocumentLimits;
  readonly limits: WorkerLimits;
}

/** Documents sent ahead of the one in work, so that the worker never waits for the main thread. */
const AHEAD = 4;

/** One worker and the documents it has. Ends once: by itself when it is spent, or because of the document in work. */
export class Lane {
  readonly #worker: Worker;
  readonly #limits: WorkerLimits;
  readonly #listener: LaneListener;
  readonly #jobs: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  #ended = false;
  #spent = false;
  #done = 0;
  #nextId = 0;

  constructor({ script, documents, limits }: LaneOptions, listener: LaneListener) {
    this.#limits = limits;
    this.#listener = listener;
    this.#worker = new Worker(script, {
      workerData: documents,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ["--conditions=@portal/source"],
    });
    this.#worker.on("message", (message: "ready" | WorkerResponse) => this.#hear(message));
    // The error may overtake answers that were sent before it; the exit does not, and then the first in line is to blame.
    let broken: Error | undefined;
    this.#worker.on("error", (error: unknown) => (broken = error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", (code) => this.#end(broken ?? new Error(`The sanitiser's worker ended by itself (code ${code}).`)));
    this.#worker.unref();
  }

  get started(): boolean {
    return this.#ready;
  }

  get hasRoom(): boolean {
    return !this.#spent && !this.#ended && this.#jobs.length < AHEAD;
  }

  push(job: Job): void {
    this.#jobs.push(job);
    this.#worker.ref();
    if (this.#jobs.length === 1) this.#watch();
    this.#worker.postMessage({ id: this.#nextId++, html: job.html } satisfies WorkerRequest);
  }

  async stop(): Promise<readonly Job[]> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
    return this.#jobs;
  }

  #hear(message: "ready" | WorkerResponse): void {
    if (this.#ended) return;
    if (message === "ready") this.#ready = true;
    else {
      this.#jobs.shift()?.settle(message.result);
      this.#done += 1;
      this.#spent ||= this.#done >= this.#limits.recycleAfter || message.heapMb > this.#limits.recycleAtMb;
    }
    this.#watch();
    if (this.#spent && this.#jobs.length === 0) this.#end("spent");
    else this.#listener.onFree();
  }

  /** Starts the clock anew: of the first document in line once the worker has started, of idleness where there is none. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (!this.#ready) return;
    if (this.#jobs.length > 0) this.#timer = setTimeout(() => this.#overdue(), this.#limits.milliseconds);
    else {
      this.#worker.unref();
      this.#timer = setTimeout(() => this.#end("spent"), this.#limits.idleMilliseconds).unref();
    }
  }

  /** Where the main thread itself was busy, the answer may be waiting: it is read before the worker is ended. */
  #overdue(): void {
    const first = this.#jobs[0];
    this.#timer = setTimeout(() => first === this.#jobs[0] && this.#end("slow"), 20);
  }

  #end(reason: LaneEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#listener.onEnd(this, this.#jobs, reason);
  }
}
