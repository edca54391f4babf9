import { describe, expect, it } from "vitest";
import { parseCategory, parseSite } from "@portal/core";
import { alternatesOf, counterpartHome, homePath, otherLanguage } from "./alternates.ts";
import { matchRoute } from "./match.ts";

const sites = { vi: "btc", en: "mof" };
const site = (slug: string, language: number, counterpart?: string) => parseSite({ slug, name: slug, language, counterpart }).value;
const nothing = { category: undefined, article: undefined, page: undefined };
const alternates = (path: string, found: Parameters<typeof alternatesOf>[2]) => alternatesOf(matchRoute(path, sites), path, found, sites);

// spec §4: the interface toggles between the two
describe("the page in the other language", () => {
  it("is in the one of the two that this page is not in", () => {
    expect(["vi", "en"].map((language) => otherLanguage(language as "vi" | "en"))).toEqual(["en", "vi"]);
  });

  it("of a fixed page is the same page by its other path", () => {
    expect(alternates("/btc/gioi-thieu", { site: site("btc", 1, "mof"), ...nothing })).toEqual({ vi: "/btc/gioi-thieu", en: "/mof/about" });
  });

  it("of a home or a category is its counterpart's, where it has one", () => {
    const english = site("mof", 2, "btc");
    const category = parseCategory({ slug: "news", name: "News", counterpart: "tin-tuc" }).value;
    expect(alternates("/mof", { site: english, ...nothing })).toEqual({ en: "/mof", vi: "/" });
    expect(alternates("/mof/news", { site: english, ...nothing, category })).toEqual({ en: "/mof/news", vi: "/btc/tin-tuc" });
    expect(alternates("/cuc-a", { site: site("cuc-a", 1), ...nothing })).toEqual({ vi: "/cuc-a" });
  });

  it("of a site's search is its counterpart's search", () => {
    expect(alternates("/mof/search", { site: site("mof", 2, "btc"), ...nothing })).toMatchObject({ vi: "/btc/tim-kiem" });
    expect(alternates("/cuc-a/tim-kiem", { site: site("cuc-a", 1, "dept-a"), ...nothing })).toEqual({
      vi: "/cuc-a/tim-kiem",
      en: "/dept-a/search",
    });
  });

  it("else is the ministry's home in that language", () => {
    expect(counterpartHome(site("cuc-a", 1), sites)).toBe("/mof");
    expect(counterpartHome(site("dept-a", 2), sites)).toBe("/");
    expect(homePath("cuc-a", sites)).toBe("/cuc-a");
  });
});
