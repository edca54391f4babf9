/**
 * `npm run mutate`: breaks each rule of scripts/mutations/rules in turn and expects its named test to fail.
 * `--only WORDS` (any part of rule, file or test) runs some, `--new` those that have no row in the table; `--check` runs nothing and says which patches no longer fit.
 */
import { performance } from "node:perf_hooks";
import { findBrowser } from "./lib/browser.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { root } from "./lib/root.mjs";
import { checkMutations } from "./mutations/check.ts";
import { copyCheckout, removeCheckout } from "./mutations/checkout.ts";
import { type Mutation, readMutations, testOf } from "./mutations/mutation.ts";
import { whileBroken } from "./mutations/patch.ts";
import { build, type Checkout, isEndToEnd, type Outcome, runTests } from "./mutations/run-test.ts";
import { document, readRows, rowsOf, writeTable } from "./mutations/table.ts";
import type { Proof } from "./traceability/table.ts";

const all = readMutations(root);
const [option, words] = process.argv.slice(2);

if (option === "--check") {
  const problems = checkMutations(root, all);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `All ${all.length} mutations fit.` : `${problems.length} things are wrong with the mutations.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else if (option === undefined || option === "--new" || (option === "--only" && words !== undefined)) {
  const [rows, written] = [rowsOf(root, all), readRows(root)];
  const isChosen = (one: Mutation): boolean =>
    option === "--new" ? !written.has(rows.get(one) ?? "") : [one.rule, one.file, one.test].some((text) => text.includes(words ?? ""));
  process.exitCode = (await mutate(all.filter(isChosen))) ? 0 : 1;
} else {
  console.error("Usage: npm run mutate [-- --only WORDS | --new | --check]");
  process.exitCode = 2;
}

/** Whether every rule was caught. */
async function mutate(chosen: readonly Mutation[]): Promise<boolean> {
  const copy = copyCheckout(root);
  const chromium = findBrowser();
  const env = toolEnvironment({ ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) });
  const checkout = { root: copy, node: findNode(), env };
  const outcomes = new Map<Mutation, boolean>();
  try {
    // Those of a browser last: they build the portal with the rule broken.
    const [slow, quick] = [chosen.filter((one) => isEndToEnd(testOf(one))), chosen.filter((one) => !isEndToEnd(testOf(one)))];
    if (chosen.some(({ test }) => test.startsWith("apps/"))) await build(checkout);
    for (const group of [quick, slow].filter(({ length }) => length > 0)) {
      const { outcomes: before, printed } = await runTests(checkout, group.map(testOf));
      if (before.includes("missing")) console.log(printed);
      for (const [index, mutation] of group.entries()) outcomes.set(mutation, await tryOne(checkout, mutation, before[index] ?? "missing"));
    }
  } finally {
    removeCheckout(copy);
  }
  writeTable(root, all, outcomes);
  const missed = chosen.filter((mutation) => !outcomes.get(mutation));
  console.log(
    `\n${chosen.length - missed.length} of ${chosen.length} broken rules were caught by their named tests; the table is ${document}.`,
  );
  return missed.length === 0;
}

async function tryOne(checkout: Checkout, mutation: Mutation, before: Outcome): Promise<boolean> {
  const started = performance.now();
  const test = testOf(mutation);
  const after = before === "passed" ? await whileBroken(checkout.root, mutation, () => outcomeOf(checkout, test)) : undefined;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${after === "failed" ? "✓" : "✗"} ${mutation.rule} · ${mutation.broken} (${seconds} s)`);
  if (after === undefined) console.log(`    ${mutation.test}: ${before} although nothing is broken.`);
  else if (after !== "failed") console.log(`    ${mutation.test}: ${after} although ${mutation.file} is broken.`);
  return after === "failed";
}

async function outcomeOf(checkout: Checkout, test: Proof): Promise<Outcome> {
  const built = isEndToEnd(test) ? await build(checkout) : undefined;
  if (built && built.code !== 0) return (console.log(built.printed), "missing");
  const { outcomes, printed } = await runTests(checkout, [test]);
  if (outcomes[0] === "missing") console.log(printed);
  return outcomes[0] ?? "missing";
}
