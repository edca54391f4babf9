import { diagnosticMessage } from "@portal/core";
import { describe, expect, it } from "vitest";
import { formatIssue } from "./finding.ts";
import { article, category, openImporter, site } from "./testing/importer.ts";

const importer = openImporter();

describe("messages on a terminal", () => {
  const controls = "\u001b[2J\u0007\u009b31m\u007f\u202e\u2028\u0085";

  it("show what a terminal would obey or hide", () => {
    const line = formatIssue({
      line: 1,
      severity: "error",
      code: "x",
      path: `/metadata/${controls}`,
      problem: `Bad ${controls}.`,
      advice: "Fix it.",
    });
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
    expect(line).toContain(String.raw`\u{1b}[2J\u{7}\u{9b}31m\u{7f}\u{202e}\u{2028}\u{85}`);
  });

  it("do so wherever the text of the file comes in: values, names of fields, what is no JSON", async () => {
    const report = await importer().run([
      { kind: controls },
      { kind: "site", slug: "a", name: "A", [controls]: 1 },
      `{"kind": ${controls}`,
      site("s"),
      category("s", "c", { parent: `x${controls}` }),
      { ...article("s", "c", "b"), image: controls },
    ]);
    expect(report.issues.length).toBeGreaterThanOrEqual(4);
    for (const issue of report.issues) expect(formatIssue(issue)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  });

  it("leaves letters alone", () => {
    const [problem, advice] = ["Tiêu đề “Thuế” – 5 × 4 = 20 € is too long.", "Rút ngắn."];
    expect(formatIssue({ line: 1, severity: "warning", code: "x", path: "/title", problem, advice })).toBe(
      `line 1 /title: warning: ${problem} ${advice}`,
    );
  });
});

describe("the advice for a line", () => {
  const messages = async (...lines: readonly object[]): Promise<readonly string[]> =>
    (await importer().run([site("s"), category("s", "c"), ...lines])).issues.map(
      (issue) => `${issue.severity} ${issue.path} ${diagnosticMessage(issue)}`,
    );

  it("says of an unknown field that the line is refused", async () => {
    expect(await messages(site("a", { titel: "A" }), { kind: "page", site: "s", slug: "p", title: "P", html: "", "t/x": 1 })).toEqual([
      'error /titel "titel" is not a field of this kind of line, so the line is refused. Correct its spelling or remove it.',
      'error /t~1x "t/x" is not a field of this kind of line, so the line is refused. Correct its spelling or remove it.',
    ]);
  });

  it("says of an empty field to give it a value, which is refused no further", async () => {
    const page = { kind: "page", site: "s", slug: "p", title: "", html: "" };
    expect(await messages(page)).toEqual(['error /title "title" is empty. Give it a value; leave it out only where it is optional.']);
    expect(await messages({ ...page, title: "P" })).toEqual([]);
    expect(await messages(article("s", "c", "a", { publishedAt: "2026" }))).toEqual([
      'error /publishedAt "publishedAt" is shorter than 10 characters. Give it a value; leave it out only where it is optional.',
    ]);
  });

  it("says of an unknown field of articleContent that it is left out", async () => {
    expect(await messages(article("s", "c", "a", { articleContent: { Content: "<p>A</p>", "Con/tent": 1 } }))).toEqual([
      'warning /articleContent/Con~1tent "Con/tent" is not a field that is known here and is left out. Correct its spelling or remove it.',
    ]);
  });
});
