import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root as repository } from "../lib/root.mjs";
import { createVitestRunner, type VitestRunner } from "./vitest-runner.ts";

/** Below the repository, whose vitest it runs. */
let root: string;
let runner: VitestRunner | undefined;
beforeEach(() => {
  mkdirSync(join(repository, ".cache"), { recursive: true });
  root = mkdtempSync(join(repository, ".cache/vitest-runner-"));
  write("scripts/mutations/vitest-process.ts", `import ${JSON.stringify(join(import.meta.dirname, "vitest-process.ts"))};`);
  write(
    "vitest.config.ts",
    'export default { test: { include: ["**/*.proof.ts"], projects: [{ extends: true, test: { name: "here", isolate: false, testTimeout: 600_000 } }] } };',
  );
  write("retry.ts", "export const RETRIES = 3;");
  write("count.ts", 'import { RETRIES } from "./retry.ts";\nexport const count = () => RETRIES;');
  write(
    "retry.proof.ts",
    'import { expect, it } from "vitest"; import { count } from "./count.ts"; it("tries three times", async () => expect(await count()).toBe(3)); it("other", () => {});',
  );
});
afterEach(async () => {
  await runner?.close();
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string): string => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return join(root, file);
};
const start = (limit?: number): VitestRunner =>
  (runner = createVitestRunner({ root, node: process.execPath, env: process.env, signal: new AbortController().signal }, ["here"], limit));
const statuses = async (vitest: VitestRunner): Promise<unknown> =>
  (await vitest.run(["retry.proof.ts"], "tries three")).runs.get("retry.proof.ts");
const runs = (status: string): object[] => [
  { title: "tries three times", status },
  { title: "other", status: "skipped" },
];

it("reads a module again that was broken or restored, and not what it knew of it", { timeout: 600_000 }, async () => {
  const vitest = start();
  expect(await statuses(vitest)).toEqual(runs("passed"));
  vitest.changed(write("retry.ts", "export const RETRIES = 1;"));
  expect(await statuses(vitest)).toEqual(runs("failed"));
  vitest.changed(write("retry.ts", "export const RETRIES = 3;"));
  expect(await statuses(vitest)).toEqual(runs("passed"));
});

it("calls a test failed that waits for ever, however long its project lets it", { tags: "verify", timeout: 600_000 }, async () => {
  const vitest = start(20_000);
  expect(await statuses(vitest)).toEqual(runs("passed"));
  vitest.changed(write("count.ts", "export const count = () => new Promise(() => {});"));
  expect(await statuses(vitest)).toEqual(runs("failed"));
});

it("starts another process where a test never ends", { tags: "verify", timeout: 600_000 }, async () => {
  const vitest = start(20_000);
  expect(await statuses(vitest)).toEqual(runs("passed"));
  const beat = join(root, "beat");
  const loop = `import { writeFileSync } from "node:fs";\nfor (;;) writeFileSync(${JSON.stringify(beat)}, String(performance.now()));`;
  vitest.changed(write("retry.ts", loop));
  expect(await vitest.run(["retry.proof.ts"], "tries three")).toEqual({ runs: new Map(), printed: "Vitest did not end within 20 s." });
  const last = readFileSync(beat, "utf8");
  await setTimeout(300);
  expect(readFileSync(beat, "utf8"), "the worker that loops is killed").toBe(last);
  vitest.changed(write("retry.ts", "export const RETRIES = 3;"));
  expect(await statuses(vitest)).toEqual(runs("passed"));
});
