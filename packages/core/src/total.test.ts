/** The engine is total: whatever JSON comes in, it ends, never throws, pollutes nothing, and says the same twice. */
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { parseCategory } from "./parse/category.ts";
import { parseSite } from "./parse/site.ts";
import { planContent } from "./plan.ts";
import { resolveLayout } from "./resolve.ts";
import type { Subject } from "./select.ts";
import { sampleCatalogue, sampleDefaults, sampleTable } from "./testing/sample.ts";
import { hostileJson, hostileMetadata, hostileRecord } from "./testing/arbitrary.ts";

const runs = { numRuns: 400 };
const context = { site: "a", category: undefined, article: undefined } as const;

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

describe("any JSON", () => {
  it("as a site's metadata gives a tree and a bounded plan, twice the same", () => {
    fc.assert(
      fc.property(hostileMetadata, fc.constantFrom(1, 2, null, "x"), (metadata, language) => {
        const run = (): string => {
          const { value: site, diagnostics } = parseSite({ slug: "a", name: "A", language, metadata });
          const { tree, diagnostics: findings, provenance } = resolveLayout(sampleCatalogue, { site, subject: { kind: "home" } });
          const plan = planContent(tree, context, sampleTable);
          expect(tree.root.kind).toBe("region");
          expect(plan.queries.length).toBeLessThanOrEqual(150);
          return JSON.stringify([tree, diagnostics, findings, [...provenance], plan.queries, plan.tags]);
        };
        expect(run()).toBe(run());
      }),
      runs,
    );
  });

  it("as a category, and for an article in it, gives a tree", () => {
    fc.assert(
      fc.property(hostileMetadata, fc.oneof(fc.string(), fc.constant(undefined)), (metadata, view) => {
        const category = parseCategory({ slug: "c", name: "C", metadata }).value;
        const site = parseSite({ slug: "a", name: "A", metadata }).value;
        const subjects: Subject[] = [
          { kind: "category", category },
          { kind: "article", category, article: { slug: "b", view }, bodyView: view },
        ];
        for (const subject of subjects) expect(resolveLayout(sampleCatalogue, { site, subject }).tree.templateId).toBeTruthy();
      }),
      runs,
    );
  });

  it("as whole records, and as layouts and templates, never throws", () => {
    fc.assert(
      fc.property(hostileRecord, fc.array(hostileJson, { maxLength: 4 }), (record, files) => {
        for (const parse of [parseSite, parseCategory]) expect(parse(record).value).toBeTypeOf("object");
        const catalogue = createCatalogue({ layouts: files, templates: files }, { needs: new Map(), defaults: sampleDefaults });
        const site = parseSite(record).value;
        expect(resolveLayout(catalogue, { site, subject: { kind: "home" } }).tree.templateId).toBe("bare");
      }),
      runs,
    );
  });

  it("that refuses to become a number or an address counts as missing", () => {
    const stubborn: unknown = JSON.parse('{"toString":1,"valueOf":1}');
    expect(parseSite({ slug: "a", name: "A", language: stubborn }).value.language).toBe("vi");
  });

  it("nested without end or in itself is no layout and no template, and that is reported", () => {
    let deep: unknown = { static: "pageTitle" };
    for (let level = 0; level < 50_000; level += 1) deep = { layout: "stack", children: [deep] };
    const loop: Record<string, unknown> = { layout: "stack" };
    loop["children"] = [loop];
    const templates = [deep, loop].map((root, index) => ({ version: 1, id: `a${index}`, label: { vi: "A" }, root }));
    const { diagnostics } = createCatalogue({ layouts: [deep, loop], templates }, { needs: new Map(), defaults: sampleDefaults });
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(
      ["/templates/0", "/templates/1", "/layouts/0", "/layouts/1"].map((path) => `invalid-definition ${path}`),
    );
  });

  it("may refer to itself", () => {
    const loop: Record<string, unknown> = { key: "slideNews" };
    loop["children"] = [loop];
    loop["blocks"] = [loop, loop];
    expect(parseSite({ slug: "a", name: "A", metadata: loop }).diagnostics.length).toBeGreaterThan(0);
  });

  it("cannot reach object prototypes through a metadata string", () => {
    const metadata =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"blocks":[{"key":"__proto__","category":"x","__proto__":{"polluted":1}}]}';
    const { value, diagnostics } = parseSite({ slug: "a", name: "A", metadata });
    expect(value.blocks.get("__proto__")?.category).toBe("x");
    expect(diagnostics.filter(({ code }) => code === "unsafe-key")).toHaveLength(3);
    expect(resolveLayout(sampleCatalogue, { site: value, subject: { kind: "home" } }).tree.layoutId).toBe("default-layout-vi");
  });
});
