/**
 * `npm run mutate`: breaks each rule of scripts/mutations/rules in turn and expects its named test to fail.
 * `--only WORDS` (any part of rule, file or test) runs some, `--new` those that have no row in the table; `--check` runs nothing and says which patches no longer fit.
 */
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { root } from "./lib/root.mjs";
import { checkMutations } from "./mutations/check.ts";
import { copyCheckout, removeCheckout } from "./mutations/checkout.ts";
import { Interrupted, interruption } from "./mutations/interruption.ts";
import { lock } from "./mutations/lock.ts";
import { type Mutation, readMutations } from "./mutations/mutation.ts";
import { tryMutations } from "./mutations/try-mutations.ts";
import { document, readRows, rowsOf, writeTable } from "./mutations/table.ts";

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
  try {
    process.exitCode = (await mutate(all.filter(isChosen))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
  }
} else {
  console.error("Usage: npm run mutate [-- --only WORDS | --new | --check]");
  process.exitCode = 2;
}

/** Whether every rule was caught. Each row is in the table as soon as it was caught, whatever ends the run. */
async function mutate(chosen: readonly Mutation[]): Promise<boolean> {
  const signal = interruption();
  const unlock = lock(root);
  const outcomes = new Map<Mutation, boolean>();
  try {
    await tryMutations({ root: copyCheckout(root), node: findNode(), env: toolEnvironment(), signal }, chosen, (mutation, caught) => {
      outcomes.set(mutation, caught);
      writeTable(root, all, outcomes);
    });
  } finally {
    removeCheckout(root);
    unlock();
  }
  const missed = chosen.filter((mutation) => !outcomes.get(mutation));
  console.log(
    `\n${chosen.length - missed.length} of ${chosen.length} broken rules were caught by their named tests; the table is ${document}.`,
  );
  return missed.length === 0;
}
