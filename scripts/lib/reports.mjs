/** What the JSON reports of Vitest and Playwright say: counts, and what failed, so that the end of a long log names it. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @returns what a file holds, or nothing where it is missing or broken: who asks then reports a failure of the run itself */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

const line = (where, title, message = "") => {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${where} › ${title}${first && `: ${first.slice(0, 200)}`}`;
};

/**
 * @param {string} file of Vitest's reporter `json`
 * @returns {{ passed: number, failed: number, failures: readonly string[] }}
 */
export function readVitestReport(file) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = readJson(file);
  const failures = testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const own = assertionResults.filter((one) => one.status === "failed").map((one) => line(name, one.fullName, one.failureMessages?.[0]));
    return own.length === 0 && status === "failed" ? [line(name, "the file itself", message)] : own;
  });
  return { passed, failed, failures };
}

/**
 * @param {string} file of Playwright's reporter `json`
 * @returns {{ passed: number, failed: number, failures: readonly string[] }} a test that passed at a second try has failed
 */
export function readPlaywrightReport(file) {
  const { stats: { expected: passed = 0, unexpected = 0, flaky = 0 } = {}, suites = [], errors = [] } = readJson(file);
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites
    .flatMap(specs)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => line(`${spec.file}:${spec.line}`, spec.title, results.find(({ error }) => error)?.error.message)),
    );
  return {
    passed,
    failed: unexpected + flaky,
    failures: [...failures, ...errors.map(({ message }) => line("Playwright", "the run", message))],
  };
}
