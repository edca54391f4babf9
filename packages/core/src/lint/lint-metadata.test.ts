import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Catalogue, createCatalogue } from "../catalogue.ts";
import { sampleDefaults } from "../testing/sample.ts";
import { goodLayout, goodTemplate } from "./testing/good-pair.ts";
import { lintMetadata } from "./lint-metadata.ts";
import { vocabulary } from "./testing/vocabulary.ts";

const categoryLayout = { ...goodLayout, id: "category-sample", for: ["category"], template: "category-sample" };
const catalogue: Catalogue = createCatalogue(
  {
    layouts: [goodLayout, categoryLayout],
    templates: [goodTemplate, { ...goodTemplate, id: "category-sample" }, { ...goodTemplate, id: "category-default-vi" }],
  },
  { needs: vocabulary.needs, defaults: sampleDefaults },
);

const complete = [
  { key: "slideNews", category: "tin-noi-bat" },
  { key: "newsBlock1", categories: ["ngan-sach", "thue"] },
  { key: "customCategories", root: "gioi-thieu" },
  { key: "siteList", cards: [{ title: "Trang mẫu", link: "https://example.org/" }] },
];

const found = (...args: Parameters<typeof lintMetadata>) => lintMetadata(...args).map(({ code, severity, path }) => [code, severity, path]);

test("metadata with nothing wrong, as an object and as a string", () => {
  const metadata = { layoutId: "sample-home", blocks: complete };
  expect(lintMetadata(catalogue, "site", metadata)).toEqual([]);
  expect(lintMetadata(catalogue, "site", JSON.stringify(metadata))).toEqual([]);
  expect(lintMetadata(catalogue, "category", { layoutId: "category-sample", blocks: complete })).toEqual([]);
});

describe("a site's metadata", () => {
  const site = (metadata: object) => found(catalogue, "site", { layoutId: "sample-home", blocks: complete, ...metadata });

  test.each<[string, object, [string, string, string][]]>([
    ["an unknown field", { colour: 1 }, [["unknown-key", "info", "/colour"]]],
    ["a value of the wrong type", { appLayout: 1 }, [["invalid-value", "warning", "/appLayout"]]],
    ["a block twice", { blocks: [...complete, complete[0]] }, [["duplicate-assignment", "warning", "/blocks/4"]]],
    [
      "a block that the layout lacks",
      { blocks: [...complete, { key: "old", category: "a" }] },
      [["unknown-block-key", "info", "/blocks/4"]],
    ],
    [
      "a block that the layout lacks, whose key is no word",
      { blocks: [...complete, { key: "a/b~c", category: "a" }] },
      [["unknown-block-key", "info", "/blocks/4"]],
    ],
    [
      "content of another type",
      { blocks: complete.with(3, { key: "siteList", category: "a" }) },
      [
        ["wrong-content-type", "warning", "/blocks/3"],
        ["unassigned-block", "info", "/blocks/3"],
      ],
    ],
    ["a block without content", { blocks: complete.slice(0, 3) }, [["unassigned-block", "info", "/blocks"]]],
    ["an unsafe banner", { banner: "javascript:alert(1)" }, [["unsafe-url", "warning", "/banner"]]],
    ["an unsafe menu entry", { menu: [{ label: "a", path: "javascript:alert(1)" }] }, [["unsafe-url", "warning", "/menu/0/path"]]],
    [
      "a default layout of categories that does not exist",
      { categoryDefaulLayout: "nowhere" },
      [["unknown-layout", "warning", "/categoryDefaulLayout"]],
    ],
    [
      "a default layout of articles that is for homes",
      { articleDefaulLayout: "sample-home" },
      [["layout-not-for-page", "warning", "/articleDefaulLayout"]],
    ],
  ])("%s", (_, metadata, expected) => {
    expect(site(metadata)).toEqual(expected);
  });

  test("a layout that does not exist, or is for other pages", () => {
    expect(found(catalogue, "site", { layoutId: "nowhere" })[0]).toEqual(["unknown-layout", "warning", "/layoutId"]);
    expect(found(catalogue, "site", { layoutId: "category-sample" })[0]).toEqual(["layout-not-for-page", "warning", "/layoutId"]);
    expect(found(catalogue, "site", { view: "nowhere" })[0]).toEqual(["unknown-view", "warning", "/view"]);
  });

  test.each<[unknown, string]>([
    ["{", "metadata-unparsable"],
    ["[]", "metadata-not-object"],
    [7, "metadata-not-object"],
    [" ".repeat(1_000_001), "metadata-too-large"],
  ])("%j", (metadata, code) => {
    expect(found(catalogue, "site", metadata)[0]).toEqual([code, "error", ""]);
  });
});

describe("a category's metadata", () => {
  test("its own default layout, and what its site chooses", () => {
    expect(found(catalogue, "category", { categoryDefaulLayout: "nowhere" })).toEqual([
      ["unknown-layout", "warning", "/categoryDefaulLayout"],
    ]);
    expect(found(catalogue, "category", {})).toEqual([]);
  });

  test("categories that do not exist", () => {
    const categories = new Set(["tin-noi-bat", "ngan-sach", "gioi-thieu"]);
    const metadata = { layoutId: "category-sample", blocks: complete, categories: ["ngan-sach", { slug: "a", children: ["b"] }] };
    expect(found(catalogue, "category", metadata, { categories })).toEqual([
      ["dangling-category", "warning", "/blocks/1"],
      ["dangling-category", "warning", "/categories"],
      ["dangling-category", "warning", "/categories"],
    ]);
  });
});

test("never throws, and every finding says what to do", () => {
  const metadata = fc.oneof(
    fc.anything(),
    fc.record(
      {
        layoutId: fc.constantFrom("sample-home", "category-sample", "x"),
        blocks: fc.anything(),
        categories: fc.anything(),
        menu: fc.anything(),
      },
      { requiredKeys: [] },
    ),
    fc.json(),
  );
  fc.assert(
    fc.property(fc.constantFrom("site" as const, "category" as const), metadata, (kind, value) => {
      for (const { problem, advice, path } of lintMetadata(catalogue, kind, value)) {
        expect(problem).toMatch(/\.$/);
        expect(advice).toMatch(/\.$/);
        expect(path).toMatch(/^(?:\/|$)/);
      }
    }),
    { numRuns: 500 },
  );
});
