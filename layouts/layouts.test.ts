import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayoutDefinition, TemplateDefinition } from "@portal/core";
import { compileTemplateCss } from "@portal/core/css";
import { lintLayouts, parseVocabulary } from "@portal/core/lint";
import { describe, expect, test } from "vitest";
import { layouts as generated, templates } from "./index.ts";
import { readLayoutFiles } from "./scripts/read-files.ts";
import { ownLayouts, specifiedLayouts } from "./testing/specification.ts";
import known from "./vocabulary.json" with { type: "json" };
import { areasOf, fingerprint, partsOf, regionsOf, widgetsOf } from "./testing/template-tree.ts";

// Throws where a file does not meet its schema, so everything below may rely on the types.
const files = await readLayoutFiles(import.meta.dirname);
const layouts = generated as readonly LayoutDefinition[];
const all = templates as readonly TemplateDefinition[];
const byId = new Map(all.map((template) => [template.id, template]));
const templateOf = (layout: LayoutDefinition): TemplateDefinition => {
  const template = byId.get(layout.template);
  if (!template) throw new Error(`no template ${layout.template}`);
  return template;
};
const homes = layouts.filter((layout) => layout.for.includes("home"));

describe("generated files", () => {
  test("index.ts exports what is in the folders", () => {
    expect(generated).toEqual(files.pages.map(({ value }) => value));
    expect(templates).toEqual(files.templates.map(({ value }) => value));
  });

  test("templates.css is what the compiler makes of the templates", async () => {
    const css = await readFile(join(import.meta.dirname, "generated/templates.css"), "utf8");
    expect(css.slice(css.indexOf("\n") + 1)).toBe(compileTemplateCss(all));
  });
});

describe("the predefined page layouts (specification §2.5)", () => {
  test("are the 25 that the specification names", () => {
    const specified = layouts.filter(({ id }) => !Object.hasOwn(ownLayouts, id));
    expect(specified.map(({ id }) => id).toSorted()).toEqual(Object.keys(specifiedLayouts).toSorted());
    expect(specified).toHaveLength(25);
  });

  // A view that a site's metadata asks for takes the blocks of the layout of its name (docs/choices.md).
  test("stand beside those of our own, each the view of a page and named for it", () => {
    for (const id of Object.keys(ownLayouts)) {
      const layout = layouts.find((candidate) => candidate.id === id);
      expect(layout?.template, id).toBe(id);
      expect(layout?.for.map((kind) => id.startsWith(`${kind}-`))).toEqual([true]);
    }
  });

  test.each(layouts)("$id has the specified blocks", ({ id, blocks }) => {
    expect(Object.fromEntries(blocks.map(({ key, type }) => [key, type]))).toEqual({ ...specifiedLayouts, ...ownLayouts }[id]);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
  });

  test.each(layouts)("$id is named, described and explained in both languages", (layout) => {
    const texts = [layout.label, layout.description, ...layout.blocks.map(({ label }) => label)];
    for (const text of texts) expect(text).toEqual({ vi: expect.any(String), en: expect.any(String) });
    const labels = layout.blocks.map(({ label }) => label.vi);
    expect(new Set(labels).size, "labels tell the blocks apart").toBe(labels.length);
  });

  test.each(layouts)(
    "$id may be filled by administrators, and says how much it shows only where that is not the parameter's to say",
    ({ blocks }) => {
      for (const block of blocks) {
        expect(block).toMatchObject({ editable: true });
        // The default of `articles-per-block` (packages/core/src/parameters.ts).
        expect(block).not.toMatchObject({ count: 6 });
      }
    },
  );

  test.each(layouts)("$id is made for the pages and the language of its name", ({ id, for: kinds, language }) => {
    const kind = /^(article|category|state-budget|mof-budget|parliamentary)/.exec(id)?.[0];
    const both = id === "agencies-page-vi";
    expect(kinds).toEqual(both ? ["home", "category"] : [kind === undefined ? "home" : kind === "article" ? "article" : "category"]);
    expect(language).toBe(/-(vi|en)$/.exec(id)?.[1]);
  });

  // spec §3
  test("have a name each, by which code knows them", () => {
    const names = layouts.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^[A-Z]\w+$/);
    expect(new Set(names).size).toBe(layouts.length);
  });

  test("label exchange rates, and estimates of budget revenue and expenditure, in both languages (specification §9)", () => {
    const labels = new Map(layouts.find(({ id }) => id === "default-layout-vi")?.blocks.map(({ key, label }) => [key, label]));
    expect(labels.get("accountExchangeRate")).toEqual({ vi: "Tỷ giá hạch toán", en: "Accounting exchange rates" });
    expect(labels.get("totalBudgets")).toEqual({
      vi: "Dự toán thu, chi ngân sách nhà nước",
      en: "State budget revenue and expenditure estimates",
    });
  });

  test("there are three slots for pinned news (specification §9)", () => {
    const pinned = layouts.flatMap(({ blocks }) => blocks).filter(({ key }) => key === "pinNews");
    expect(pinned).not.toHaveLength(0);
    for (const { count } of pinned) expect(count).toBe(3);
  });

  // spec §2.3
  test("the finance news home shows stock information, and exchange rates as small multiples", () => {
    const stocks = widgetsOf(byId.get("finance-layout-vi") as TemplateDefinition).find((widget) => widget.static === "stockInformation");
    expect(stocks?.needs?.["series"]).toEqual(["vn-index", "hnx-index", "upcom-index"]);
    const finance = layouts.find(({ id }) => id === "finance-layout-vi");
    expect(finance?.blocks.find(({ key }) => key === "accountExchangeRate")?.name).toBe("smallMultiples");
  });

  test("the default home shows stock information, the contribution layout its fixed main content", () => {
    const widgets = (id: string) => widgetsOf(byId.get(id) as TemplateDefinition);
    expect(widgets("default-layout-vi").find((widget) => widget.static === "stockInformation")?.needs?.["series"]).not.toHaveLength(0);
    expect(widgets("category-layout-contribute").map((widget) => widget.static)).toContain("draftContribution");
  });
});

