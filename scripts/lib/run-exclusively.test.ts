import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

/** A process that prints "in", waits for so long, and prints "out". */
function worker(name: string, ms: number) {
  const script = `const { runExclusively } = await import(${JSON.stringify(join(import.meta.dirname, "run-exclusively.mjs"))});
    await runExclusively(async () => { console.log("in"); await new Promise((resolve) => setTimeout(resolve, ${ms})); console.log("out"); }, ${JSON.stringify(name)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const printed: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => printed.push(...chunk.toString().trim().split("\n")));
  const ended = new Promise<readonly string[]>((resolve) => child.on("close", () => resolve(printed)));
  return { child, printed, ended };
}

const patience = { timeout: 60_000 };
const waits = "Another command installs or builds in this checkout; waiting for it.";

// The name without a file exists on Linux alone; the file is what macOS has, and works everywhere but on Windows.
it.each([
  ["by a name", "\0portal-test"],
  ["by a file", join(tmpdir(), "portal-test")],
])("one works while the other waits, also where the first is killed (%s)", async (_how, prefix) => {
  const name = `${prefix}-${process.pid}`;
  const first = worker(name, 60_000);
  await expect.poll(() => first.printed, patience).toEqual(["in"]);
  const second = worker(name, 0);
  await expect.poll(() => second.printed, patience).toEqual([waits]);
  first.child.kill("SIGKILL");
  expect(await second.ended).toEqual([waits, "in", "out"]);
  expect(await worker(name, 0).ended).toEqual(["in", "out"]);
});
