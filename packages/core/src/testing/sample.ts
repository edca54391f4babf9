/** A small catalogue for the engine's own tests; the real 25 layouts are tested where they live. */
import { type CatalogueDefaults, createCatalogue } from "../catalogue.ts";
import type { NeedSchema } from "../generated/types.ts";
import type { Series } from "../model.ts";
import type { NeedSchemas } from "../needs.ts";
import { SLUG_PATTERN } from "../parse/fields.ts";
import type { QueryTable } from "../query-table.ts";

declare module "../model/content.ts" {
  interface HostQueries {
    series: { readonly query: { readonly ids: readonly string[] }; readonly result: readonly Series[] };
  }
}

/** A host with one kind of query of its own. */
export const sampleTable: QueryTable = {
  needs: new Map([
    [
      "series",
      {
        plan(value) {
          const ids = value as readonly string[];
          return { query: { kind: "series", key: `series:${ids.join(",")}`, ids }, tags: ids.map((id) => `series:${id}`) };
        },
        read: (result) => result,
      },
    ],
  ]),
  // As many items as the card's description has words.
  cardItems: {
    plan: (key, cards) =>
      key === "siteList" && cards.some(({ description }) => description)
        ? { query: { kind: "series", key: "items", ids: ["i"] }, tags: ["items"] }
        : undefined,
    read: (_result, { description }) => description?.split(" ").map((title) => ({ title })),
  },
};

const count = { description: "How many.", type: "integer", minimum: 1, maximum: 50 } as const;
const sampleNeeds: NeedSchemas = new Map<string, NeedSchema>([
  ["series", { description: "Time series by id.", type: "array", maxItems: 20, items: { type: "string", pattern: SLUG_PATTERN } }],
  ["listing", count],
  ["others", count],
]);

const block = (key: string, type: string, more: object = {}): object => ({
  key,
  label: { vi: `Khối ${key}`, en: `Block ${key}` },
  type,
  name: "default",
  editable: true,
  ...more,
});
const template = (id: string, children: readonly object[]): object => ({
  version: 1,
  id,
  label: { vi: id },
  root: { layout: "stack", landmark: "main", children: [{ static: "homeTitle", level: 1 }, ...children] },
});
const layout = (id: string, use: string, blocks: readonly object[]): object => ({
  version: 3,
  id,
  label: { vi: id },
  name: "Sample",
  for: [use],
  template: id,
  blocks,
});

export const sampleDefaults: CatalogueDefaults = {
  home: { vi: "default-layout-vi", en: "default-homepage-en" },
  category: { vi: "category-default-vi", en: "category-default-en" },
  article: "article-default",
  title: "pageTitle",
};

export const sampleCatalogue = createCatalogue(
  {
    layouts: [
      layout("default-layout-vi", "home", [
        block("slideNews", "category", { count: 5 }),
        block("newsBlock1", "categories", { count: 2 }),
        block("investmentPlanCategories", "treeCategories"),
        block("siteList", "cards", { count: 3 }),
        block("pinNews", "category", { count: 3, default: { key: "pinNews", category: "mac-dinh" } }),
      ]),
      layout("default-homepage-en", "home", [block("slideNews", "category")]),
      layout("home-second", "home", [block("decisions", "category")]),
      layout("category-layout-1", "category", [
        block("contents", "cards"),
        block("customCategories", "treeCategories"),
        block("related", "categories"),
      ]),
      layout("category-default-layout-1", "category", []),
      layout("category-default-layout-2", "category", []),
      layout("article-default-layout-1", "article", []),
    ],
    templates: [
      template("default-layout-vi", [
        {
          layout: "grid",
          columns: { md: 12 },
          landmark: "region",
          label: { vi: "Tin", en: "News" },
          children: [
            { area: "slideNews", span: { md: 8 } },
            { area: "pinNews", span: { md: 4 }, level: 3 },
          ],
        },
        { area: "newsBlock1" },
        { area: "investmentPlanCategories" },
        { area: "siteList" },
        { static: "marketPrices", needs: { series: ["vn-index"] } },
      ]),
      template("default-homepage-en", [{ area: "slideNews" }]),
      template("home-second", [{ area: "decisions" }]),
      template("category-layout-1", [
        { area: "contents" },
        { area: "customCategories" },
        { area: "related" },
        { static: "listing", needs: { listing: 20 } },
      ]),
      template("category-default-layout-1", [{ static: "listing", needs: { listing: 20 } }]),
      template("category-default-layout-2", [{ static: "listing", needs: { listing: 10 } }]),
      template("category-default-vi", [{ static: "listing", needs: { listing: 15 } }]),
      template("category-default-en", [{ static: "listing", needs: { listing: 15 } }]),
      template("category-person", [{ static: "listing", needs: { listing: 15 } }]),
      template("article-default-layout-1", [{ static: "article" }]),
      template("article-default", [{ static: "article" }, { static: "otherArticles", needs: { others: 5 } }]),
      template("article-reading", [{ static: "article" }]),
      ...["attachment", "document", "photo", "slideshow", "video"].map((view) => template(`article-${view}`, [{ static: "article" }])),
      template("page-not-found", [{ static: "notFound" }]),
    ],
  },
  { needs: sampleNeeds, defaults: sampleDefaults },
);
