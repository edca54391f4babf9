import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readReports } from "./traceability/reports.ts";
import { checkTable, security, specification } from "./traceability.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "traceability-"));
  write("src/retry.ts", "export {};");
  write("src/retry.test.ts", source);
  write("e2e/page.spec.ts", 'test("opens", () => {}); test("opens slowly", { tag: "@verify" }, () => {});');
  write("test-results/unit.json", JSON.stringify(vitestReport("passed")));
  write("test-results/end-to-end.json", JSON.stringify(playwrightReport("expected")));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const source = `
  // It's a comment with "no title" in it.
  describe("retries", () => {
    it("three times > or never", () => {});
    it.each([["a reset", 1]])("%s, %i times", () => {});
    it(\`after \${DELAY} ms\`, () => {});
    it.skip("not now", () => {});
    for (const { title } of rows) test(title, () => {});
    it("a thousand times", { tags: "verify" }, () => {});
    for (const { tags } of rows) it(\`in \${language}\`, { tags }, () => {});
  });
  describe("at random", { tags: "verify" }, () => {
    it.each(seeds)("from %s", () => {});
    for (const seed of seeds) it(seed, () => {});
  });
`;
const vitestReport = (status: string) => ({
  testResults: [
    {
      name: join(root, "src/retry.test.ts"),
      assertionResults: [
        { ancestorTitles: ["retries"], title: "three times > or never", status },
        { ancestorTitles: ["retries"], title: "a reset, 1 times", status: "passed" },
        { ancestorTitles: ["retries"], title: "after 1000 ms", status: "passed" },
        { ancestorTitles: ["retries"], title: "by `WebSocket`", status: "passed" },
        { ancestorTitles: ["retries"], title: "not now", status: "skipped" },
        { ancestorTitles: ["retries"], title: "a thousand times", status: "skipped" },
        { ancestorTitles: ["at random"], title: "2026", status: "skipped" },
      ],
    },
  ],
});
const playwrightReport = (status: string) => ({
  config: { rootDir: join(root, "e2e") },
  suites: [{ title: "page.spec.ts", file: "page.spec.ts", specs: [{ title: "opens", tests: [{ status }] }] }],
});

/** A table with nine sections; `rows` stand in the fourth. */
function findingsOf(rows: readonly string[], withReports: boolean): string[] {
  const filled = "| 4.1 | rule | `src/retry.ts` | `src/retry.test.ts › retries > three times > or never` |";
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) =>
    [`## ${section}. Section`, ...(section === 4 ? rows : [filled.replace("4.1", `${section}.1`)])].join("\n"),
  );
  write("docs/specification.md", sections.join("\n\n"));
  return checkTable(root, withReports ? readReports(join(root, "test-results"), root) : undefined).map(({ message }) => message);
}
const row = (where: string, proof: string, number = "4.1"): string => `| ${number} | rule | ${where} | ${proof} |`;

