/** The worker: one document at a time, so that the event loop turns between two and jsdom's memory is freed. */
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import type { DocumentLimits } from "./limits.ts";
import type { WorkerProgress, WorkerRequest, WorkerResponse } from "./result.ts";
import { createDocumentSanitizer } from "./sanitize.ts";

class NotLoaded extends Error {}

let purify: (html: string) => string = () => {
  throw new NotLoaded();
};
const sanitize = createDocumentSanitizer(workerData as DocumentLimits, (html) => purify(html));

export async function sanitizeDocument(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    return answer(request);
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
  }
  // jsdom takes longer to load than a thousand documents, and those of plain elements do without it.
  say({ id: request.id, isUnderWay: false });
  const { createPurifier } = await import("./purify.ts");
  purify = createPurifier();
  return answer(request);
}

function answer({ id, html }: WorkerRequest): WorkerResponse {
  // Its time starts here: neither waiting nor the worker's own start count.
  say({ id, isUnderWay: true });
  return { result: sanitize(html), heapMb: getHeapStatistics().used_heap_size / 2 ** 20 };
}

const say = (progress: WorkerProgress): void => parentPort?.postMessage(progress);
