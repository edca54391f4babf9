import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch } from "../edit/apply-patch.ts";
import type { PatchOperation } from "../model.ts";
import { fileCodes } from "./codes.ts";
import { goodLayout, goodTemplate, layoutFile, templateFile } from "./good-pair.ts";
import { fixText } from "./fix-text.ts";
import { fixValue } from "./fix-value.ts";
import { lintLayouts } from "./lint-layouts.ts";
import { portalVocabulary } from "./vocabulary.ts";

const text = (value: unknown): string => JSON.stringify(value, null, 2);

const lintPair = (layout: unknown, template: unknown, more: Partial<Record<"layouts" | "templates", [string, unknown][]>> = {}) =>
  lintLayouts({
    layouts: new Map([[layoutFile, typeof layout === "string" ? layout : text(layout)], ...(more.layouts ?? [])]),
    templates: new Map([[templateFile, typeof template === "string" ? template : text(template)], ...(more.templates ?? [])]),
  });

const set = (path: string, value: unknown): PatchOperation => ({ op: "replace", path, value });
const add = (path: string, value: unknown): PatchOperation => ({ op: "add", path, value });
const remove = (path: string): PatchOperation => ({ op: "remove", path });

/** One broken copy: what is changed, where it is found, and what the mend looks like. */
interface Broken {
  readonly code: string;
  readonly what: string;
  readonly layout?: readonly PatchOperation[];
  readonly template?: readonly PatchOperation[];
  readonly path: string;
  readonly mend: RegExp;
  /** The certain mend restores the good pair. */
  readonly restores?: true;
  readonly severity?: "error" | "warning" | "info";
}

const main = "/root/children/0";
const links = "/root/children/1";

