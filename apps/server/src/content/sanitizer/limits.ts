/** Bounds of one document. Far above what editors write, far below what hurts. */
export interface DocumentLimits {
  /** Of the input, UTF-8. */
  readonly bytes: number;
  /** Open elements at once: DOMPurify on jsdom takes time in the square of it. */
  readonly depth: number;
  readonly elements: number;
}

export const documentLimits: DocumentLimits = { bytes: 2 * 1024 * 1024, depth: 200, elements: 50_000 };

/** Bounds of the workers around it. */
export interface WorkerLimits {
  /** Wall clock for one document; then its worker is stopped. */
  readonly milliseconds: number;
  /** Heap at which V8 stops the worker. */
  readonly heapMb: number;
  /** Heap of one of them above which all are replaced. */
  readonly recycleAtMb: number;
  /** Documents after which they are replaced. */
  readonly recycleAfter: number;
  /** A worker without work ends after this long and gives its memory back. */
  readonly idleMilliseconds: number;
}

export const workerLimits: WorkerLimits = {
  milliseconds: 10_000,
  heapMb: 512,
  recycleAtMb: 256,
  recycleAfter: 5000,
  idleMilliseconds: 120_000,
};
