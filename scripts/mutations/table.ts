/** docs/traceability/mutations.md: which rules were broken, and which test caught each. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRules, type Mutation } from "./mutation.ts";

export const document = "docs/traceability/mutations.md";

const introduction = `# Rules broken on purpose

\`npm run mutate\` breaks each of these rules in turn, in a copy of the checkout, and runs the test that proves it: the test passes before, and must fail
then. The patches are kept in \`scripts/mutations/rules\`; a row is written by a run in which its test failed, and by nothing else. \`npm run check\` fails where a patch
has no row here, or no longer fits its file.

| rule | text | broken on purpose | in | caught by |
|---|---|---|---|---|
`;

/** The row of a mutation that was caught. */
export function rowsOf(root: string, mutations: readonly Mutation[]): Map<Mutation, string> {
  const rules = createRules(root);
  return new Map(
    mutations.map((mutation) => {
      const found = rules.find(mutation.rule);
      const { section, text } = "problem" in found ? { section: "?", text: mutation.rule } : found;
      const cells = [section || "issue", text, mutation.broken, code(mutation.file), code(mutation.test)];
      return [mutation, `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`];
    }),
  );
}

const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Rows that stand in the document. */
export function readRows(root: string): Set<string> {
  const path = join(root, document);
  return new Set(
    existsSync(path)
      ? readFileSync(path, "utf8")
          .split("\n")
          .filter((line) => line.startsWith("| "))
      : [],
  );
}

/** Writes the rows of what was caught now, and keeps those that stand there already and were not tried now; others go. */
export function writeTable(root: string, mutations: readonly Mutation[], outcomes: ReadonlyMap<Mutation, boolean>): void {
  const [rows, before] = [rowsOf(root, mutations), readRows(root)];
  const kept = mutations.flatMap((mutation) => {
    const row = rows.get(mutation) ?? "";
    return (outcomes.get(mutation) ?? before.has(row)) ? [row] : [];
  });
  mkdirSync(dirname(join(root, document)), { recursive: true });
  writeFileSync(join(root, document), `${introduction}${kept.join("\n")}\n`);
}
