/** Tries mutations in a copy of the checkout: the test of each passes before, and fails while its rule is broken. */
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { type MutationRun, runQuietly } from "./child.ts";
import { type Mutation, testOf } from "./mutation.ts";
import { whileBroken } from "./patch.ts";
import { isEndToEnd, type Outcome, projectOf, runTests } from "./run-test.ts";
import { createVitestRunner, type VitestRunner } from "./vitest-runner.ts";

/** Reports each mutation as soon as it was tried: whether its test caught it. */
export async function tryMutations(
  checkout: MutationRun,
  mutations: readonly Mutation[],
  onResult: (mutation: Mutation, caught: boolean) => void,
): Promise<void> {
  const projects = [...new Set(mutations.map((one) => projectOf(testOf(one))).filter((name) => name !== undefined))];
  const vitest = createVitestRunner(checkout, projects);
  // Those of a browser last: they build the portal with the rule broken.
  const [slow, quick] = [mutations.filter((one) => isEndToEnd(testOf(one))), mutations.filter((one) => !isEndToEnd(testOf(one)))];
  try {
    if (mutations.some(({ test }) => test.startsWith("apps/"))) await build(checkout);
    for (const group of [quick, slow].filter(({ length }) => length > 0)) {
      const { outcomes: before, printed } = await runTests(checkout, vitest, group.map(testOf));
      if (before.includes("missing")) console.log(printed);
      for (const [index, mutation] of group.entries())
        onResult(mutation, await tryOne(checkout, vitest, mutation, before[index] ?? "missing"));
      await vitest.close();
    }
  } finally {
    await vitest.close();
  }
}

async function build(checkout: MutationRun): Promise<void> {
  const { code, printed } = await runQuietly(checkout, ["scripts/build.mjs"]);
  if (code !== 0) throw new Error(`The portal does not build: ${printed}`);
}

async function tryOne(checkout: MutationRun, vitest: VitestRunner, mutation: Mutation, before: Outcome): Promise<boolean> {
  const started = performance.now();
  const path = join(checkout.root, mutation.file);
  const broken = async (): Promise<Outcome> => (vitest.changed(path), await outcomeOf(checkout, vitest, mutation));
  const after = before === "passed" ? await whileBroken(checkout.root, mutation, broken) : undefined;
  vitest.changed(path);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${after === "failed" ? "✓" : "✗"} ${mutation.rule} · ${mutation.broken} (${seconds} s)`);
  if (after === undefined) console.log(`    ${mutation.test}: ${before} although nothing is broken.`);
  else if (after !== "failed") console.log(`    ${mutation.test}: ${after} although ${mutation.file} is broken.`);
  return after === "failed";
}

/** An end-to-end test builds the portal itself, as its server starts. What breaks only the import of the demonstration content fails on an empty database alone. */
async function outcomeOf(checkout: MutationRun, vitest: VitestRunner, mutation: Mutation): Promise<Outcome> {
  const test = testOf(mutation);
  let { outcomes, printed } = await runTests(checkout, vitest, [test]);
  if (outcomes[0] === "missing") {
    // After hundreds of changes Vite may confuse what it has transformed: a process that knows nothing yet decides.
    await vitest.close();
    ({ outcomes, printed } = await runTests(checkout, vitest, [test]));
  }
  if (isEndToEnd(test) && outcomes[0] === "passed") ({ outcomes, printed } = await runTests(checkout, vitest, [test], "empty"));
  if (outcomes[0] === "missing") console.log(printed);
  return outcomes[0] ?? "missing";
}
