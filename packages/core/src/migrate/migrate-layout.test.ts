import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateLayout } from "../generated/validate-catalogue.js";
import { LAYOUT_VERSION, migrateLayout } from "./migrate-layout.ts";
import { pageKindsOf } from "./name-page-kinds.ts";

const folder = (version: string): string => join(import.meta.dirname, "fixtures", version);
const read = (version: string, name: string): unknown => JSON.parse(readFileSync(join(folder(version), name), "utf8"));
const fixtures = ["v1", "v2"].flatMap((version) => readdirSync(folder(version)).map((name) => [version, name] as const));

const allSteps = ["localise-texts", "name-page-kinds"];

describe("fixtures", () => {
  test.each(fixtures)("%s/%s becomes version 3", (version, name) => {
    const input = read(version, name);
    const migrated = migrateLayout(input);
    expect(JSON.stringify(migrated.value)).toBe(JSON.stringify(read("v3", name)));
    expect(migrated).toMatchObject({ from: Number(version.slice(1)), to: 3, steps: version === "v1" ? allSteps : allSteps.slice(1) });
    expect(validateLayout(migrated.value)).toBe(true);
    expect(input).toEqual(read(version, name));
  });

  test("a fixture takes every step there is", () => {
    expect(migrateLayout(read("v1", "category-layout-1.json")).steps).toEqual(allSteps);
    expect(allSteps).toHaveLength(LAYOUT_VERSION - 1);
  });

  test.each(readdirSync(folder("v3")))("v3/%s stays as it is", (name) => {
    const input = read("v3", name);
    expect(migrateLayout(input)).toEqual({ value: input, from: 3, to: 3, steps: [], diagnostics: [] });
    expect(migrateLayout(input).value).toBe(input);
  });
});

test("pages of an unnamed kind are inferred from the id, and it says so", () => {
  expect(["default-layout-vi", "default-homepage-en", "public-services-vi"].map(pageKindsOf)).toEqual([["home"], ["home"], ["home"]]);
  expect(["category-layout-1", "news-layout-2", "public-concerns", "category-tree-1"].map(pageKindsOf)).toEqual([
    ["category"],
    ["category"],
    ["category"],
    ["category"],
  ]);
  expect(pageKindsOf("article-default-layout-2")).toEqual(["article"]);
  expect(migrateLayout(read("v1", "category-layout-1.json")).diagnostics).toMatchObject([
    { code: "inferred-page-kind", severity: "info", path: "/for" },
  ]);
  expect(migrateLayout(read("v2", "agencies-page-vi.json")).diagnostics).toEqual([]);
});

describe("what cannot be migrated stays untouched and says why", () => {
  test.each([
    [undefined, "not-a-layout", ""],
    ["{}", "not-a-layout", ""],
    [[{ id: "a" }], "not-a-layout", ""],
    [{ version: 4, id: "a" }, "newer-version", "/version"],
    [{ version: 1e9 }, "newer-version", "/version"],
    [{ version: 0 }, "unknown-version", "/version"],
    [{ version: 2.5 }, "unknown-version", "/version"],
    [{ version: "2" }, "unknown-version", "/version"],
    [{ version: null }, "unknown-version", "/version"],
    [{ id: "x".repeat(30_000) }, "string-too-long", "/id"],
    [JSON.parse('{"__proto__":{"polluted":1}}'), "unsafe-key", "/__proto__"],
  ])("%j → %s", (input, code, path) => {
    const migrated = migrateLayout(input);
    expect(migrated.value).toBe(input);
    expect(migrated.steps).toEqual([]);
    expect(migrated.diagnostics).toMatchObject([{ code, path, severity: "error" }]);
  });
});

describe("properties", () => {
  const loose = fc.record(
    {
      version: fc.constantFrom(undefined, 1, 2, 3),
      id: fc.oneof(fc.constantFrom("a-vi", "article-1", "category-1"), fc.anything()),
      label: fc.oneof(fc.string(), fc.record({ vi: fc.string() }), fc.anything()),
      for: fc.oneof(fc.constant(["home"]), fc.anything()),
      template: fc.oneof(fc.string(), fc.anything()),
      blocks: fc.oneof(
        fc.array(
          fc.record(
            { type: fc.constantFrom("tree", "cards"), editable: fc.constantFrom("true", "false", true, 7), label: fc.string() },
            { requiredKeys: [] },
          ),
        ),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  );

  test("migrating again changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(loose, fc.anything()), (input) => {
        const once = migrateLayout(input);
        const twice = migrateLayout(once.value);
        expect(twice.value).toEqual(once.value);
        expect(twice.steps).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("never loses an unknown field", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().map((key) => `x-${key}`),
          fc.jsonValue(),
        ),
        (extra) => {
          const value = migrateLayout({ id: "a-vi", blocks: [], ...extra }).value as Readonly<Record<string, unknown>>;
          // As text: matchers take an own key "__proto__" for the prototype.
          for (const [key, some] of Object.entries(extra)) expect(JSON.stringify(value[key])).toBe(JSON.stringify(some));
        },
      ),
    );
  });

  test("never changes what came in", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const before = JSON.stringify(input);
        migrateLayout(input);
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });

  test("a loop in the data does no harm", () => {
    const cyclic: Record<string, unknown> = { id: "a" };
    cyclic["blocks"] = [cyclic];
    expect(migrateLayout(cyclic).value).toBe(cyclic);
  });
});
