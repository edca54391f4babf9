import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { afterEach, describe, expect, it } from "vitest";
import { createSanitizer, type Sanitizer } from "./index.ts";
import { documentLimits, type WorkerLimits, workerLimits } from "./limits.ts";
import { Pool } from "./pool.ts";
import type { SanitizeResult, WorkerRequest, WorkerResponse } from "./result.ts";

const misbehaving = new URL("./testing/misbehaving-worker.ts", import.meta.url);

let sanitizer: Sanitizer | undefined;
afterEach(() => sanitizer?.close());
const start = ({ limits, script = misbehaving }: { readonly limits?: Partial<WorkerLimits>; readonly script?: URL } = {}): Sanitizer =>
  (sanitizer = new Pool({ workers: 1, documents: documentLimits, limits: { ...workerLimits, ...limits }, script }));
/** All at once, so that every worker has something to do; in the same order. */
const all = (sanitizer: Sanitizer, documents: readonly string[]): Promise<SanitizeResult[]> =>
  Promise.all(documents.map((html) => sanitizer.sanitize(html)));

describe("a worker that breaks", () => {
  it.each(["crash", "throw", "exit"])("is replaced (%s); only the document that broke two of them is refused", async (bad) => {
    const results = await all(start(), ["a", bad, "b", "c", bad, "d"]);
    expect(results.map((result) => ("html" in result ? result.html : result.refused))).toEqual([
      "a",
      "too-heavy",
      "b",
      "c",
      "too-heavy",
      "d",
    ]);
  });

  it("is not held against a document that a fresh one takes", async () => {
    expect(await all(start(), ["a", "crash once", "b"])).toEqual([{ html: "a" }, { html: "crash once" }, { html: "b" }]);
  });

  it("is stopped when it takes too long", async () => {
    const results = await all(start({ limits: { milliseconds: 300 } }), ["a", "hang", "b"]);
    expect(results).toEqual([
      { html: "a" },
      { refused: "too-slow", problem: expect.stringContaining("0.3 s") as string, advice: "Simplify or split it." },
      { html: "b" },
    ]);
  });

  it("is given time to load what a document needs", async () => {
    expect(await all(start({ limits: { milliseconds: 300 } }), ["load", "a"])).toEqual([{ html: "load" }, { html: "a" }]);
  });

  it("is stopped by V8 when it takes too much memory", async () => {
    const results = await all(start({ limits: { heapMb: 24 } }), ["a", "hog", "b"]);
    expect(results).toEqual([
      { html: "a" },
      { refused: "too-heavy", problem: expect.stringContaining("memory") as string, advice: "Simplify or split it." },
      { html: "b" },
    ]);
  });

  it("does not leave anyone waiting when it cannot start", async () => {
    const broken = start({ script: new URL("./testing/broken-worker.ts", import.meta.url) });
    await expect(all(broken, ["a", "b"])).rejects.toThrow("does not start");
  });
});

describe("a worker", () => {
  it("is replaced after a number of documents, and when its heap has grown", async () => {
    const pool = start({ limits: { recycleAfter: 3 } });
    const ids = [];
    for (let index = 0; index < 6; index += 1) ids.push(await pool.sanitize("who"));
    expect(new Set(ids.map((result) => JSON.stringify(result))).size).toBe(2);
    expect(await pool.sanitize("heavy")).toEqual({ html: "heavy" });
    expect(ids).not.toContainEqual(await pool.sanitize("who"));
  });

  it("keeps its memory over thousands of documents", { tags: "verify" }, async () => {
    const workers = new Piscina<WorkerRequest, WorkerResponse>({
      filename: fileURLToPath(new URL("./worker.ts", import.meta.url)),
      name: "sanitizeDocuments",
      maxThreads: 1,
      atomics: "disabled",
      workerData: documentLimits,
      execArgv: ["--conditions=@portal/source"],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const heaps: number[] = [];
    for (let id = 0; id < 180; id += 1) {
      const html = `<ul>${`<li class="x">${id} <b>ngân sách</b></li>`.repeat(20)}</ul><svg></svg>`;
      heaps.push((await workers.run({ id, documents: Array.from({ length: 10 }, () => html) })).heapMb);
    }
    await workers.destroy();
    // Garbage is collected between: the least of each third tells what stays. Documents that stayed would be some 100 MB a thousand.
    const least = [0, 1, 2].map((third) => Math.min(...heaps.slice(third * 60, third * 60 + 60)));
    expect(Math.max(...heaps)).toBeLessThan(192);
    expect(least[2]).toBeLessThan((least[1] ?? 0) + 30);
  });

  it("answers each of many documents that come at once as it does when they come one by one", { tags: "verify" }, async () => {
    const documents = Array.from({ length: 100 }, (_, index) => {
      const ends = ["", "<svg></svg>", "<div>".repeat(300), "<script>x</script>", "<p>"];
      return `<h1 onclick="x">${index} ngân sách</h1>${"<p>dài</p>".repeat(index % 7 === 0 ? 4000 : 1)}${ends[index % 5] ?? ""}`;
    });
    const pool = (sanitizer = createSanitizer(2));
    const together = await all(pool, documents);
    const oneByOne: SanitizeResult[] = [];
    for (const html of documents) oneByOne.push(await pool.sanitize(html));
    expect(together).toEqual(oneByOne);
    expect(together.map((result) => ("html" in result ? /(\d+) ngân/.exec(result.html)?.[1] : result.refused))).toEqual(
      documents.map((_, index) => (index % 5 === 2 ? "too-deep" : String(index))),
    );
  });

  it("rejects what it has not come to when the sanitiser closes", async () => {
    const pool = start();
    const pending = all(pool, ["hang", "a", "b", "c", "d", "e", "f"]);
    await Promise.all([expect(pending).rejects.toThrow("closed"), pool.close()]);
    await expect(pool.sanitize("late")).rejects.toThrow("closed");
  });

  it("is not started for a document that came in the turn in which the sanitiser closes", async () => {
    const pool = start();
    const pending = pool.sanitize("a");
    await Promise.all([expect(pending).rejects.toThrow("closed"), pool.close()]);
  });
});