const broken: readonly Broken[] = [
  { code: "wrong-schema", what: "no $schema in a layout", layout: [remove("/$schema")], path: "/$schema", mend: /Write "\$schema": ".+layout\.schema\.json"/, restores: true },
  { code: "wrong-schema", what: "a template's $schema in a layout", layout: [set("/$schema", goodTemplate.$schema)], path: "/$schema", mend: /layout\.schema\.json/, restores: true },
  { code: "wrong-schema", what: "a $schema that leads nowhere", template: [set("/$schema", "../schema/template.schema.json")], path: "/$schema", mend: /template\.schema\.json/, restores: true },
  { code: "wrong-version", what: "an older layout", layout: [set("/version", 2)], path: "/version", mend: /layout-lint migrate/ },
  { code: "wrong-version", what: "a layout without version", layout: [remove("/version")], path: "/version", mend: /layout-lint migrate/ },
  { code: "wrong-version", what: "a layout of the future", layout: [set("/version", 4)], path: "/version", mend: /Update the engine/ },
  { code: "wrong-version", what: "a template without version", template: [remove("/version")], path: "/version", mend: /Write "version": 1/, restores: true },
  { code: "unknown-key", what: "an unknown field", layout: [add("/colour", "blue")], path: "/colour", mend: /spelling or remove/ },
  { code: "unknown-key", what: "a misspelt field that is required", layout: [remove("/template"), add("/tempalte", "sample-home")], path: "/tempalte", mend: /Write "template"/, restores: true },
  { code: "unknown-key", what: "a misspelt field of a block", layout: [remove("/blocks/0/count"), add("/blocks/0/cuont", 5)], path: "/blocks/0/cuont", mend: /Write "count"/, restores: true },
  { code: "unknown-key", what: "a misspelt field of a region", template: [remove(`${main}/columns`), add(`${main}/colums`, { lg: 12 })], path: `${main}/colums`, mend: /Write "columns"/, restores: true },
  { code: "unknown-key", what: "an unknown field of an area", template: [add(`${main}/children/1/landmark`, "main")], path: `${main}/children/1/landmark`, mend: /remove/ },
  { code: "missing-field", what: "a layout without kinds of page", layout: [remove("/for")], path: "/for", mend: /Add "for"/ },
  { code: "missing-field", what: "a block that does not say whether it is editable", layout: [remove("/blocks/3/editable")], path: "/blocks/3/editable", mend: /Add "editable"/ },
  { code: "missing-field", what: "a region without layout", template: [remove(`${links}/layout`)], path: `${links}/layout`, mend: /Add "layout"/ },
  { code: "missing-label", what: "a layout without label", layout: [remove("/label")], path: "/label", mend: /Vietnamese/ },
  { code: "missing-label", what: "a block without label", layout: [remove("/blocks/1/label")], path: "/blocks/1/label", mend: /Vietnamese/ },
  { code: "missing-label", what: "a label in English only", layout: [remove("/blocks/1/label/vi")], path: "/blocks/1/label/vi", mend: /Vietnamese/ },
  { code: "missing-label", what: "an empty label", template: [set("/label/vi", "")], path: "/label/vi", mend: /Vietnamese/ },
  { code: "bad-block-type", what: "the ministry's old name of trees", layout: [set("/blocks/2/type", "tree")], path: "/blocks/2/type", mend: /Write "treeCategories"/, restores: true },
  { code: "bad-block-type", what: "a block type that does not exist", layout: [set("/blocks/2/type", "carousel")], path: "/blocks/2/type", mend: /Write one of "category"/ },
  { code: "invalid-value", what: "a text for a boolean", layout: [set("/blocks/0/editable", "true")], path: "/blocks/0/editable", mend: /Write true/, restores: true },
  { code: "invalid-value", what: "a number beyond its bounds", layout: [set("/blocks/0/count", 51)], path: "/blocks/0/count", mend: /Give 50 or less/ },
  { code: "invalid-value", what: "an id with diacritics", layout: [set("/blocks/0/name", "tin nổi bật")], path: "/blocks/0/name", mend: /without diacritics/ },
  { code: "invalid-value", what: "an unknown landmark", template: [set(`${links}/landmark`, "regions")], path: `${links}/landmark`, mend: /Write "region"/, restores: true },
  { code: "invalid-value", what: "an area's heading of level 1", template: [set(`${links}/children/0/level`, 1)], path: `${links}/children/0/level`, mend: /Give 2 or more/ },
  { code: "invalid-value", what: "the same kind of page twice", layout: [add("/for/-", "home")], path: "/for", mend: /Remove the repetition/, restores: true },
  { code: "file-name-mismatch", what: "another id than the file's name", layout: [set("/id", "other-home")], path: "/id", mend: /Rename the file to other-home\.json/ },
  { code: "dangling-template", what: "a template that does not exist", layout: [set("/template", "nowhere")], path: "/template", mend: /Add templates\/nowhere\.json/ },
  { code: "dangling-template", what: "a misspelt template", layout: [set("/template", "sample-hoem")], path: "/template", mend: /Write "sample-home"/, restores: true },
  { code: "duplicate-block-key", what: "a block twice", layout: [add("/blocks/-", goodLayout.blocks[3])], path: "/blocks/4/key", mend: /another key/ },
  { code: "default-key-mismatch", what: "default content of another block", layout: [set("/blocks/1/default/key", "slideNews")], path: "/blocks/1/default/key", mend: /Write "newsBlock1"/, restores: true },
  { code: "wrong-content-type", what: "default content of another type", layout: [set("/blocks/1/default", { key: "newsBlock1", cards: [] })], path: "/blocks/1/default/cards", mend: /list of slugs/ },
  { code: "unknown-variant", what: "a variant that does not exist", layout: [set("/blocks/0/name", "carousel")], path: "/blocks/0/name", mend: /Write one of articleLink/, severity: "warning" },
  { code: "unknown-variant", what: "a misspelt variant", layout: [set("/blocks/0/name", "leadnews")], path: "/blocks/0/name", mend: /Write "leadNews"/, severity: "warning", restores: true },
  { code: "block-without-area", what: "a template without area for a block", template: [remove(`${main}/children/3`)], path: "/blocks/1/key", mend: /Add \{"area": "newsBlock1"\} to templates\/sample-home\.json/ },
  { code: "area-without-block", what: "a layout without block for an area", layout: [remove("/blocks/0")], path: `${main}/children/1/area`, mend: /Add the block/ },
  { code: "duplicate-area", what: "an area twice", template: [add(`${links}/children/-`, { area: "siteList" })], path: `${links}/children/1/area`, mend: /Remove one/ },
  { code: "skipped-heading-level", what: "a level left out", template: [set(`${links}/children/0/level`, 4)], path: `${links}/children/0/level`, mend: /Use level 3 or less/ },
  { code: "missing-h1", what: "no heading of level 1", template: [remove(`${main}/children/0`)], path: "/root", mend: /pageTitle/ },
  { code: "duplicate-h1", what: "two headings of level 1", template: [set(`${main}/children/4/level`, 1)], path: `${main}/children/4/level`, mend: /Use level 2/ },
  { code: "missing-main", what: "no main landmark", template: [remove(`${main}/landmark`)], path: "/root", mend: /"landmark": "main"/ },
  { code: "duplicate-main", what: "two main landmarks", template: [set(`${links}/landmark`, "main")], path: `${links}/landmark`, mend: /Remove the landmark/ },
  { code: "nested-landmark", what: "main inside main", template: [set(`${main}/children/2/landmark`, "main")], path: `${main}/children/2/landmark`, mend: /Move it out/ },
  { code: "nested-landmark", what: "complementary inside a region", template: [add("/root/landmark", "region"), add("/root/label", { vi: "Trang", en: "Page" }), remove(`${main}/landmark`), set(`${main}/children/2/landmark`, "main")], path: `${main}/children/2/landmark`, mend: /Move it out/ },
  { code: "unlabelled-landmark", what: "a landmark without label", template: [remove(`${links}/label`)], path: links, mend: /Add "label"/ },
  { code: "empty-region", what: "a region that holds nothing", template: [add("/root/children/-", { layout: "stack", children: [{ layout: "stack", children: [] }] })], path: "/root/children/2", mend: /Remove it/, restores: true },
  { code: "span-too-wide", what: "more columns than there are", template: [set(`${main}/columns`, { lg: 6 }), set(`${main}/children/0/span`, { lg: 6 }), set(`${main}/children/1/span`, { lg: 6 }), set(`${main}/children/3/span`, { lg: 6 }), set(`${main}/children/4/span`, { lg: 7 })], path: `${main}/children/4/span/lg`, mend: /to 6 or less/ },
  { code: "span-too-wide", what: "columns that hold at a wider screen only", template: [set(`${main}/children/2/span`, { md: 4 })], path: `${main}/children/2/span/md`, mend: /to 1 or less/ },
  { code: "unknown-widget", what: "a widget that does not exist", template: [set(`${main}/children/4/static`, "weather")], path: `${main}/children/4/static`, mend: /register the widget/ },
  { code: "unknown-widget", what: "a misspelt widget", template: [set(`${main}/children/4/static`, "stockInformations")], path: `${main}/children/4/static`, mend: /Write "stockInformation"/, restores: true },
  { code: "missing-english", what: "a block's label in Vietnamese only", layout: [remove("/blocks/0/label/en")], path: "/blocks/0/label", mend: /Add "en"/, severity: "info" },
  { code: "missing-english", what: "a region's heading in Vietnamese only", template: [remove(`${main}/children/2/heading/text/en`)], path: `${main}/children/2/heading/text`, mend: /Add "en"/, severity: "info" },
  { code: "too-deep", what: "regions without end", layout: [add("/blocks/0/default", nested(100))], path: `/blocks/0/default${"/a".repeat(61)}`, mend: /Flatten/ },
];

