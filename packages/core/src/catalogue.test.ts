import { describe, expect, it } from "vitest";
import { createCatalogue, type NeedSchemas } from "./catalogue.ts";
import { sampleDefaults } from "./testing/sample.ts";
import type { NeedSchema } from "./generated/types.ts";

const template = { version: 1, id: "mau", label: { vi: "Mẫu" }, root: { layout: "stack", landmark: "main", children: [{ area: "tin" }] } };
const block = { key: "tin", label: { vi: "Tin" }, type: "category", name: "default", editable: true };
const layout = { version: 3, id: "mau", label: { vi: "Mẫu" }, name: "Sample", for: ["home"], template: "mau", blocks: [block] };
const catalogueOf = (definition: object) =>
  createCatalogue({ layouts: [definition], templates: [template] }, { needs: new Map(), defaults: sampleDefaults });
const without = (from: object, field: string): object => Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));

// spec §3
describe("a layout definition", () => {
  it("is taken with a description and without one", () => {
    expect(catalogueOf(layout).layouts.get("mau")).toEqual(layout);
    const described = { ...layout, description: { vi: "Để thử" } };
    expect(catalogueOf(described).layouts.get("mau")).toEqual(described);
    expect(catalogueOf(layout).blocks.get("mau")?.get("tin")).toEqual(block);
  });

  it.each(["id", "label", "name", "template", "blocks"])("without %s is refused, and that is reported", (field) => {
    const { layouts, diagnostics } = catalogueOf(without(layout, field));
    expect([layouts.size, diagnostics.map(({ code }) => code)]).toEqual([0, ["invalid-definition"]]);
  });

  it.each(["key", "label", "type", "name", "editable"])("whose block has no %s is refused, and that is reported", (field) => {
    const { layouts, diagnostics } = catalogueOf({ ...layout, blocks: [without(block, field)] });
    expect([layouts.size, diagnostics.map(({ code }) => code)]).toEqual([0, ["invalid-definition"]]);
  });

  it("whose template does not exist is refused, and that is reported", () => {
    const { layouts, diagnostics } = catalogueOf({ ...layout, template: "khac" });
    expect([layouts.size, diagnostics.map(({ code }) => code)]).toEqual([0, ["missing-template"]]);
  });
});

describe("what a widget of a template needs", () => {
  const needs: NeedSchemas = new Map<string, NeedSchema>([
    ["listing", { description: "Articles a page.", type: "integer", minimum: 1, maximum: 50 }],
    ["file", { description: "The article's file.", type: "boolean" }],
    ["role", { description: "Persons of a role.", type: "string", enum: ["leader", "member"] }],
    ["series", { description: "Time series.", type: "array", maxItems: 2, items: { type: "string", pattern: "^[a-z-]+$" } }],
  ]);
  const templatesOf = (asked: unknown) => {
    const root = { layout: "stack", landmark: "main", children: [{ static: "part", needs: asked }] };
    return createCatalogue({ layouts: [], templates: [{ ...template, root }] }, { needs, defaults: sampleDefaults });
  };

  it.each([{}, { listing: 50, file: false }, { role: "member" }, { series: ["vn-index", "hnx"] }, { series: [] }])("may be %j", (asked) => {
    expect(templatesOf(asked).templates.size).toBe(1);
  });

  it.each([
    "listing",
    { weather: "hanoi" },
    { listing: 0 },
    { listing: 51 },
    { listing: 1.5 },
    { listing: "10" },
    { file: 1 },
    { role: "guest" },
    { role: 1 },
    { series: "vn-index" },
    { series: ["a", "b", "c"] },
    { series: ["VN"] },
    { series: [1] },
    JSON.parse('{"__proto__": 1}'),
    { constructor: 1 },
  ])("is nothing that the host does not know: %j", (asked) => {
    const { templates, diagnostics } = templatesOf(asked);
    expect([templates.size, diagnostics.map(({ code }) => code)]).toEqual([0, ["invalid-definition"]]);
  });
});
