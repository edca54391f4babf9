/** A worker that echoes, and breaks on command. */
import { setTimeout } from "node:timers/promises";
import { parentPort, threadId } from "node:worker_threads";
import type { WorkerProgress, WorkerRequest, WorkerResponse } from "../result.ts";

let seen = 0;

const say = (progress: WorkerProgress): void => parentPort?.postMessage(progress);

export async function sanitizeDocuments({ id, documents }: WorkerRequest): Promise<WorkerResponse> {
  say({ id, isUnderWay: true });
  const results: { readonly html: string }[] = [];
  for (const html of documents) results.push({ html: await misbehave(id, html) });
  return { results, heapMb: documents.includes("heavy") ? 9999 : 1 };
}

async function misbehave(id: number, html: string): Promise<string> {
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
    await setTimeout(900);
    say({ id, isUnderWay: true });
  }
  if (html === "exit") process.exit(3);
  if (html === "hang") for (;;);
  if (html === "hog") {
    const hoard: object[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, () => ({})));
  }
  return html === "who" ? String(threadId) : html;
}
