/** The process that unpacks pictures, where they ask for too much of it, and where it is not allowed to end. */
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, test, vi } from "vitest";
import { pictureLimits } from "./limits.ts";
import { resize } from "./resize.ts";
import { noise } from "./testing/bitmaps.ts";

const large = await noise(1600, 1200).jpeg({ quality: 90 }).toBuffer();

async function* parts(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, 1000);
  yield bytes.subarray(1000);
}

const never = new AbortController().signal;
/** Processes that this one has started for pictures: by their numbers, the niceness of each, and how soon it ends where memory runs out. */
function started(): Map<number, readonly number[]> {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOurs(name));
  return new Map(
    all.map((name) => [Number(name), [getPriority(Number(name)), Number(readFileSync(`/proc/${name}/oom_score_adj`, "utf8"))]]),
  );
}

/** Reads a picture, behind everything else. */
const isUnderWay = () => vi.waitFor(() => expect([...started().values()]).toEqual([[19, 1000]]), 60_000);

function isOurs(pid: string): boolean {
  try {
    const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
    return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("resizing-program");
  } catch {
    return false; // It has ended meanwhile.
  }
}

describe("the process that unpacks a picture", { timeout: 120_000 }, () => {
  test.each([
    ["computes for too long", { processorMilliseconds: 700 }],
    ["takes too much memory", { memoryBytes: 110_000_000 }],
  ])("ends itself where it %s", async (_, bounds) => {
    expect(await resize(parts(large), { ...pictureLimits, ...bounds }, never)).toEqual({ failure: "too-complex" });
  });

  test("is ended where it takes too long on a busy machine, which is not the picture's fault", async () => {
    await expect(resize(parts(large), { ...pictureLimits, milliseconds: 100 }, never)).rejects.toThrow("timeout");
  });

  test.skipIf(process.platform !== "linux")("ended from outside, or with the portal, says nothing about the picture", async () => {
    const portal = new AbortController();
    const stopped = resize(parts(large), pictureLimits, portal.signal);
    await isUnderWay();
    portal.abort();
    await expect(stopped).rejects.toThrow("abort");
    await vi.waitFor(() => expect(started().size).toBe(0), 60_000);

    const ended = resize(parts(large), pictureLimits, never);
    await isUnderWay();
    for (const pid of started().keys()) process.kill(pid, "SIGTERM");
    await expect(ended).rejects.toThrow("SIGTERM");
  });

  test.skipIf(process.platform !== "linux")("that a picture breaks is a failure of the picture", async () => {
    const broken = resize(parts(large), pictureLimits, never);
    await isUnderWay();
    for (const pid of started().keys()) process.kill(pid, "SIGSEGV");
    expect(await broken).toEqual({ failure: "ended by SIGSEGV" });
  });
});
