import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";
import { root } from "./root.mjs";

let folder = "";
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
/** Runs a tool on tests that fail, without the variables by which Vitest tells this test's process that it is one of its own. */
function runTool(tool: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): void {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const env = { ...Object.fromEntries(own), ...extra };
  expect(spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], { cwd: folder, env, encoding: "utf8" }).status).toBe(1);
}

beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache/reports-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the tests and files that failed in Vitest are named with the first line of their message", () => {
  write("a.test.mjs", `import { expect, it } from "vitest"; it("adds", () => expect(1).toBe(2)); it("is", () => expect(1).toBe(1));`);
  write("b.test.mjs", `throw new Error("no file");`);
  runTool("vitest/vitest.mjs", ["run", "--root", folder, "--reporter=json", "--outputFile.json=vitest.json"]);
  const report = readVitestReport(join(folder, "vitest.json"));
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(report.failures).toEqual([
    expect.stringMatching(/a\.test\.mjs › adds: AssertionError: expected 1 to be 2/),
    expect.stringMatching(/b\.test\.mjs › the file itself: no file/),
  ]);
}, 600_000);

it("the tests that failed in Playwright are named, also those that passed at a second try", () => {
  write(
    "c.spec.mjs",
    `import { expect, test } from "@playwright/test"; test("adds", () => expect(1).toBe(2)); test("is", ({}, { retry }) => expect(retry).toBe(1));`,
  );
  write("playwright.config.mjs", `export default { testMatch: "*.spec.mjs", outputDir: "output", retries: 1, reporter: "json" };`);
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "playwright.json") };
  runTool("@playwright/test/cli.js", ["test"], output);
  const report = readPlaywrightReport(output.PLAYWRIGHT_JSON_OUTPUT_FILE);
  expect(report).toMatchObject({ passed: 0, failed: 2 });
  expect(report.failures).toEqual([
    expect.stringMatching(/c\.spec\.mjs:1 › adds: Error: expect/),
    expect.stringMatching(/c\.spec\.mjs:1 › is: Error: expect/),
  ]);
}, 600_000);

it("a run that left no report has passed nothing", () => {
  expect(readVitestReport(join(folder, "nothing.json"))).toEqual({ passed: 0, failed: 0, failures: [] });
  expect(readPlaywrightReport(join(folder, "nothing.json"))).toEqual({ passed: 0, failed: 0, failures: [] });
});
