import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";

const template = { version: 1, id: "mau", label: { vi: "Mẫu" }, root: { layout: "stack", landmark: "main", children: [{ area: "tin" }] } };
const block = { key: "tin", label: { vi: "Tin" }, type: "category", name: "default", editable: true };
const layout = { version: 3, id: "mau", label: { vi: "Mẫu" }, name: "Sample", for: ["home"], template: "mau", blocks: [block] };
const catalogueOf = (definition: object) => createCatalogue({ layouts: [definition], templates: [template] });
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
