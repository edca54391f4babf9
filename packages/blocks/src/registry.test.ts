import { readFileSync } from "node:fs";
import { createRegistry, type LazyView } from "@portal/react";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { blockDefinitions, widgetDefinitions } from "./definitions.ts";
import { registryDefinition } from "./registry.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const registry = createRegistry(registryDefinition);

const blocks = new Map(Object.entries(registryDefinition.blocks).map(([type, variants]) => [type, Object.keys(variants)]));
const widgets = Object.keys(registryDefinition.widgets);
const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

describe("registry", () => {
  it("draws every variant with the component of its folder", () => {
    for (const { type, name, component } of blockDefinitions) {
      // Each loads with the pages that draw it.
      const { module } = registry.block(type, name) as Partial<LazyView<object>>;
      expect(module, `${type}/${name}`).toBe(component.name);
    }
  });

  it("has no variant without a definition", () => {
    for (const [type, names] of blocks) {
      const defined = blockDefinitions.filter((definition) => definition.type === type).map(({ name }) => name);
      expect(sorted(defined)).toEqual(sorted(names));
    }
  });

  it("has the names that layout-lint takes for known, no more and no fewer", () => {
    const vocabulary = JSON.parse(read("layouts/vocabulary.json")) as Readonly<Record<string, unknown>>;
    expect(vocabulary["variants"]).toEqual(Object.fromEntries([...blocks].map(([type, names]) => [type, sorted(names)])));
    expect(vocabulary["widgets"]).toEqual(sorted(widgets));
  });

  it("has the names that docs/layouts.md lists for designers", () => {
    const rows = read("docs/layouts.md").split("\n");
    for (const { name, description } of blockDefinitions) expect(rows).toContain(`| \`${name}\` | ${description} |`);
    for (const { name, description, reads } of widgetDefinitions)
      expect(rows).toContain(`| \`${name}\` | ${description} | ${reads.map((field) => `\`${field}\``).join(", ")} |`);
    for (const type of blocks.keys()) expect(rows).toContain(`| variants of \`${type}\` | |`);
  });

  it("brings no definition, and none of its examples, into the bundle of a host", async () => {
    const { metafile } = await build({
      entryPoints: [new URL("index.ts", import.meta.url).pathname],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      packages: "external",
      loader: { ".css": "empty", ".module.css": "empty" },
    });
    const files = Object.keys(metafile.inputs);
    expect(files.filter((file) => /\/widgets\/\w+\/\w+\.tsx$/.test(file)).length).toBeGreaterThanOrEqual(widgets.length);
    expect(
      files.filter((file) => /(?:definitions?|define-block|examples|(?:example|hostile|long)-page|samples\/\w+)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it("draws what it does not know with the type's default", () => {
    expect(registry.block("cards", "constructor")).toBe(registry.block("cards", "default"));
  });
});
