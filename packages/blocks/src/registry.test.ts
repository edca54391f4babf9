import { createRegistry } from "@portal/react";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { registryDefinition } from "./registry.ts";

const registry = createRegistry(registryDefinition);

describe("registry", () => {
  it("draws every variant with the component of its folder", () => {
    for (const { type, name, Component } of catalogue) expect(registry.block(type, name), `${type}/${name}`).toBe(Component);
  });

  it("has no variant without a folder", () => {
    for (const [type, names] of registry.names().blocks) {
      expect(catalogue.filter((entry) => entry.type === type).map((entry) => entry.name)).toEqual(names);
    }
  });

  it("draws what it does not know with the type's default", () => {
    expect(registry.block("cards", "constructor")).toBe(registry.block("cards", "default"));
  });
});
