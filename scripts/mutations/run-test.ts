/** Runs named tests in a checkout and reads their results. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReports, type TestRun, type TestRuns } from "../traceability/reports.ts";
import type { Proof } from "../traceability/table.ts";
import { patternOf } from "../traceability/titles.ts";
import { freePort } from "../lib/free-port.mjs";
import { type MutationRun, runQuietly } from "./child.ts";
import type { VitestRunner } from "./vitest-runner.ts";

/** End-to-end tests look at the built portal in a browser. */
export const isEndToEnd = ({ file }: Proof): boolean => file.endsWith(".spec.ts");

/** Tests of components in a browser, which vitest drives. */
const isInBrowser = ({ file }: Proof): boolean => file.includes(".browser.test.");

/** The result of each test; "missing" where none of that title ran. A title with "*" has failed where one of its tests has. */
export type Outcome = TestRun["status"] | "missing";

interface Ran {
  readonly runs: TestRuns;
  readonly printed: string;
}

/** Tests of one kind, or of several: each kind runs by itself. */
export async function runTests(
  checkout: MutationRun,
  vitest: VitestRunner,
  tests: readonly Proof[],
  data: "demo" | "empty" = "demo",
): Promise<{ outcomes: Outcome[]; printed: string }> {
  const [endToEnd, others] = [tests.filter(isEndToEnd), tests.filter((test) => !isEndToEnd(test))];
  const [browser, node] = [others.filter(isInBrowser), others.filter((test) => !isInBrowser(test))];
  const ran: Ran[] = [];
  if (node.length > 0) ran.push(await vitest.run(files(node), pattern(node)));
  if (browser.length > 0) ran.push(await runInBrowser(checkout, browser));
  if (endToEnd.length > 0) ran.push(await runEndToEnd(checkout, endToEnd, data));
  const outcomes = tests.map(({ file, title }) => {
    const titles = patternOf(title);
    const found = ran.flatMap(({ runs }) => runs.get(file) ?? []).filter((run) => titles.test(run.title));
    const statuses = found.map(({ status }) => status);
    return statuses.find((status) => status === "failed") ?? statuses.find((status) => status === "passed") ?? statuses[0] ?? "missing";
  });
  return { outcomes, printed: ran.map(({ printed }) => printed).join("\n") };
}

const files = (tests: readonly Proof[]): string[] => [...new Set(tests.map(({ file }) => file))];

/** As a pattern for all those titles; vitest and Playwright join the titles of describes and test by a space. */
const pattern = (tests: readonly Proof[]): string =>
  [...new Set(tests.map(({ title }) => patternOf(title).source.slice(1, -1).replaceAll(" > ", " (?:> )?")))].join("|");

/** As vitest.config.ts names it, by the folder of its tests; undefined for tests that run in a browser. */
export const projectOf = (test: Proof): string | undefined =>
  isEndToEnd(test) || isInBrowser(test) ? undefined : /^(?:(?:packages|apps)\/)?([^/]+)/.exec(test.file)?.[1];

const runInBrowser = (checkout: MutationRun, tests: readonly Proof[]): Promise<Ran> =>
  withReport(checkout, (report) =>
    runQuietly(checkout, [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...files(tests),
      "--project=browser",
      "--testNamePattern",
      pattern(tests),
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]),
  );

/** On demonstration content that the first run has imported, before anything was broken, or on an empty database, into which the broken portal imports it. */
async function runEndToEnd(checkout: MutationRun, tests: readonly Proof[], data: "demo" | "empty"): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "portal-e2e-"));
  const prepared = data === "demo" ? join(checkout.root, "test-results/mutations-prepared") : join(folder, "prepared");
  const port = process.env["E2E_PORT"] ?? String(await freePort());
  const env = { E2E_PORT: port, E2E_DATA_DIR: folder, E2E_PREPARED_DIR: prepared };
  try {
    return await withReport(checkout, (report) =>
      runQuietly({ ...checkout, env: { ...checkout.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } }, [
        "node_modules/@playwright/test/cli.js",
        "test",
        "--config",
        "apps/portal/e2e/playwright.config.ts",
        ...files(tests).map((file) => file.slice(file.lastIndexOf("/") + 1)),
        "--grep",
        pattern(tests),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withReport(checkout: MutationRun, run: (report: string) => Promise<{ printed: string }>): Promise<Ran> {
  const reports = join(checkout.root, "test-results/mutations");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const { printed } = await run(join(reports, "report.json"));
  return { runs: readReports(reports, checkout.root), printed };
}
