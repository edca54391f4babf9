import { describe, expect, it } from "vitest";
import { formatIssue } from "./finding.ts";
import { article, category, openImporter, site } from "./testing/importer.ts";

const importer = openImporter();

describe("messages on a terminal", () => {
  const controls = "\u001b[2J\u0007\u009b31m\u007f\u202e\u2028\u0085";

  it("show what a terminal would obey or hide", () => {
    const line = formatIssue({ line: 1, severity: "error", code: "x", path: `/metadata/${controls}`, message: `Bad ${controls}.` });
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
    const message = "Tiêu đề “Thuế” – 5 × 4 = 20 € is too long.";
    expect(formatIssue({ line: 1, severity: "warning", code: "x", path: "/title", message })).toBe(`line 1 /title: warning: ${message}`);
  });
});
