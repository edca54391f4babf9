/** The worker: one document a message, so that the event loop turns between two and jsdom's memory is freed. */
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import type { DocumentLimits } from "./limits.ts";
import type { WorkerRequest, WorkerResponse } from "./result.ts";
import { createDocumentSanitizer } from "./sanitize.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker of the sanitiser; import ./index.ts instead.");

const sanitize = createDocumentSanitizer(workerData as DocumentLimits);

port.on("message", ({ id, html }: WorkerRequest) => {
  const result = sanitize(html);
  port.postMessage({ id, result, heapMb: getHeapStatistics().used_heap_size / 2 ** 20 } satisfies WorkerResponse);
});
port.postMessage("ready");