function nested(levels: number): unknown {
  return levels === 0 ? 0 : { a: nested(levels - 1) };
}

test("the good pair is good", () => {
  expect(lintPair(goodLayout, goodTemplate)).toEqual([]);
});

describe("one broken copy for every rule", () => {
  test.each(broken.filter((entry) => entry.code !== "too-deep"))("$code: $what", ({ code, layout = [], template = [], path, mend, restores, severity = "error" }) => {
    const brokenLayout = applyPatch(goodLayout, layout);
    const brokenTemplate = applyPatch(goodTemplate, template);
    const found = lintPair(brokenLayout, brokenTemplate);
    expect(found.map((diagnostic) => [diagnostic.code, diagnostic.path, diagnostic.severity])).toEqual([[code, path, severity]]);
    const [diagnostic] = found;
    expect(diagnostic?.mend).toMatch(mend);
    expect(diagnostic?.message).toBe(`${diagnostic?.problem} ${diagnostic?.mend}`);
    expect(diagnostic?.line).toBeGreaterThan(0);
    if (restores) {
      expect(layout.length === 0 ? goodLayout : fixValue(brokenLayout, found)).toEqual(goodLayout);
      expect(template.length === 0 ? goodTemplate : fixValue(brokenTemplate, found)).toEqual(goodTemplate);
      expect(JSON.parse(fixText(text(layout.length === 0 ? brokenTemplate : brokenLayout), found))).toEqual(layout.length === 0 ? goodTemplate : goodLayout);
    }
  });

  test("too-deep, and what was cut off is wrong as well", () => {
    const [first] = lintPair(applyPatch(goodLayout, broken.at(-1)?.layout ?? []), goodTemplate);
    expect(first).toMatchObject({ code: "too-deep", path: broken.at(-1)?.path, severity: "error" });
    expect(first?.mend).toMatch(/Flatten/);
  });

  test("every fix that is offered can be carried out and makes its finding go away", () => {
    for (const { layout = [], template = [] } of broken) {
      const pair = { layout: applyPatch(goodLayout, layout), template: applyPatch(goodTemplate, template) };
      const found = lintPair(pair.layout, pair.template).filter((diagnostic) => diagnostic.fix);
      for (const diagnostic of found) {
        const mended = { ...pair };
        if (diagnostic.file === layoutFile) mended.layout = applyPatch(pair.layout, diagnostic.fix ?? []);
        else mended.template = applyPatch(pair.template, diagnostic.fix ?? []);
        expect(lintPair(mended.layout, mended.template)).toEqual([]);
      }
    }
  });
});

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
    expect(found[0]?.mend).toContain('"another"');
  });

  test("two templates of one id", () => {
    const found = lintPair(goodLayout, goodTemplate, { templates: [["templates/another.json", text(goodTemplate)]] });
    expect(codesOf(found).filter(([, code]) => code === "duplicate-template-id")).toEqual([["templates/another.json", "duplicate-template-id", "/id"]]);
  });

  test("a template that nothing can ask for; a view needs no layout", () => {
    const view = (id: string): [string, unknown] => {
      const root = { layout: "stack", landmark: "main", children: [{ static: "pageTitle", level: 1 }] };
      return [`templates/${id}.json`, text({ ...goodTemplate, id, root })];
    };
    const found = lintPair(goodLayout, goodTemplate, { templates: [view("forgotten"), view("category-ministry"), view("page-static")] });
    expect(codesOf(found)).toEqual([["templates/forgotten.json", "unused-template", "/id"]]);
    expect(found[0]?.severity).toBe("warning");
    const files = { layouts: new Map(), templates: new Map([view("forgotten")]) };
    expect(lintLayouts(files, { ...portalVocabulary, views: new Set(["forgotten"]) })).toEqual([]);
  });

  test("an area of a view that no layout uses", () => {
    const view = text({ ...goodTemplate, id: "category-ministry" });
    const found = lintPair(goodLayout, goodTemplate, { templates: [["templates/category-ministry.json", view]] });
    expect(new Set(found.map(({ file, code }) => `${file} ${code}`))).toEqual(new Set(["templates/category-ministry.json area-without-block"]));
  });

  test("a layout for Vietnamese pages needs no English, nor does its template", () => {
    const layout = applyPatch({ ...goodLayout, language: "vi" }, [remove("/label/en"), remove("/blocks/0/label/en")]);
    expect(lintPair(layout, applyPatch(goodTemplate, [remove("/label/en")]))).toEqual([]);
  });

  test("positions are those of the text", () => {
    const [found] = lintPair(text(goodLayout).replace('"leadNews"', '"carousel"'), goodTemplate);
    const lines = text(goodLayout).split("\n");
    expect(lines[(found?.line ?? 0) - 1]?.slice((found?.column ?? 0) - 1)).toMatch(/^"name": "leadNews"/);
  });
});

