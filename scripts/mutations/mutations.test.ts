import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root as checkout } from "../lib/root.mjs";
import { checkMutations } from "./check.ts";
import { createRules, type Mutation, readMutations } from "./mutation.ts";
import { patched, whileBroken } from "./patch.ts";
import { document, readRows, writeTable } from "./table.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mutations-"));
  write("src/retry.ts", "export const RETRIES = 3;\n");
  write("src/retry.test.ts", 'it("tries three times", () => {});');
  write(
    "docs/specification.md",
    "## 9. Limits\n\n| 9.1 | Retries 3, | `src/retry.ts` | `a › b` |\n| 9.2 | Retries wait. | `src/retry.ts` | `a › b` |\n",
  );
  write("docs/security.md", "");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const source = (): string => readFileSync(join(root, "src/retry.ts"), "utf8");

const mutation: Mutation = {
  rule: "specification: Retries 3",
  broken: "once only",
  file: "src/retry.ts",
  find: "RETRIES = 3",
  replace: "RETRIES = 1",
  test: "src/retry.test.ts › tries three times",
};

describe("a patch", () => {
  it.each([
    ["is not there", "a b", "c", "0 times"],
    ["is there twice", "a b a", "a", "2 times"],
    ["would stay as it is", "a b", "b", "changes nothing"],
  ])("is refused where its text %s", (_why, text, find, message) => {
    expect(() => patched(text, { file: "x.ts", find, replace: "b" })).toThrow(message);
  });

  it("is taken as it is written, dollar signs too", () => {
    expect(patched("a b", { file: "x.ts", find: "b", replace: "$&$1" })).toBe("a $&$1");
  });

  it("is in the file while the work runs, and gone after it, also where that fails", async () => {
    const seen: string[] = [];
    const work = async (): Promise<never> => {
      seen.push(source());
      throw new Error("the test run broke");
    };
    await expect(whileBroken(root, mutation, work)).rejects.toThrow("the test run broke");
    expect(seen).toEqual(["export const RETRIES = 1;\n"]);
    expect(source()).toBe("export const RETRIES = 3;\n");
  });
});

describe("the quick check", () => {
  const problems = (change: Partial<Mutation>): string => {
    const changed = { ...mutation, ...change };
    writeTable(root, [changed], new Map([[changed, true]]));
    return checkMutations(root, [changed]).join("\n");
  };

  it("finds nothing wrong with a mutation that fits and was caught", () => {
    expect(problems({})).toBe("");
  });

  it.each<[string, Partial<Mutation>, string]>([
    ["whose file has changed since", { find: "RETRIES = 5" }, "0 times, not once"],
    ["whose file is gone", { file: "src/gone.ts" }, "ENOENT"],
    ["of a rule that is none", { rule: "specification: Retries 7" }, "0 rows of docs/specification.md"],
    ["of words that begin two rules", { rule: "specification: Retries" }, "2 rows of docs/specification.md"],
    ["whose test has another title", { test: "src/retry.test.ts › tries twice" }, 'no test "tries twice"'],
    ["whose test has no file", { test: "src/x.test.ts › tries" }, "there is no src/x.test.ts"],
  ])("refuses a mutation %s", (_what, change, message) => {
    expect(problems(change)).toContain(message);
  });

  it("refuses a mutation that no run has caught", () => {
    writeTable(root, [mutation], new Map([[mutation, false]]));
    expect(checkMutations(root, [mutation])).toEqual([expect.stringContaining("no row in the table")]);
  });
});

describe("the table", () => {
  it("keeps the rows of what was not tried now, and drops those of mutations that are gone", () => {
    const other = { ...mutation, broken: "five times" };
    writeTable(root, [mutation, other], new Map([mutation, other].map((one) => [one, true] as const)));
    expect(readRows(root).size).toBe(3);
    writeTable(root, [other], new Map());
    expect(existsSync(join(root, document))).toBe(true);
    expect([...readRows(root)].join("\n")).toContain("five times");
    expect([...readRows(root)].join("\n")).not.toContain("once only");
  });
});

it("this repository's mutations are of at least 60 rules, no patch twice", () => {
  const mutations = readMutations(checkout);
  const rules = createRules(checkout);
  const names = mutations.map(({ rule }) => {
    const found = rules.find(rule);
    return "problem" in found ? found.problem : `${found.section} ${found.text}`;
  });
  expect(new Set(names).size).toBeGreaterThanOrEqual(60);
  expect(new Set(mutations.map(({ rule, broken }) => `${rule} ${broken}`)).size).toBe(mutations.length);
});
