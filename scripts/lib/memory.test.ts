import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { collectorFlags, withMemoryLimits } from "./memory.mjs";

const MB = 2 ** 20;

/** What limits a process that is started so. V8 counts three semi-spaces to its limit, beside the old space. */
function limitsOf(env: Readonly<Record<string, string>>): unknown {
  const script = `const { heap_size_limit } = process.getBuiltinModule("node:v8").getHeapStatistics();
    console.log(JSON.stringify({ heap: heap_size_limit / ${MB}, arenas: process.env.MALLOC_ARENA_MAX }));`;
  const { stdout } = spawnSync(process.execPath, ["-e", script], { env: withMemoryLimits(env), encoding: "utf8" });
  return JSON.parse(stdout);
}

it("the server's process has limits of V8 and of glibc, before which the operator's count", () => {
  expect(limitsOf({})).toEqual({ heap: 1024 + 3 * 8, arenas: "2" });
  expect(limitsOf({ NODE_OPTIONS: "--max-old-space-size=2048", MALLOC_ARENA_MAX: "4" })).toEqual({ heap: 2048 + 3 * 8, arenas: "4" });
  expect(limitsOf({ NODE_OPTIONS: "--max-semi-space-size=16", MALLOC_ARENA_MAX: "" })).toEqual({ heap: 1024 + 3 * 16, arenas: "2" });
});

it("Node knows what the server's process is started with", () => {
  expect(spawnSync(process.execPath, [...collectorFlags, "-e", ""], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});
