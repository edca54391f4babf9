/**
 * Runs tests of vitest on request, in a process that stays: to start vitest and transform its modules takes longer than most tests. Started by
 * vitest-runner.ts in the checkout whose tests it runs, with the milliseconds that a test or hook may take and the names of the projects as arguments.
 */
import { relative } from "node:path";
import { createVitest, type TestModule } from "vitest/node";
import type { TestRun } from "../traceability/reports.ts";

export interface TestRequest {
  /** Relative to the checkout. */
  readonly files: readonly string[];
  readonly pattern: string;
  /** Files that were written since the last request, absolute. */
  readonly changed: readonly string[];
}

export interface TestReply {
  readonly runs: readonly (readonly [file: string, runs: readonly TestRun[]])[];
  /** Why files could not be loaded. */
  readonly printed: string;
}

process.env["TEST"] = process.env["VITEST"] = "true";
process.env["NODE_ENV"] = "test";

const root = process.cwd();
const [limit, ...project] = process.argv.slice(2);
// Instead of what the projects say.
const limits = { testTimeout: Number(limit), hookTimeout: Number(limit) };
const vitest = await createVitest("test", { root, watch: false, project, reporters: [{}], ...limits });
await vitest.standalone();

const stop = (): void => void vitest.close().finally(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
process.once("disconnect", stop);
process.on("message", (request: TestRequest) => void runTests(request));
process.send?.("ready");

async function runTests({ files, pattern, changed }: TestRequest): Promise<void> {
  for (const file of changed) vitest.invalidateFile(file);
  vitest.setGlobalTestNamePattern(new RegExp(pattern, "su"));
  const requested = new Set(files);
  const found = await vitest.globTestSpecifications([...files]);
  const specifications = found.filter(({ moduleId }) => requested.has(nameOf(moduleId)));
  // The result holds the files of earlier requests too.
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const modules = testModules.filter(({ moduleId }) => requested.has(nameOf(moduleId)));
  const reply: TestReply = {
    runs: modules.map((module) => [nameOf(module.moduleId), runsOf(module)] as const),
    printed: modules.flatMap((module) => module.errors().map(({ message }) => `${nameOf(module.moduleId)}: ${message}`)).join("\n"),
  };
  process.send?.(reply);
}

function nameOf(path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

const runsOf = (module: TestModule): TestRun[] =>
  [...module.children.allTests()].map((test) => {
    const { state } = test.result();
    return { title: test.fullName, status: state === "passed" || state === "failed" ? state : "skipped" };
  });
