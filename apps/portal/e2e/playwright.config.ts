import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { testChromiumLaunch } from "../../../scripts/lib/testing/chromium.ts";

/**
 * The built server on a database of its own, seeded with the demonstration content: what `npm start` gives a newcomer, behind an address
 * that passes requests on. `E2E_PROCESSES=2`: two servers on that database, by turns. The suite passes with either.
 */
const port = Number(process.env["E2E_PORT"] ?? 3210);
const root = join(import.meta.dirname, "../../..");
const dataDir = process.env["E2E_DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "portal-e2e-"));
// Workers load this file again: they must not make a folder of their own.
process.env["E2E_DATA_DIR"] = dataDir;

const longest = "visitors.spec.ts";

export default defineConfig({
  testDir: ".",
  projects: [
    // The longest journey of its run begins first: a worker that took it last would go on alone.
    { name: "visitors", testMatch: longest, teardown: "log" },
    { name: "portal", testMatch: "*.spec.ts", testIgnore: longest, teardown: "log" },
    { name: "log", testMatch: "log.teardown.ts" },
  ],
  outputDir: join(root, "test-results/e2e"),
  // Limits end tests that hang; they are far above what a test takes on a slow machine. What comes late there comes all the same; what does not come fails.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // One more than CI has processors: the slow phones wait more than they work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? join(root, "test-results/end-to-end.json") }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    launchOptions: testChromiumLaunch,
  },
  webServer: {
    command: `"${process.execPath}" apps/portal/e2e/processes/main.mjs`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 900_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 120_000 },
    env: { PORT: String(port), E2E_DATA_DIR: dataDir },
  },
});
