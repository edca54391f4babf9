/** The worker: one document at a time, so that the event loop turns between two and jsdom's memory is freed. */
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import type { DocumentLimits } from "./limits.ts";
import { createPurifier } from "./purify.ts";
import type { WorkerRequest, WorkerResponse } from "./result.ts";
import { createDocumentSanitizer } from "./sanitize.ts";

const sanitize = createDocumentSanitizer(workerData as DocumentLimits, createPurifier());

export function sanitizeDocument({ id, html }: WorkerRequest): WorkerResponse {
  // Its time starts here: neither waiting nor the worker's own start count.
  parentPort?.postMessage(id);
  return { result: sanitize(html), heapMb: getHeapStatistics().used_heap_size / 2 ** 20 };
}
