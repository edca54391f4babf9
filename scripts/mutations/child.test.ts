import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MutationRun, runQuietly } from "./child.ts";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "child-"))));
afterEach(() => rmSync(root, { recursive: true }));

const checkout = (signal = new AbortController().signal): MutationRun => ({ root, node: process.execPath, env: process.env, signal });
const ends = `setInterval(() => {}, 1000);
  process.on("SIGINT", () => setTimeout(() => (require("fs").writeFileSync("ended", ""), process.exit(0)), 100));
  require("fs").writeFileSync("ready", "");`;

describe("a child process", () => {
  it("answers its exit code and the end of what it printed", async () => {
    const { code, printed } = await runQuietly(checkout(), ["-e", "console.log('out'); console.error('err'); process.exitCode = 3"]);
    expect(code).toBe(3);
    expect(printed).toContain("out");
    expect(printed).toContain("err");
  });

  it("is asked to end when the run is interrupted, and waited for", async () => {
    const interrupted = new AbortController();
    const running = runQuietly(checkout(interrupted.signal), ["-e", ends]);
    await expect.poll(() => existsSync(join(root, "ready"))).toBe(true);
    interrupted.abort(new Error("interrupted"));
    await expect(running).rejects.toThrow("interrupted");
    expect(existsSync(join(root, "ended"))).toBe(true);
    await expect(runQuietly(checkout(interrupted.signal), ["-e", ""])).rejects.toThrow("interrupted");
  });

  it("is asked to end when its time is over", async () => {
    await runQuietly(checkout(), ["-e", ends], 1500);
    expect(existsSync(join(root, "ended"))).toBe(true);
  });
});
