/** A worker that echoes, and breaks on command. */
import { setTimeout } from "node:timers/promises";
import { parentPort, threadId } from "node:worker_threads";
import type { WorkerProgress, WorkerRequest, WorkerResponse } from "../result.ts";

let seen = 0;

const say = (progress: WorkerProgress): void => parentPort?.postMessage(progress);

export function sanitizeDocument({ id, html }: WorkerRequest): WorkerResponse | Promise<WorkerResponse> {
  say({ id, isUnderWay: true });
  seen += 1;
  if (html === "throw" || (html === "crash once" && seen > 1)) throw new Error("broken on purpose");
  if (html === "crash")
    return new Promise(() => {
      setImmediate(() => {
        throw new Error("broken on purpose");
      });
    });
  if (html === "load") {
    say({ id, isUnderWay: false });
    return setTimeout(900).then(() => ({ result: { html }, heapMb: 1 }));
  }
  if (html === "exit") process.exit(3);
  if (html === "hang") for (;;);
  if (html === "hog") {
    const hoard: object[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, () => ({})));
  }
  return { result: { html: html === "who" ? String(threadId) : html }, heapMb: html === "heavy" ? 9999 : 1 };
}
