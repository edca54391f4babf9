/** The mutations: for one rule each, a small patch that breaks it and the test that must then fail. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Proof, readTable, separator } from "../traceability/table.ts";

export interface Mutation {
  /** `specification: …` or `security: …` with words that one row of that document alone begins with; `issue: …` where no row says it. */
  readonly rule: string;
  /** What the patch makes the portal do instead, in a few words. */
  readonly broken: string;
  readonly file: string;
  /** Text that the file holds exactly once. */
  readonly find: string;
  readonly replace: string;
  /** `file › title`, as in the proofs of docs/specification.md. */
  readonly test: string;
}

/** Where the mutations are kept: one file for each area. */
export const folder = "scripts/mutations/rules";

export function readMutations(root: string): Mutation[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(root, folder, name), "utf8")) as Mutation[]);
}

export function testOf({ test }: Mutation): Proof {
  const [file = "", ...title] = test.split(separator);
  return { file, title: title.join(separator) };
}

const documents = new Map([
  ["specification", "docs/specification.md"],
  ["security", "docs/security.md"],
]);

/** The rows that rules name, read once. `find` returns the section and whole text of a rule, or what is wrong with its name. */
export function createRules(root: string): { find(rule: string): { section: string; text: string } | { problem: string } } {
  const rows = new Map([...documents].map(([name, path]) => [name, readTable(readFileSync(join(root, path), "utf8")).rules]));
  return {
    find(rule) {
      const [document = "", words = ""] = rule.split(/: (.*)/s);
      if (document === "issue") return { section: "", text: words };
      const found = (rows.get(document) ?? []).filter(({ rule: text }) => text.startsWith(words));
      const [only] = found;
      if (!only || found.length > 1)
        return { problem: `${found.length} rows of ${documents.get(document) ?? document} begin with "${words}"; name one.` };
      return { section: `${document} §${only.number.replace(/\.\d+$/, "")}`, text: only.rule };
    },
  };
}
