/** The process that unpacks pictures, where they ask for too much of it, and where it is not allowed to end. */
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, test, vi } from "vitest";
import { pictureLimits } from "./limits.ts";
import { resize, type Resized } from "./resize.ts";
import { noise } from "./testing/bitmaps.ts";

const large = await noise(1600, 1200).jpeg({ quality: 90 }).toBuffer();

/** @param onAsked - called once the process is ready for them */
async function* parts(bytes: Buffer, onAsked?: () => void): AsyncGenerator<Buffer> {
  onAsked?.();
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

/** A picture that a process has begun to read, behind everything else. */
async function begin(signal: AbortSignal): Promise<{ readonly answer: Promise<Resized> }> {
  const asked = Promise.withResolvers<void>();
  const answer = resize(parts(large, asked.resolve), pictureLimits, signal);
  await asked.promise;
  await vi.waitFor(() => expect([...started().values()]).toEqual([[19, 1000]]), 60_000);
  return { answer };
}

const endAll = (signal: NodeJS.Signals): void => {
  for (const pid of started().keys()) process.kill(pid, signal);
};

function isOurs(pid: string): boolean {
  try {
    const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
    return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("resizing-program");
  } catch {
    return false; // It has ended meanwhile.
  }
}

describe("the process that unpacks a picture", () => {
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
    const stopped = await begin(portal.signal);
    portal.abort();
    await expect(stopped.answer).rejects.toThrow("abort");
    await vi.waitFor(() => expect(started().size).toBe(0), 60_000);

    const ended = await begin(never);
    endAll("SIGTERM");
    await expect(ended.answer).rejects.toThrow("SIGTERM");
  });

  test.skipIf(process.platform !== "linux")("that a picture breaks is a failure of the picture", async () => {
    const broken = await begin(never);
    endAll("SIGSEGV");
    expect(await broken.answer).toEqual({ failure: "ended by SIGSEGV" });
  });
});
