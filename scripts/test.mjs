/** `npm test`: installs what is missing, then checks and tests everything. The last line is `N passed, N failed`. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { startSystemPostgres } from "./lib/postgres.mjs";
import { readPlaywrightReport, readVitestReport } from "./lib/reports.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { check, total } from "./lib/stages.mjs";

/** Specs of what several processes could break run on two, the harder case; all else is drawn from the one database. `npm run verify` runs all on one and all on two. */
const stateful = String.raw`/(?:forms|live|processes|sessions|visitors)\.spec\.ts$`;

process.chdir(root);
await ensureInstalled();
const node = findNode();
ensureBrowser();
const env = toolEnvironment();
await ensureBuilt(node);

const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** A portal's first start, made once for both runs of the end-to-end tests. Outside the checkout, whose folders a user of PostgreSQL's own may not enter. */
const prepared = mkdtempSync(join(tmpdir(), "portal-prepared-"));

const results = [...(await runChecks(node, env))];
results.push(...(await onPostgres()));
// Examples of blocks and widgets are held to the same and more by packages/blocks/src/conformance.test.tsx and, in a browser, conformance.browser.test.tsx, shells by Shell.browser.test.tsx beside them,
// whole pages by packages/testing/src/sample-view.test.ts and by the end-to-end tests, which look for barriers on every page; `npm run verify` draws their stories too.
results.push(await vitest("stories", ["--config", "stories/vitest.config.ts", "--exclude", "**/generated/**"]));
results.push(await endToEnd("end-to-end tests", [`^(?!.*${stateful})`]));
results.push(await endToEnd("end-to-end tests on two processes", [stateful], { E2E_PROCESSES: "2" }));
rmSync(prepared, { recursive: true, force: true });
console.log("");
results.push(
  await check("rules of the specification: their tests ran and passed", node, ["scripts/traceability.ts", "--reports", reports], {
    cwd: root,
    env,
  }),
);

const { passed, failed } = total(results);
if (failed > 0) console.log("\nFailed:");
for (const result of results.filter((one) => one.failed > 0))
  for (const failure of result.failures?.length > 0 ? result.failures : ["see above"]) console.log(`✗ ${result.name}: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A run that reports nothing, or ends badly although every test passed, has failed. */
function countedBy(report, code) {
  return { ...report, failed: Math.max(report.failed, code === 0 && report.passed > 0 ? 0 : 1) };
}

async function vitest(name, args, extra = {}) {
  console.log(`\n— ${name}`);
  const report = join(reports, `${name.replaceAll(/[^a-z0-9]+/gi, "-")}.json`);
  const code = await run(
    node,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...args],
    {
      cwd: root,
      env: { ...env, ...extra },
    },
  );
  return { name, ...countedBy(readVitestReport(report), code) };
}

/** @param args of Playwright: regular expressions of specs, and options */
async function endToEnd(name, args, extra = {}) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const report = join(reports, `${name.replaceAll(/[^a-z0-9]+/gi, "-")}.json`);
  const code = await run(
    node,
    [
      join(root, "node_modules/@playwright/test/cli.js"),
      "test",
      "--config",
      "apps/portal/e2e/playwright.config.ts",
      "--grep-invert=@verify",
      ...args,
    ],
    {
      cwd: root,
      env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PREPARED_DIR: prepared },
    },
  );
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { name, ...countedBy(readPlaywrightReport(report), code) };
}

/**
 * On the system's PostgreSQL (15 or newer) where there is one, the older and so the harder case; end-to-end tests run on the embedded one, `npm run verify` runs
 * the server's suite on both. On a developer's machine without one all runs on the embedded one; in CI that fails.
 */
async function onPostgres() {
  const name = "unit, component and server tests";
  const leftOut = ["--tags-filter=!verify"];
  const postgres = await startSystemPostgres();
  if (postgres)
    try {
      return [await vitest(`${name} on PostgreSQL ${postgres.version}`, leftOut, { TEST_DATABASE_URL: postgres.url })];
    } finally {
      await postgres.stop();
    }
  if (process.env.CI) {
    console.error("\nCI needs a PostgreSQL of the system: apt-get install postgresql.");
    return [{ name: "PostgreSQL of the system", passed: 0, failed: 1 }];
  }
  console.log("\n— no PostgreSQL on this machine: the embedded one serves");
  return [await vitest(name, leftOut)];
}
