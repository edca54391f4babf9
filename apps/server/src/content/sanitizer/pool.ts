import { fileURLToPath } from "node:url";
import pLimit, { type LimitFunction } from "p-limit";
import { Piscina } from "piscina";
import type { DocumentLimits, WorkerLimits } from "./limits.ts";
import type { Refusal, SanitizeResult, WorkerProgress, WorkerRequest, WorkerResponse } from "./result.ts";
import { WaitingDocuments } from "./waiting.ts";

export interface PoolOptions {
  /** At most so many at once; started when there is work. */
  readonly workers: number;
  readonly documents: DocumentLimits;
  readonly limits: WorkerLimits;
  /** The worker's program. */
  readonly script: URL;
}

/** Workers that are replaced together: when they have done their share, and when a document broke one of them. */
interface Workers {
  readonly threads: Piscina<WorkerRequest, WorkerResponse>;
  /** Documents that are done, and messages that are under way. */
  done: number;
  running: number;
  isSpent: boolean;
  hasStarted: boolean;
  /** Why the first of them does not start. */
  failure: Error | undefined;
}

/** Milliseconds in which an answer that is on its way is still taken. */
const GRACE = 20;

/** Hands documents to workers, replaces workers that are spent or broken, and answers for documents that break them. */
export class Pool {
  readonly #options: PoolOptions;
  /** Piscina is given no more messages than it has workers: it starts none anew for what waits in its own queue. */
  readonly #turn: LimitFunction;
  readonly #waiting: WaitingDocuments;
  readonly #all = new Set<Workers>();
  /** Of messages that are not answered: their time runs while their documents are under way. */
  readonly #onProgress = new Map<number, (isUnderWay: boolean) => void>();
  #current: Workers | undefined;
  #nextId = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#turn = pLimit({ concurrency: options.workers, rejectOnClear: true });
    this.#waiting = new WaitingDocuments(options.workers);
  }

  async sanitize(html: string): Promise<SanitizeResult> {
    if (this.#closed) throw new Error("The sanitiser is closed. Ask before closing it, or create another.");
    const bytes = Buffer.byteLength(html);
    if (bytes > this.#options.documents.bytes) return tooLarge(bytes, this.#options.documents.bytes);
    const { result, fail } = this.#waiting.add(html);
    this.#turn(() => this.#sanitizeNext()).catch(fail);
    try {
      return await result;
    } catch (error) {
      throw this.#closed ? new Error("The sanitiser was closed before it came to this document.", { cause: error }) : error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#turn.clearQueue();
    await Promise.all([...this.#all].map(({ threads }) => threads.destroy()));
  }

  /** Documents that wait go together; where nothing of them is answered, because one broke the worker or took too long, each by itself. */
  async #sanitizeNext(): Promise<void> {
    const documents = this.#waiting.take();
    try {
      const together = documents.length > 1 ? await this.#attempt(documents.map(({ html }) => html)) : [];
      for (const [place, { html, answer }] of documents.entries())
        answer((together instanceof Error ? undefined : together[place]) ?? (await this.#sanitizeOrRefuse(html)));
    } catch (error) {
      for (const { fail } of documents) fail(error);
    }
  }

  /** A worker may break under what came before; a document that breaks a fresh one too is to blame. */
  async #sanitizeOrRefuse(html: string): Promise<SanitizeResult> {
    const first = await this.#attempt([html]);
    const second = first instanceof Error ? await this.#attempt([html]) : first;
    if (second instanceof Error) return tooHeavy(second);
    const [result] = second;
    if (!result) throw new Error("The sanitiser's worker has not answered for a document.");
    return result;
  }

  /** @returns what broke the worker, as an error @throws where the sanitiser is closed or no worker starts */
  async #attempt(documents: readonly string[]): Promise<readonly SanitizeResult[] | Error> {
    // A document of the same turn begins after close() has ended all workers: it must start no new ones.
    if (this.#closed) throw new Error("The sanitiser is closed.");
    const workers = (this.#current ??= this.#start());
    workers.running += 1;
    try {
      return await this.#run(documents, workers);
    } catch (error) {
      if (this.#closed || workers.failure) throw workers.failure ?? error;
      this.#retire(workers);
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      workers.running -= 1;
      if (workers.isSpent && workers.running === 0) this.#stop(workers);
    }
  }

  /** What takes too long is refused where it was alone; of several, none is known to be the one. */
  async #run(documents: readonly string[], workers: Workers): Promise<readonly SanitizeResult[]> {
    const { milliseconds, recycleAfter, recycleAtMb } = this.#options.limits;
    const id = this.#nextId++;
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const stop = (): void => late.abort();
    // Where the main thread itself was busy, the answer may be waiting: it is read before the worker is ended.
    const overdue = (): void => void (timer = setTimeout(stop, GRACE));
    this.#onProgress.set(id, (isUnderWay) => {
      clearTimeout(timer);
      if (isUnderWay) timer = setTimeout(overdue, milliseconds);
    });
    try {
      const { results, heapMb } = await workers.threads.run({ id, documents }, { signal: late.signal });
      workers.done += documents.length;
      if (workers.done >= recycleAfter || heapMb > recycleAtMb) this.#retire(workers);
      return results;
    } catch (error) {
      if (late.signal.aborted && documents.length === 1) return [tooSlow(milliseconds)];
      throw error;
    } finally {
      clearTimeout(timer);
      this.#onProgress.delete(id);
    }
  }

  #start(): Workers {
    const threads = new Piscina<WorkerRequest, WorkerResponse>({
      filename: fileURLToPath(this.#options.script),
      name: "sanitizeDocuments",
      minThreads: 0,
      maxThreads: this.#options.workers,
      idleTimeout: this.#options.limits.idleMilliseconds,
      // A worker that waits for messages by its event loop frees jsdom's memory meanwhile.
      atomics: "disabled",
      recordTiming: false,
      workerData: this.#options.documents,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.limits.heapMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ["--conditions=@portal/source"],
    });
    const workers: Workers = { threads, done: 0, running: 0, isSpent: false, hasStarted: false, failure: undefined };
    threads.on("workerCreate", () => (workers.hasStarted = true));
    threads.on("message", ({ id, isUnderWay }: WorkerProgress) => this.#onProgress.get(id)?.(isUnderWay));
    // Of a worker without a document. Piscina lets documents wait for one that does not start, and without a listener the process ends.
    threads.on("error", (error: Error) => {
      if (!workers.hasStarted) workers.failure = new Error("The sanitiser's worker does not start; the cause says why.", { cause: error });
      this.#retire(workers);
      this.#stop(workers);
    });
    this.#all.add(workers);
    return workers;
  }

  /** What is under way ends with these, what comes gets others. */
  #retire(workers: Workers): void {
    workers.isSpent = true;
    if (this.#current === workers) this.#current = undefined;
  }

  #stop(workers: Workers): void {
    this.#all.delete(workers);
    void workers.threads.destroy();
  }
}

const tooLarge = (bytes: number, limit: number): Refusal => ({
  refused: "too-large",
  problem: `The HTML has ${bytes} bytes; the limit is ${limit}.`,
  advice: "Split it, or move pictures out of it into files.",
});

const tooSlow = (milliseconds: number): Refusal => ({
  refused: "too-slow",
  problem: `The HTML could not be sanitised within ${milliseconds / 1000} s, so it is not stored.`,
  advice: "Simplify or split it.",
});

const tooHeavy = (reason: Error): Refusal => ({
  refused: "too-heavy",
  problem: `The HTML broke the sanitiser twice (${reason.message.slice(0, 200)}), so it is not stored.`,
  advice: "Simplify or split it.",
});