test("every rule about files is broken somewhere above", () => {
  const acrossFiles = ["invalid-json", "file-too-large", "duplicate-layout-id", "duplicate-template-id", "unused-template"];
  const covered = new Set([...broken.map((entry) => entry.code), ...acrossFiles]);
  expect(fileCodes.filter((code) => !covered.has(code))).toEqual([]);
});

describe("hostile files", () => {
  test("never throw, and take bounded time and space", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (layout, template) => {
        const found = lintLayouts({ layouts: new Map([["pages/a.json", layout]]), templates: new Map([["templates/a.json", template]]) });
        return found.length > 0 && found.length <= 202;
      }),
      { numRuns: 300 },
    );
  });

  test("mutations of good files never throw", () => {
    const paths = ["", "/blocks", "/blocks/0", "/blocks/0/key", "/label", "/for", "/template", "/root", "/root/children", `${main}/children`, `${main}/children/1`, `${main}/children/2/heading`, `${main}/children/1/span`];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), fc.jsonValue(), (path, first, second) => {
        const change = (good: unknown, value: unknown): unknown => {
          try {
            return applyPatch(good, [{ op: "replace", path, value }]);
          } catch {
            return good;
          }
        };
        lintPair(change(goodLayout, first), change(goodTemplate, second));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["50,000 levels of lists", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["50,000 levels of regions", `{"version":1,"root":${'{"layout":"stack","children":['.repeat(10_000)}${"]}".repeat(10_000)}}`],
    ["20,000 blocks without anything", `{"version":3,"blocks":[${"{},".repeat(20_000)}{}]}`],
    ["keys that change prototypes", '{"version":3,"__proto__":{"polluted":1},"blocks":[{"constructor":{"prototype":{"polluted":1}}}]}'],
  ])("%s", (_, content) => {
    const before = performance.now();
    const found = lintLayouts({ layouts: new Map([["pages/a.json", content]]), templates: new Map([["templates/a.json", content]]) });
    expect(performance.now() - before).toBeLessThan(3000);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(202);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
