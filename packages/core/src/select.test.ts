import { describe, expect, it } from "vitest";
import { parseCategory } from "./parse/category.ts";
import { parseSite } from "./parse/site.ts";
import { selectTemplate } from "./select.ts";
import { sampleCatalogue } from "./testing/sample.ts";

const site = (metadata: object, language = 1) => parseSite({ slug: "s", name: "S", language, metadata }).value;
const category = (metadata: object) => parseCategory({ slug: "c", name: "C", metadata }).value;
const article = ({ view }: { readonly view?: string }) => ({ slug: "a", view });

describe("selectTemplate", () => {
  it.each([
    ["no layout", {}, 1, "default-layout-vi", "default"],
    ["no layout, English", {}, 2, "default-homepage-en", "default"],
    ["a layout", { layoutId: "default-homepage-en" }, 1, "default-homepage-en", "site.layoutId"],
    // spec §2.3: that home has no layout in §2.5; the view brings the blocks of the layout of its name
    ["a view of homes", { view: "home-second" }, 1, "home-second", "site.view"],
    ["a view of homes, English", { view: "home-second" }, 2, "home-second", "site.view"],
    ["a view of categories", { view: "category-person" }, 1, "default-layout-vi", "default"],
    ["an unknown layout", { layoutId: "nope" }, 1, "default-layout-vi", "default"],
    ["a layout for categories", { layoutId: "category-layout-1" }, 1, "default-layout-vi", "default"],
    ["a layout named like an object property", { layoutId: "constructor" }, 1, "default-layout-vi", "default"],
  ])("home with %s", (_what, metadata, language, id, from) => {
    const { template, layout, from: source } = selectTemplate(sampleCatalogue, site(metadata, language), { kind: "home" });
    expect([template.id, layout?.id, source]).toEqual([id, id, from]);
  });

  it.each([
    [
      "its own layout",
      { layoutId: "category-layout-1", categoryDefaulLayout: "category-default-layout-1" },
      { categoryDefaulLayout: "category-default-layout-2" },
      "category-layout-1",
    ],
    ["its view", { view: "category-person" }, { categoryDefaulLayout: "category-default-layout-2" }, "category-person"],
    [
      "its own default",
      { categoryDefaulLayout: "category-default-layout-1" },
      { categoryDefaulLayout: "category-default-layout-2" },
      "category-default-layout-1",
    ],
    ["the site's default", {}, { categoryDefaulLayout: "category-default-layout-2" }, "category-default-layout-2"],
    ["nothing", {}, {}, "category-default-vi"],
    ["a view for articles", { view: "article-reading" }, {}, "category-default-vi"],
    [
      "an unknown layout and the site's default",
      { layoutId: "nope" },
      { categoryDefaulLayout: "category-default-layout-2" },
      "category-default-layout-2",
    ],
  ])("category with %s", (_what, own, ofSite, id) => {
    expect(selectTemplate(sampleCatalogue, site(ofSite), { kind: "category", category: category(own) }).template.id).toBe(id);
  });

  it.each([
    ["its view", { view: "article-reading" }, {}, { articleDefaulLayout: "article-default-layout-1" }, "article-reading"],
    ["its category's view", {}, { articleView: "article-reading" }, {}, "article-reading"],
    ["the site's default", {}, {}, { articleDefaulLayout: "article-default-layout-1" }, "article-default-layout-1"],
    ["nothing", {}, {}, {}, "article-default"],
  ])("article with %s", (_what, own, ofCategory, ofSite, id) => {
    const subject = { kind: "article", category: category(ofCategory), article: article(own), bodyView: undefined } as const;
    expect(selectTemplate(sampleCatalogue, site(ofSite), subject).template.id).toBe(id);
  });

  // spec §2.3, §2.4
  it("article whose content has a view of its own, in a site with a default layout", () => {
    const ofSite = site({ articleDefaulLayout: "article-default-layout-1" });
    const choose = (articleView?: string) =>
      selectTemplate(sampleCatalogue, ofSite, {
        kind: "article",
        category: category(articleView ? { articleView } : {}),
        article: article({}),
        bodyView: "article-photo",
      });
    expect(choose()).toMatchObject({ template: { id: "article-photo" }, diagnostics: [] });
    expect(choose("article-reading").template.id).toBe("article-reading");
  });

  it("reports what it passes over, on the wire's spelling", () => {
    const subject = {
      kind: "category",
      category: category({ layoutId: "nope", view: "home-x", categoryDefaulLayout: "default-layout-vi" }),
    } as const;
    expect(selectTemplate(sampleCatalogue, site({}), subject).diagnostics).toMatchObject([
      { code: "unknown-layout", path: "/category/metadata/layoutId" },
      { code: "unknown-view", path: "/category/metadata/view" },
      { code: "layout-not-for-page", path: "/category/metadata/categoryDefaulLayout" },
    ]);
  });
});
