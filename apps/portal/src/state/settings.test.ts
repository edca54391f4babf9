import { expect, it } from "vitest";
import { settingsOf } from "./settings.ts";
import { testPage } from "./test-page.ts";

it("has the specification's defaults where the site gives nothing (specification §3)", () => {
  expect(settingsOf(testPage())).toEqual({
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
    homeBlocks: {},
    categoryBlocks: {},
  });
});

it("keeps the page's blocks by key, those of homes and of categories apart", () => {
  const block = { kind: "block", id: "n0-0", key: "slideNews" } as never;
  const { tree } = testPage();
  const page = (kind: "home" | "category") =>
    testPage({ kind, tree: { ...tree, layoutId: "a-layout", root: { ...tree.root, children: [block] } } });
  expect(settingsOf(page("home"))).toMatchObject({ homeBlocks: { slideNews: "n0-0" }, categoryBlocks: {} });
  expect(settingsOf(page("category"))).toMatchObject({
    homeBlocks: {},
    categoryBlocks: { slideNews: "n0-0" },
    categoryLayoutName: "a-layout",
  });
});
