import fc from "fast-check";
import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { describe, expect, test } from "vitest";
import { applyPatch } from "../edit/apply-patch.ts";
import { lintLayouts } from "./lint-layouts.ts";
import { main } from "./testing/broken-templates.ts";
import { goodLayout, goodTemplate, layoutFile, templateFile } from "./testing/good-pair.ts";
import { lintPair, text } from "./testing/lint-pair.ts";
import { vocabulary } from "./testing/vocabulary.ts";

describe("across files", () => {
  const codesOf = (found: ReturnType<typeof lintPair>) => found.map(({ file, code, path }) => [file, code, path]);

  test("not JSON: says where, and nothing that follows from it", () => {
    const [found, ...others] = lintPair(`${text(goodLayout).slice(0, -2)},\n}`, goodTemplate);
    expect(found).toMatchObject({ file: layoutFile, code: "invalid-json", path: "", severity: "error" });
    expect(others).toEqual([]);
    expect(codesOf(lintPair(goodLayout, "{"))).toEqual([[templateFile, "invalid-json", ""]]);
  });

  test("a file that is no object, or far too large", () => {
    expect(codesOf(lintPair("[]", goodTemplate))).toEqual([[layoutFile, "invalid-value", ""]]);
    expect(codesOf(lintPair(" ".repeat(600_000), goodTemplate))).toEqual([[layoutFile, "file-too-large", ""]]);
  });

  test("two layouts of one id: the one that is named for it keeps it", () => {
    const found = lintPair(goodLayout, goodTemplate, { layouts: [["pages/another.json", text(goodLayout)]] });
    expect(codesOf(found)).toEqual([["pages/another.json", "duplicate-layout-id", "/id"]]);
    expect(found[0]?.advice).toContain('"another"');
  });

  test("two templates of one id", () => {
    const found = lintPair(goodLayout, goodTemplate, { templates: [["templates/another.json", text(goodTemplate)]] });
    expect(codesOf(found).filter(([, code]) => code === "duplicate-template-id")).toEqual([
      ["templates/another.json", "duplicate-template-id", "/id"],
    ]);
  });

  test("a template that nothing can ask for; a view needs no layout", () => {
    const view = (id: string): [string, unknown] => {
      const root = { layout: "stack", landmark: "main", children: [{ static: "pageTitle", level: 1 }] };
      return [`templates/${id}.json`, text({ ...goodTemplate, id, root })];
    };
    const found = lintPair(goodLayout, goodTemplate, { templates: [view("forgotten"), view("category-agency"), view("page-static")] });
    expect(codesOf(found)).toEqual([["templates/forgotten.json", "unused-template", "/id"]]);
    expect(found[0]?.severity).toBe("warning");
  });

  test("an area of a view that no layout uses", () => {
    const view = text({ ...goodTemplate, id: "category-agency" });
    const found = lintPair(goodLayout, goodTemplate, { templates: [["templates/category-agency.json", view]] });
    expect(new Set(found.map(({ file, code }) => `${file} ${code}`))).toEqual(
      new Set(["templates/category-agency.json area-without-block"]),
    );
  });

  test("a layout for Vietnamese pages needs no English, nor does its template", () => {
    const layout = applyPatch({ ...goodLayout, language: "vi" }, [
      { op: "remove", path: "/label/en" },
      { op: "remove", path: "/blocks/0/label/en" },
    ]);
    expect(lintPair(layout, applyPatch(goodTemplate, [{ op: "remove", path: "/label/en" }]))).toEqual([]);
  });

  test("positions are those of the text", () => {
    const [found] = lintPair(text(goodLayout).replace('"leadNews"', '"carousel"'), goodTemplate);
    const lines = text(goodLayout).split("\n");
    expect(lines[(found?.line ?? 0) - 1]?.slice((found?.column ?? 0) - 1)).toMatch(/^"name": "leadNews"/);
  });
});

describe("hostile files", () => {
  test("never throw, and take bounded time and space", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (layout, template) => {
        const found = lintLayouts(
          { layouts: new Map([["pages/a.json", layout]]), templates: new Map([["templates/a.json", template]]) },
          vocabulary,
        );
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(202);
      }),
      { numRuns: 300 },
    );
  });

  test("mutations of good files never throw", () => {
    const paths = [
      "",
      "/blocks",
      "/blocks/0",
      "/blocks/0/key",
      "/label",
      "/for",
      "/template",
      "/root",
      "/root/children",
      `${main}/children`,
      `${main}/children/1`,
      `${main}/children/2/heading`,
      `${main}/children/1/span`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), fc.jsonValue(), (path, first, second) => {
        const change = (good: unknown, value: unknown): unknown => {
          try {
            return applyPatch(good, [{ op: "replace", path, value }]);
          } catch {
            return good;
          }
        };
        expect(lintPair(change(goodLayout, first), change(goodTemplate, second)).length).toBeLessThanOrEqual(202);
      }),
      { numRuns: 500 },
    );
  });

  test("too deep: says so, and that what was cut off is wrong as well", () => {
    const nested = (levels: number): unknown => (levels === 0 ? 0 : { a: nested(levels - 1) });
    const [first] = lintPair(applyPatch(goodLayout, [{ op: "add", path: "/blocks/0/default", value: nested(100) }]), goodTemplate);
    expect(first).toMatchObject({
      code: "too-deep",
      path: `/blocks/0/default${"/a".repeat(61)}`,
      severity: "error",
      advice: "Flatten the data.",
    });
  });

  test.each([
    ["thousands of levels of lists", (size: number) => `${"[".repeat(5 * size)}${"]".repeat(5 * size)}`],
    [
      "thousands of levels of regions",
      (size: number) => `{"version":1,"root":${'{"layout":"stack","children":['.repeat(size)}${"]}".repeat(size)}}`,
    ],
    ["thousands of blocks without anything", (size: number) => `{"version":3,"blocks":[${"{},".repeat(2 * size)}{}]}`],
    [
      "keys that change prototypes",
      () => '{"version":3,"__proto__":{"polluted":1},"blocks":[{"constructor":{"prototype":{"polluted":1}}}]}',
    ],
  ])("%s", async (_, contentOf) => {
    const lint = (size: number) => {
      const content = contentOf(size);
      return lintLayouts(
        { layouts: new Map([["pages/a.json", content]]), templates: new Map([["templates/a.json", content]]) },
        vocabulary,
      );
    };
    expect(await growthOf(lint, 1_250)).toBeLessThan(IN_PROPORTION);
    const found = lint(10_000);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(202);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
