import { describe, expect, it } from "vitest";
import { parseSite } from "@portal/core";
import { defaultViewNames, shellOf, viewSite } from "./site-view.ts";

const site = (metadata: object, language = 1) => parseSite({ slug: "cuc-a", name: "Cục A", language, metadata }).value;

// spec §2.1, §2.2, §3
describe("what a shell shows of a site", () => {
  it("is its own logo, banner and menu", () => {
    const own = { logo: "/logo.svg", banner: "/banner.svg", menu: [{ path: "/cuc-a/tin", label: "Tin", order: 1 }] };
    expect(viewSite(site(own))).toMatchObject({ slug: "cuc-a", name: "Cục A", ...own, logoLink: "/" });
  });

  it("is a default logo and a default banner where the site has none, or none that may be shown", () => {
    const defaults = { logo: "/static/logo-default.svg", banner: "/static/banner-default.svg" };
    expect(viewSite(site({}))).toMatchObject(defaults);
    expect(viewSite(site({ logo: "javascript:alert(1)", banner: "//elsewhere" }))).toMatchObject(defaults);
  });

  it("is the default menu where the site has none: home, in a new tab, and the introduction of the ministry", () => {
    const home = { path: "/", label: "Trang chủ", blank: true, order: 0, children: [] };
    const introduction = { path: "/mof/gioi-thieu-bo", label: "Giới thiệu bộ", blank: false, order: 1, children: [] };
    expect(viewSite(site({})).menu).toEqual([home, introduction]);
    expect(viewSite(site({ menu: [] })).menu).toEqual([home, introduction]);
  });

  it("is the search link of its language", () => {
    expect(viewSite(site({}, 1)).searchLink).toBe("tim-kiem");
    expect(viewSite(site({}, 2)).searchLink).toBe("search");
  });
});

it.each([
  [undefined, "default"],
  ["planning-ministry", "planning-ministry"],
  ["other", "other"],
  ["constructor", "default"],
])("metadata's appLayout %j asks for the %s shell", (appLayout, shell) => {
  expect(shellOf(site(appLayout === undefined ? {} : { appLayout }))).toBe(shell);
});

it("the default layouts have the specified names", () => {
  expect(defaultViewNames).toEqual({
    currentLayoutName: "DefaultLayout",
    categoryLayoutName: "CategoryDefaultView",
    articleLayoutName: "ArticleDefaultView",
  });
});