describe.each([
  ["by sources alone", false],
  ["by reports", true],
])("%s", (_name, withReports) => {
  it.each([
    ["a test", "`src/retry.test.ts › retries > three times > or never`"],
    ["a test of a table, by what it becomes", "`src/retry.test.ts › retries > a reset, 1 times`"],
    ["all tests of a table", "`src/retry.test.ts › retries > *, * times`"],
    ["a title that is put together", "`src/retry.test.ts › retries > after 1000 ms`"],
    ["a title that stands elsewhere", "`` src/retry.test.ts › retries > by `WebSocket` ``"],
    ["an end-to-end test", "`e2e/page.spec.ts › opens`"],
    ["several", "`src/retry.test.ts › retries > after * ms`<br>`e2e/page.spec.ts › opens`"],
  ])("accepts %s", (_what, proof) => {
    expect(findingsOf([row("`src/retry.ts`", proof)], withReports)).toEqual([]);
  });

  const test = "`e2e/page.spec.ts › opens`";
  const ofVerify = [
    "`src/retry.test.ts › retries > a thousand times`",
    "`src/retry.test.ts › at random > from *`",
    "`src/retry.test.ts › at random > *`",
    "`e2e/page.spec.ts › opens slowly`",
  ];

  it.each(ofVerify)("accepts %s, which runs in npm run verify, beside a test that runs in npm test, and not alone", (proof) => {
    expect(findingsOf([row("`src/retry.ts`", `${test}<br>${proof}`)], withReports)).toEqual([]);
    expect(findingsOf([row("`src/retry.ts`", proof)], withReports)).toEqual([
      "rule 4.1: all its proofs have the tag verify, so npm test proves nothing of it; name a test without the tag.",
    ]);
  });

  it.each([
    ["a missing module", row("`src/gone.ts`", test), "there is no src/gone.ts"],
    ["a module outside of the checkout", row("`../other.ts`", test), "there is no ../other.ts"],
    ["a missing test", row("`src/retry.ts`", "`e2e/page.spec.ts › closes`"), "e2e/page.spec.ts › closes: "],
    ["a missing describe", row("`src/retry.ts`", "`src/retry.test.ts › waits > four times`"), "waits > four times: "],
    ["a missing test file", row("`src/retry.ts`", "`src/gone.test.ts › opens`"), "src/gone.test.ts › opens: "],
    ["an empty cell", row("`src/retry.ts`", " "), 'rule 4.1 has an empty cell "proof"'],
    ["an empty rule", row("`src/retry.ts`", test).replace("rule", ""), 'rule 4.1 has an empty cell "rule"'],
    ["a missing cell", `| 4.1 | rule | \`src/retry.ts\` |\n${row("`src/retry.ts`", test, "4.2")}`, "rule 4.1 does not have the four cells"],
    ["a proof that is none", row("`src/retry.ts`", "surely"), 'rule 4.1 has a proof "surely"'],
    ["an issue in place of a test", row("`src/retry.ts`", "issue 2"), 'rule 4.1 has a proof "issue 2"'],
    ["a number out of order", row("`src/retry.ts`", test, "4.2"), 'row "4.2" should be 4.1'],
    ["a section without rows", "none yet", "section 4 has no rows"],
  ])("finds %s", (_what, line, finding) => {
    expect(findingsOf([line], withReports)).toEqual([expect.stringContaining(finding)]);
  });
});

describe("by reports", () => {
  const proof = row("`src/retry.ts`", "`src/retry.test.ts › retries > three times > or never`");

  it("accepts one of a table that may be left out, beside a test that ran, and not alone", () => {
    const [some, other] = ["`src/retry.test.ts › retries > in English`", "`e2e/page.spec.ts › opens`"];
    expect(findingsOf([row("`src/retry.ts`", `${some}<br>${other}`)], true)).toEqual([]);
    expect(findingsOf([row("`src/retry.ts`", some)], true)).toEqual([expect.stringContaining("all its proofs have the tag verify")]);
  });

  it("finds a test that was skipped", () => {
    expect(findingsOf([row("`src/retry.ts`", "`src/retry.test.ts › retries > not now`")], true)).toEqual([
      expect.stringContaining("the test was skipped"),
    ]);
  });

  it("finds a test that failed in one of its runs", () => {
    write("test-results/again.json", JSON.stringify(vitestReport("failed")));
    expect(findingsOf([proof], true)).toContainEqual(expect.stringContaining("rule 4.1: src/retry.test.ts"));
  });

  it("finds a test that did not run, whatever its source says", () => {
    rmSync(join(root, "test-results/unit.json"));
    expect(findingsOf([proof], true)).toContainEqual(expect.stringContaining("no such test has run"));
  });

  it("finds a title without its describe", () => {
    expect(findingsOf([row("`src/retry.ts`", "`src/retry.test.ts › after 1000 ms`")], true)).toEqual([
      expect.stringContaining("no such test has run"),
    ]);
  });

  it.each(["unexpected", "flaky", "skipped"])("takes no %s end-to-end test for a proof", (status) => {
    write("test-results/end-to-end.json", JSON.stringify(playwrightReport(status)));
    expect(findingsOf([row("`src/retry.ts`", "`e2e/page.spec.ts › opens`")], true)).toEqual([expect.stringContaining("nothing is proved")]);
  });
});

it.each([specification, security])("holds for this repository, as far as sources tell: $path", (document) => {
  expect(checkTable(join(import.meta.dirname, ".."), undefined, document)).toEqual([]);
});
