import { readFileSync } from "node:fs";
import { portalVocabulary } from "@portal/core/lint";
import { createRegistry, type LazyView } from "@portal/react";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { registryDefinition } from "./registry.ts";

const registry = createRegistry(registryDefinition);

const { blocks, widgets } = registry.names();
const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

describe("registry", () => {
  it("draws every variant with the component of its folder", () => {
    for (const { type, name, Component } of catalogue) {
      const drawn: unknown = registry.block(type, name);
      const { module } = drawn as Partial<LazyView<object>>;
      if (module === undefined) expect(drawn, `${type}/${name}`).toBe(Component);
      else expect(module, `${type}/${name}`).toBe(Component.name);
    }
  });

  it("has no variant without a folder", () => {
    for (const [type, names] of blocks) {
      expect(catalogue.filter((entry) => entry.type === type).map((entry) => entry.name)).toEqual(names);
    }
  });

  it("has the names that layout-lint takes for known, no more and no fewer", () => {
    expect(sorted(widgets)).toEqual(sorted(portalVocabulary.widgets));
    expect([...blocks.keys()]).toEqual([...portalVocabulary.variants.keys()]);
    for (const [type, names] of blocks) expect(sorted(names)).toEqual(sorted(portalVocabulary.variants.get(type) ?? []));
  });

  it("has the names that docs/layouts.md tells designers of", () => {
    const handbook = readFileSync(new URL("../../../docs/layouts.md", import.meta.url), "utf8");
    for (const [type, names] of blocks) expect(handbook).toContain(`| \`${type}\` | ${names.map((name) => `\`${name}\``).join(", ")} |`);
    const told = /- \*\*Widgets\*\*: (.*?)\. What/s.exec(handbook)?.[1] ?? "";
    expect(sorted(told.match(/\w+/g) ?? [])).toEqual(sorted(widgets));
  });

  it("draws what it does not know with the type's default", () => {
    expect(registry.block("cards", "constructor")).toBe(registry.block("cards", "default"));
  });
});
