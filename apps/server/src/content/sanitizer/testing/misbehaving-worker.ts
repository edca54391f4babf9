/** A worker that echoes, and breaks on command. */
import { parentPort, threadId } from "node:worker_threads";
import type { WorkerRequest, WorkerResponse } from "../result.ts";

let seen = 0;

export function sanitizeDocument({ id, html }: WorkerRequest): WorkerResponse | Promise<never> {
  parentPort?.postMessage(id);
  seen += 1;
  if (html === "throw" || (html === "crash once" && seen > 1)) throw new Error("broken on purpose");
  if (html === "crash")
    return new Promise(() => {
      setImmediate(() => {
        throw new Error("broken on purpose");
      });
    });
  if (html === "exit") process.exit(3);
  if (html === "hang") for (;;);
  if (html === "hog") {
    const hoard: object[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, () => ({})));
  }
  return { result: { html: html === "who" ? String(threadId) : html }, heapMb: html === "heavy" ? 9999 : 1 };
}
