/** What can be said of the mutations without running them: whether each still fits its file, its rule and its test. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { occurs, titlesIn } from "../traceability/titles.ts";
import { createRules, type Mutation, testOf } from "./mutation.ts";
import { patched } from "./patch.ts";
import { readRows, rowsOf } from "./table.ts";

/** What is wrong, one sentence each. */
export function checkMutations(root: string, mutations: readonly Mutation[]): string[] {
  const [rules, rows, written] = [createRules(root), rowsOf(root, mutations), readRows(root)];
  return mutations.flatMap((mutation) => {
    const problems: string[] = [];
    const rule = rules.find(mutation.rule);
    if ("problem" in rule) problems.push(rule.problem);
    try {
      patched(readFileSync(join(root, mutation.file), "utf8"), mutation);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    const { file, title } = testOf(mutation);
    if (!existsSync(join(root, file))) problems.push(`there is no ${file}; name the file of the test that must fail.`);
    else if (!occurs(title, titlesIn(readFileSync(join(root, file), "utf8"), file)))
      problems.push(`${file} has no test "${title}"; correct the title.`);
    if (problems.length === 0 && !written.has(rows.get(mutation) ?? ""))
      problems.push("no run has caught it yet: it has no row in the table. Run npm run mutate -- --new.");
    return problems.map((problem) => `${mutation.rule} (${mutation.broken}): ${problem}`);
  });
}