describe("templates", () => {
  test.each(layouts)("$id has one area for each block, and no other", (layout) => {
    const areas = areasOf(templateOf(layout)).map(({ area }) => area);
    expect(areas.toSorted()).toEqual(layout.blocks.map(({ key }) => key).toSorted());
  });

  test("every layout has its own, and a template without a layout has no areas", () => {
    expect(new Set(layouts.map(({ template }) => template)).size).toBe(layouts.length);
    const used = new Set(layouts.map(({ template }) => template));
    expect(all.filter(({ id }) => !used.has(id)).flatMap((template) => areasOf(template))).toEqual([]);
  });

  test("the views that no layout names are there", () => {
    const views = [
      "category-default-vi",
      "category-default-en",
      "article-default",
      "page-static",
      "page-fixed",
      "page-people",
      "page-former-ministers",
      "page-sitemap",
      "page-search",
      "page-not-found",
    ];
    expect([...byId.keys()]).toEqual(expect.arrayContaining(views));
  });

  // spec §2.3
  test.each([
    ["default variant 1", "article-default-layout-1", "article"],
    ["default variant 2", "article-default-layout-2", "article"],
    ["minister", "article-minister", "articleMain"],
    ["ministry", "article-ministry", "article"],
    ["reading", "article-reading", "articleReading"],
    ["attachment", "article-attachment", "articleFiles"],
    ["document detail", "article-document", "documentDetail"],
    ["document contribution", "article-contribution", "contributionForm"],
    ["Excel viewer", "article-excel", "fileViewer"],
    ["Word viewer", "article-word", "fileViewer"],
    ["infographic", "article-infographic", "infographic"],
    ["other articles", "article-other-articles", "readingList"],
    ["photo detail", "article-photo", "photoDetail"],
    ["photo slideshow", "article-slideshow", "slideshow"],
    ["ratings", "article-ratings", "ratings"],
    ["static page", "article-static", "articleStatic"],
    ["video detail", "article-video", "videoDetail"],
  ])("the article view %s is %s, with the widget %s", (_name, id, widget) => {
    const template = byId.get(id) as TemplateDefinition;
    expect(widgetsOf(template).map((each) => each.static)).toContain(widget);
  });

  // spec §2.3
  test.each([
    ["agencies", "agencies-page-vi", "pageTitle"],
    ["default, Vietnamese", "category-default-vi", "listing"],
    ["default, English", "category-default-en", "listing"],
    ["document contribution", "category-layout-contribute", "draftContribution"],
    ["layout 1", "category-layout-1", "listing"],
    ["link layout", "category-link-layout-1", "listing"],
    ["minister", "category-minister", "listingCards"],
    ["ministry", "category-ministry", "listing"],
    ["budget variant 1", "mof-budget-layout-1", "budgetByKind"],
    ["budget variant 2", "mof-budget-layout-2", "budgetExecution"],
    ["parliamentary concerns", "parliamentary-concerns", "listing"],
    ["state budget variant 1", "state-budget-layout-1", "budgetFigures"],
    ["state budget variant 2", "state-budget-layout-2", "budgetFigures"],
    ["tree", "category-tree-1", "listing"],
  ])("the category view %s is %s, with the widget %s", (_name, id, widget) => {
    const template = byId.get(id) as TemplateDefinition;
    expect(widgetsOf(template).map((each) => each.static)).toContain(widget);
  });

  // Widths, columns and surfaces make no view of their own. By design alike: the defaults are arrangements of one page, and the file
  // viewers differ by the kind of file that chooses them.
  test.each([
    ["category", /^(?:category-|agencies|parliamentary|state-budget|mof-budget)/, ["category-default-en"]],
    ["article", /^article-/, ["article-default", "article-excel"]],
  ] as const)("no two %s views show the same", (_kind, ids, alike: readonly string[]) => {
    const views = all.filter(({ id }) => ids.test(id) && !alike.includes(id));
    const groups = [...Map.groupBy(views, (view) => partsOf(view).join(", ")).values()];
    expect(groups.filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id))).toEqual([]);
  });

  test("no two category views share a region tree", () => {
    const views = all.filter(({ id }) => /^(category-|agencies|parliamentary|state-budget|mof-budget)/.test(id));
    expect(views).toHaveLength(17);
    expect(new Set(views.map(({ root }) => fingerprint(root))).size).toBe(views.length);
  });

  test("no two article views share a region tree, save those that show a file", () => {
    const views = all.filter(({ id }) => id.startsWith("article-") && !["article-word", "article-excel", "article-pdf"].includes(id));
    const prints = views.map(({ root }) => fingerprint(root));
    expect(new Set(prints).size).toBe(views.length);
  });

  test("no two homes, and no two category or article layouts, share a region tree", () => {
    expect(homes).toHaveLength(13);
    const prints = layouts.map((layout) => fingerprint(templateOf(layout).root));
    expect(new Set(prints).size).toBe(layouts.length);
  });

  // A home is its own page, not the same grid with another title.
  test.each(homes)("every home has two block variants that no other home uses: $id", ({ id, blocks }) => {
    const variants = (of: LayoutDefinition["blocks"]) => new Set(of.map(({ type, name }) => `${type}/${name}`));
    const elsewhere = variants(homes.filter((home) => home.id !== id).flatMap((home) => home.blocks));
    const own = [...variants(blocks)].filter((variant) => !elsewhere.has(variant));
    expect(own.length, `of its own: ${own.join(", ") || "none"}`).toBeGreaterThanOrEqual(2);
  });

  test.each(all)("$id has one main landmark, and names for all others", (template) => {
    const landmarks = regionsOf(template).filter(({ landmark }) => landmark);
    expect(landmarks.filter(({ landmark }) => landmark === "main")).toHaveLength(1);
    const names = landmarks.filter(({ landmark }) => landmark !== "main").map(({ landmark, label }) => `${landmark} ${label?.vi}`);
    for (const name of names) expect(name).not.toContain("undefined");
    expect(new Set(names).size, "landmarks of a kind differ by name").toBe(names.length);
  });

  test("layout-lint has nothing to say about them, nor about the layouts", () => {
    const named = (folder: string, found: typeof files.pages) => new Map(found.map(({ name, value }) => [`${folder}/${name}`, value]));
    const vocabulary = parseVocabulary(known);
    expect(lintLayouts({ layouts: named("pages", files.pages), templates: named("templates", files.templates) }, vocabulary)).toEqual([]);
  });
});
