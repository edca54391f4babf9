import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { inWorker } from "./convert.ts";

/** A worker of these lines. */
async function script(run: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "portal-worker-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "worker.mjs");
  await writeFile(path, `export const run = ${run};`);
  return pathToFileURL(path);
}

const bytes = () => ({ bytes: new Uint8Array(1) });

test("what uses up the processor's time is refused for good", async () => {
  const bounds = { processorMilliseconds: 100, milliseconds: 50_000, heapMb: 32 };
  expect(await inWorker(await script("() => { for (;;); }"), bytes(), "too complex", bounds)).toBe("too complex");
});

test("what does not come to an end for another reason is a failure, which is tried again: a busy machine says nothing about a file", async () => {
  const bounds = { processorMilliseconds: 50_000, milliseconds: 100, heapMb: 32 };
  const waiting = await script("() => new Promise((resolve) => setTimeout(resolve, 50_000))");
  await expect(inWorker(waiting, bytes(), "too complex", bounds)).rejects.toThrow("not ready after 100 ms");
});
