import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applyPatch } from "../edit/apply-patch.ts";
import { formatJson } from "./format-json.ts";
import { fixText } from "./fix-text.ts";
import { fixValue } from "./fix-value.ts";
import { brokenLayouts } from "./testing/broken-layouts.ts";
import { brokenTemplates } from "./testing/broken-templates.ts";
import { goodLayout, goodTemplate, layoutFile } from "./testing/good-pair.ts";
import { lintPair, text } from "./testing/lint-pair.ts";

const broken = [...brokenLayouts, ...brokenTemplates];

test("the good pair is good", () => {
  expect(lintPair(goodLayout, goodTemplate)).toEqual([]);
});

describe("one broken copy for every rule", () => {
  test.each(broken)("$code: $what", ({ code, layout = [], template = [], path, advice, severity = "error" }) => {
    const brokenLayout = applyPatch(goodLayout, layout);
    const brokenTemplate = applyPatch(goodTemplate, template);
    const found = lintPair(brokenLayout, brokenTemplate);
    expect(found.map((diagnostic) => [diagnostic.code, diagnostic.path, diagnostic.severity])).toEqual([[code, path, severity]]);
    const [diagnostic] = found;
    expect(diagnostic?.advice).toMatch(advice);
    expect(JSON.parse(formatJson(found, 2))).toMatchObject({ diagnostics: [{ message: `${diagnostic?.problem} ${diagnostic?.advice}` }] });
    expect(diagnostic?.line).toBeGreaterThan(0);
  });

  test.each(broken.filter((entry) => entry.restores))("the fix restores the good file: $what", ({ layout = [], template = [] }) => {
    const found = lintPair(applyPatch(goodLayout, layout), applyPatch(goodTemplate, template));
    const [wrong, good] =
      layout.length > 0 ? [applyPatch(goodLayout, layout), goodLayout] : [applyPatch(goodTemplate, template), goodTemplate];
    expect(fixValue(wrong, found)).toEqual(good);
    expect(JSON.parse(fixText(text(wrong), found))).toEqual(good);
  });

  test("every fix that is offered can be carried out and makes its finding go away", () => {
    for (const { layout = [], template = [] } of broken) {
      const pair = { layout: applyPatch(goodLayout, layout), template: applyPatch(goodTemplate, template) };
      const found = lintPair(pair.layout, pair.template).filter((diagnostic) => diagnostic.fix);
      for (const diagnostic of found) {
        const fixed = { ...pair };
        if (diagnostic.file === layoutFile) fixed.layout = applyPatch(pair.layout, diagnostic.fix ?? []);
        else fixed.template = applyPatch(pair.template, diagnostic.fix ?? []);
        expect(lintPair(fixed.layout, fixed.template)).toEqual([]);
      }
    }
  });
});

const table = readFileSync(join(import.meta.dirname, "codes.ts"), "utf8");
const aboutFiles = /const files = \{([^]*?)\n\}/.exec(table)?.[1] ?? "";
const fileCodes = [...aboutFiles.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, code = ""]) => code);

test("every rule about files is broken somewhere, here or in lint-layouts.test.ts", () => {
  const acrossFiles = ["invalid-json", "file-too-large", "duplicate-layout-id", "duplicate-template-id", "unused-template"];
  const covered = new Set([...broken.map((entry) => entry.code), ...acrossFiles]);
  expect(fileCodes.length).toBeGreaterThan(25);
  expect(fileCodes.filter((code) => !covered.has(code))).toEqual([]);
});
