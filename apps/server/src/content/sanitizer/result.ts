export type RefusalReason = "too-large" | "too-deep" | "too-slow" | "too-heavy" | "unstable";

/** Of time and memory a busy machine has less: another try may take the same HTML. */
export const mayPassLater = (reason: RefusalReason): boolean => reason === "too-slow" || reason === "too-heavy";

export interface Refusal {
  readonly refused: RefusalReason;
  /** What is wrong and why it matters. */
  readonly problem: string;
  /** How to fix it. */
  readonly advice: string;
}

/** Sanitised HTML, or why there is none. */
export type SanitizeResult = { readonly html: string } | Refusal;

/** Documents on their way to the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly documents: readonly string[];
}

/** What the worker says when it starts with documents, and when it must load a part of itself before it can go on. */
export interface WorkerProgress {
  readonly id: number;
  readonly isUnderWay: boolean;
}

export interface WorkerResponse {
  /** In the order of the documents. */
  readonly results: readonly SanitizeResult[];
  /** Heap of the worker, in MB. */
  readonly heapMb: number;
}
