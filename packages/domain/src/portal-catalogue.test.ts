import { parseCategory, parseSite, selectTemplate } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { expect, it } from "vitest";
import { portalCatalogue } from "./portal-catalogue.ts";

const template = (id: string) => ({
  version: 1,
  id,
  label: { vi: id },
  root: { layout: "stack", landmark: "main", children: [{ static: "pageTitle", level: 1 }] },
});
const layout = (id: string) => ({ version: 3, id, label: { vi: id }, name: "L", for: ["home"], template: id, blocks: [] });
const homes = ["default-layout-vi", "default-homepage-en"];
const views = ["category-default-vi", "category-default-en", "article-default"];
const catalogue = createCatalogue({ layouts: homes.map(layout), templates: [...homes, ...views].map(template) }, portalCatalogue);
const category = parseCategory({ slug: "c", name: "C" }).value;

// spec §2.2, §2.4
it.each([
  ["home", 1, "default-layout-vi"],
  ["home", 2, "default-homepage-en"],
  ["category", 1, "category-default-vi"],
  ["category", 2, "category-default-en"],
  ["article", 1, "article-default"],
  ["article", 2, "article-default"],
] as const)("a page of kind %s in language %i that names no layout is drawn by %s", (kind, language, id) => {
  const site = parseSite({ slug: "s", name: "S", language }).value;
  const subjects = {
    home: { kind: "home" },
    category: { kind: "category", category },
    article: { kind: "article", category, article: { slug: "a", view: undefined }, bodyView: undefined },
  } as const;
  expect(selectTemplate(catalogue, site, subjects[kind])).toMatchObject({ template: { id }, from: "default" });
});
