import { expect, it } from "vitest";
import { blockMaps, createSettings } from "./settings.ts";
import { testPage } from "./testing/page.ts";

it("has the specification's defaults where the site gives nothing (specification §3)", () => {
  expect(createSettings(testPage())).toEqual({
    logo: "/static/logo-default.svg",
    logoLink: "/",
    banner: "/static/banner-default.svg",
    loading: false,
    currentLayoutName: "DefaultLayout",
    categoryLayoutName: "CategoryDefaultView",
    articleLayoutName: "ArticleDefaultView",
    searchLink: "tim-kiem",
    homeSlug: "btc",
    categorySlug: undefined,
    articleSlug: undefined,
    menus: [],
  });
});

it("keeps the page's blocks by key, those of homes and of categories apart", () => {
  const block = { kind: "block", id: "n0-0", key: "slideNews" } as never;
  const { tree } = testPage();
  const page = (kind: "home" | "category") =>
    testPage({ kind, tree: { ...tree, layoutId: "a-layout", root: { ...tree.root, children: [block] } } });
  expect(blockMaps(page("home"))).toEqual({ homeBlocks: new Map([["slideNews", "n0-0"]]), categoryBlocks: new Map() });
  expect(blockMaps(page("category"))).toEqual({ homeBlocks: new Map(), categoryBlocks: new Map([["slideNews", "n0-0"]]) });
  expect(createSettings(page("category"))).toMatchObject({ categoryLayoutName: "a-layout" });
});
