/** Runs named tests in a checkout and reads what came of them. */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { readReports, type TestRun } from "../traceability/reports.ts";
import type { Proof } from "../traceability/table.ts";
import { patternOf } from "../traceability/titles.ts";

/** A broken rule may make a test wait for ever. */
const LIMIT_MS = 300_000;

export interface Checkout {
  readonly root: string;
  readonly node: string;
  readonly env: NodeJS.ProcessEnv;
}

interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** End-to-end tests look at the built portal in a browser. */
export const isEndToEnd = ({ file }: Proof): boolean => file.endsWith(".spec.ts");

/** What came of each test; "missing" where none of that title ran. A title with "*" has failed where one of its tests has. */
export type Outcome = TestRun["status"] | "missing";

/** Tests of vitest (any number of files) or of Playwright, not both. */
export async function runTests(checkout: Checkout, tests: readonly Proof[]): Promise<{ outcomes: Outcome[]; printed: string }> {
  const reports = join(checkout.root, "test-results/mutations");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const report = join(reports, "report.json");
  const { printed } = await (tests.some(isEndToEnd) ? endToEnd(checkout, tests, report) : vitest(checkout, tests, report));
  const runs = readReports(reports, checkout.root);
  const outcomes = tests.map(({ file, title }) => {
    const pattern = patternOf(title);
    const found = (runs.get(file) ?? []).filter((run) => pattern.test(run.title)).map(({ status }) => status);
    return found.find((status) => status === "failed") ?? found.find((status) => status === "passed") ?? found[0] ?? "missing";
  });
  return { outcomes, printed };
}

/** Builds the portal as it is in the checkout: what end-to-end tests look at. */
export const build = (checkout: Checkout): Promise<Ended> => quietly(checkout, ["scripts/build.mjs"]);

const files = (tests: readonly Proof[]): string[] => [...new Set(tests.map(({ file }) => file))];

/** As a pattern for all those titles; vitest and Playwright join the titles of describes and test by a space. */
const pattern = (tests: readonly Proof[]): string =>
  [...new Set(tests.map(({ title }) => patternOf(title).source.slice(1, -1).replaceAll(" > ", " (?:> )?")))].join("|");

/** As vitest.config.ts names it: by its folder, but for what runs in a browser. */
const projectOf = ({ file }: Proof): string =>
  file.includes(".browser.test.") ? "browser" : (/^(?:(?:packages|apps)\/)?([^/]+)/.exec(file)?.[1] ?? "");

const vitest = (checkout: Checkout, tests: readonly Proof[], report: string): Promise<Ended> =>
  quietly(checkout, [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...files(tests),
    ...[...new Set(tests.map(projectOf))].flatMap((name) => ["--project", name]),
    "--testNamePattern",
    pattern(tests),
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);

const endToEnd = async (checkout: Checkout, tests: readonly Proof[], report: string): Promise<Ended> =>
  quietly(
    {
      ...checkout,
      env: { ...checkout.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: process.env["E2E_PORT"] ?? String(await freePort()) },
    },
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "apps/portal/e2e/playwright.config.ts",
      ...files(tests).map((file) => file.slice(file.lastIndexOf("/") + 1)),
      "--grep",
      pattern(tests),
    ],
  );

/** Answers the exit code, and the end of what it printed. */
function quietly({ root, node, env }: Checkout, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], timeout: LIMIT_MS });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed = (printed + String(chunk)).slice(-4000)));
    const forward = (signal: NodeJS.Signals): unknown => child.kill(signal);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, forward);
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.off(signal, forward);
      resolve({ code: code ?? 1, printed });
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
