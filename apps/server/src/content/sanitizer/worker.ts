/** The worker: one document after the other; between two the event loop turns, so that jsdom's memory is freed. */
import { setImmediate } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import type { DocumentLimits } from "./limits.ts";
import type { SanitizeResult, WorkerProgress, WorkerRequest, WorkerResponse } from "./result.ts";
import { createDocumentSanitizer } from "./sanitize.ts";

class NotLoaded extends Error {}

let purify: (html: string) => string = () => {
  throw new NotLoaded();
};
const sanitize = createDocumentSanitizer(workerData as DocumentLimits, (html) => purify(html));

export async function sanitizeDocuments({ id, documents }: WorkerRequest): Promise<WorkerResponse> {
  // Their time starts here: neither waiting nor the worker's own start count.
  say({ id, isUnderWay: true });
  const results: SanitizeResult[] = [];
  for (const html of documents) {
    if (results.length > 0) await setImmediate();
    results.push(await sanitizeDocument(id, html));
  }
  return { results, heapMb: getHeapStatistics().used_heap_size / 2 ** 20 };
}

async function sanitizeDocument(id: number, html: string): Promise<SanitizeResult> {
  try {
    return sanitize(html);
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
  }
  // jsdom takes longer to load than a thousand documents, and those of plain elements do without it.
  say({ id, isUnderWay: false });
  const { createPurifier } = await import("./purify.ts");
  purify = createPurifier();
  say({ id, isUnderWay: true });
  return sanitize(html);
}

const say = (progress: WorkerProgress): void => parentPort?.postMessage(progress);
