/**
 * `npm run verify`: what takes too long for each change (`npm test` stays below 25 minutes in CI) and is to be seen before a release. Each step says what it
 * proves; all of them run, whatever fails. `npm run verify -- WORD` runs the steps whose names hold the word.
 */
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "apps/portal/e2e/playwright.config.ts"];
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot"];

/** @type {readonly { name: string, proves: string, args: readonly string[], times?: number, env?: Readonly<Record<string, string>> }[]} */
const steps = [
  {
    name: "mutations",
    proves: "each rule of scripts/mutations/rules, broken on purpose, is caught by the test that its proof names",
    args: ["scripts/mutate.ts"],
  },
  {
    name: "long tests",
    proves:
      "what npm test leaves out of the unit, component and server tests holds too: second ways to the same proof, and those that take long",
    args: [...vitest, "--tags-filter=verify"],
  },
  {
    name: "stories",
    proves: "every story of Storybook is drawn and is accessible, also those of pages, blocks and widgets, which npm test leaves out",
    args: [...vitest, "--config", "stories/vitest.config.ts"],
  },
  {
    name: "one process",
    proves: "every page and form is right where one process answers, also what npm test looks at on two only or leaves out",
    args: playwright,
  },
  {
    name: "two processes",
    proves: "every page and form is the same where two processes answer by turns, not only what npm test looks at there",
    args: playwright,
    env: { E2E_PROCESSES: "2", SESSION_ROUNDS: "1000" },
  },
  {
    name: "journeys by keyboard",
    proves:
      "a first day, a new look and an ordinary day are gone through in English and by keyboard alone, on two processes; the steps before go through them in Vietnamese with a mouse, npm test through two tasks of the day",
    args: [...playwright, "/(?:first-day|new-look|ordinary-day)\\.spec\\.ts$"],
    env: { E2E_PROCESSES: "2", E2E_DESK: "keyboard" },
  },
  {
    name: "coherence",
    proves: "after each of ten thousand changes of all kinds, two processes answer what a third one, which keeps nothing, draws anew",
    args: [...vitest, "--project", "server", "pages/coherence"],
    env: { COHERENCE_CHANGES: "10000", COHERENCE_SEED: String(Date.now()) },
  },
  {
    name: "embargo",
    proves: "nothing of a change set that is not live, in whichever state, is in any public answer, and all of it is once it is published",
    args: [...vitest, "--project", "server", "features/editing/embargo"],
    env: { EMBARGO: "all" },
  },
  {
    name: "every call",
    proves: "no call of the OpenAPI document fails inside or answers what is not documented, whatever is wrong with it",
    args: [...vitest, "--project", "server", "plugins/openapi-calls"],
    env: { API_WALK: "all" },
  },
  {
    name: "previews",
    proves: "ten thousand previews leave every row of every table as it was",
    args: [...vitest, "--project", "server", "preview/load-as-if-published"],
    env: { PREVIEWS: "10000" },
  },
  {
    name: "varnish",
    proves:
      "after each of a thousand random changes, while visitors ask for pages all the time, Varnish shows what is drawn anew, and nothing stale stays",
    args: [...vitest, "--project", "server", "deployment/varnish.test"],
    env: { CI: "true", VARNISH_CHANGES: "1000", VARNISH_SEED: String(Date.now()) },
  },
  {
    name: "editing",
    proves:
      "a thousand random sequences of what five people, an import and the time do to change sets come to what a model says, step by step",
    args: [...vitest, "--project", "server", "features/editing/model"],
    env: { EDITING_SEQUENCES: "1000", EDITING_SEED: String(Date.now() % 1_000_000) },
  },
  {
    name: "layout sequences",
    proves:
      "after a thousand random sequences of commands, lost answers, reloads, restarts and sessions that end, the same commands in order are saved, and undo leads to the start",
    args: [...vitest, "--project", "scripts", "layout-sequences"],
    env: { LAYOUT_SEQUENCES: "1000", LAYOUT_SEED: String(Date.now() % 1_000_000) },
  },
  {
    name: "record sequences",
    proves:
      "after a thousand random sequences of typing, lost answers, lost pages, restarts and sessions that end, each field of a record is saved as it was typed last",
    args: [...vitest, "--project", "scripts", "record-sequences"],
    env: { RECORD_SEQUENCES: "1000", RECORD_SEED: String(Date.now() % 1_000_000) },
  },
  {
    name: "embedded PostgreSQL",
    proves: "all of the server's suite holds on the embedded PostgreSQL, as it does in npm test on the system's",
    args: [...vitest, "--project", "server"],
  },
  {
    name: "random inputs",
    proves: "what holds for any input (layouts, commands, files, HTML) holds for ten times as many, each time other ones",
    args: [
      ...vitest,
      "--project",
      "core",
      "--project",
      "server",
      "total",
      "properties",
      "lint-",
      "edit-text",
      "migrate-layout",
      "sanitizer/verify",
    ],
    times: 10,
  },
];

process.chdir(root);
await ensureInstalled();
const node = findNode();
ensureBrowser();
const env = toolEnvironment();
await ensureBuilt(node);

const [word = ""] = process.argv.slice(2);
const results = [];
for (const { name, proves, args, times = 1, env: extra = {} } of steps.filter((step) => step.name.includes(word))) {
  console.log(`\n— ${name}: ${proves}`);
  const started = performance.now();
  let passed = 0;
  for (let turn = 0; turn < times; turn += 1) if ((await run(node, args, { cwd: root, env: { ...env, ...extra } })) === 0) passed += 1;
  results.push({ name, proves, ok: passed === times, seconds: Math.round((performance.now() - started) / 1000) });
}

console.log("\nVerified:");
for (const { name, proves, ok, seconds } of results) console.log(`${ok ? "✓" : "✗"} ${name} (${seconds} s): ${proves}`);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
