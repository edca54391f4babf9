/** Which tests ran, by the JSON reports of vitest and Playwright. */
import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";

export interface TestRun {
  /** Titles of its describes and its own, joined by " > ". */
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
}

/** By file, relative to the checkout. A test of several runs (two databases, say) is there several times. */
export type TestRuns = ReadonlyMap<string, readonly TestRun[]>;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** All runs in the reports of a folder. Files that are no report are skipped. */
export function readReports(folder: string, root: string): TestRuns {
  const runs = new Map<string, TestRun[]>();
  const add = (file: string, run: TestRun): void => {
    const path = relative(root, file).replaceAll("\\", "/");
    runs.set(path, [...(runs.get(path) ?? []), run]);
  };
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".json")) continue;
    const report = JSON.parse(readFileSync(join(folder, name), "utf8")) as Partial<VitestReport & PlaywrightReport>;
    if (report.testResults) addVitest(report as VitestReport, add);
    else if (report.suites && report.config) addPlaywright(report as PlaywrightReport, add);
  }
  return runs;
}

type Add = (file: string, run: TestRun) => void;

function addVitest({ testResults }: VitestReport, add: Add): void {
  for (const { name, assertionResults } of testResults)
    for (const { ancestorTitles, title, status } of assertionResults)
      add(name, {
        title: [...ancestorTitles, title].join(" > "),
        status: status === "passed" || status === "failed" ? status : "skipped",
      });
}

/** Playwright's status is about what was expected: "flaky" passed at last, but is no proof. */
const playwrightStatus = new Map<string, TestRun["status"]>([
  ["expected", "passed"],
  ["skipped", "skipped"],
]);

function addPlaywright({ config, suites }: PlaywrightReport, add: Add): void {
  const visit = (suite: PlaywrightSuite, titles: readonly string[]): void => {
    const file = isAbsolute(suite.file) ? suite.file : join(config.rootDir, suite.file);
    for (const spec of suite.specs ?? [])
      for (const { status } of spec.tests)
        add(file, { title: [...titles, spec.title].join(" > "), status: playwrightStatus.get(status) ?? "failed" });
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  // The outermost suites are the files themselves.
  for (const suite of suites) visit(suite, []);
}
