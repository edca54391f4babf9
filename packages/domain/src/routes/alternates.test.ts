import { describe, expect, it } from "vitest";
import { type Language, parseCategory, parseSite } from "@portal/core";
import { ministryPages } from "../addresses/ministry-pages.ts";
import type { Question } from "../questions/model.ts";
import type { StaticPage } from "../source.ts";
import { alternatesOf, counterpartHome, homePath, languageSwitchOf } from "./alternates.ts";
import { fixedRoutes } from "./fixed-routes.ts";
import { otherLanguage } from "./language.ts";
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
    expect(alternates("/cuc-a/search", { site: site("cuc-a", 1), ...nothing })).toEqual({
      vi: "/cuc-a/tim-kiem",
      en: "/cuc-a/search",
    });
  });

  it("a static page of the ministry has one address, below whichever prefix it is read", () => {
    const found = {
      site: site("btc", 1, "mof"),
      ...nothing,
      page: { slug: "tham-quan", title: "Tham quan", language: "vi" as const, html: "", counterpart: { site: "mof", slug: "visiting" } },
    };
    const below = (path: string, page = found.page) => alternatesOf(matchRoute(path, sites), path, { ...found, page }, sites);
    expect(below("/btc/btcvn/tham-quan")).toEqual({ vi: "/btc/noi-dung/tham-quan", en: "/mof/content/visiting" });
    expect(below("/btc/btcvn/tham-quan")).toEqual(below("/btc/noi-dung/tham-quan"));
    // It is read as one of the fixed pages, too.
    const stored = { ...found.page, slug: "gioi-thieu", counterpart: { site: "mof", slug: "about" } };
    const links = below("/btc/noi-dung/gioi-thieu", stored);
    expect(links).toEqual({ vi: "/btc/gioi-thieu", en: "/mof/about" });
    // Who reads it as a static page goes on with one.
    const route = matchRoute("/btc/noi-dung/gioi-thieu", sites);
    expect(languageSwitchOf(route, links, { ...found, page: stored }, sites)).toBe("/mof/content/about");
  });

  it("the ministry's Vietnamese home has one address", () => {
    const found = { site: site("btc", 1, "mof"), ...nothing };
    for (const path of ["/", "/btc"]) expect(alternatesOf(matchRoute(path, sites), path, found, sites)).toEqual({ vi: "/", en: "/mof" });
  });

  it("of a static page is where its counterpart stands, on the same site too", () => {
    const english = {
      slug: "visiting",
      title: "Visiting",
      language: "en" as const,
      html: "",
      counterpart: { site: "btc", slug: "tham-bo" },
    };
    const vietnamese = {
      slug: "tham-bo",
      title: "Thăm Bộ",
      language: "vi" as const,
      html: "",
      counterpart: { site: "btc", slug: "visiting" },
    };
    const pair = { vi: "/btc/noi-dung/tham-bo", en: "/btc/btcen/visiting" };
    const found = { site: site("btc", 1, "mof"), ...nothing };
    expect(alternates("/btc/btcen/visiting", { ...found, page: english })).toEqual(pair);
    expect(alternates("/btc/noi-dung/tham-bo", { ...found, page: vietnamese })).toEqual(pair);
  });

  it.each([
    // What the page is, its site, whether it is found, where its language switch leads.
    ["/cuc-a", site("cuc-a", 1), true, "/mof?untranslated=site"],
    ["/dept-a", site("dept-a", 2), true, "/?untranslated=site"],
    ["/cuc-a/tin", site("cuc-a", 1), true, "/mof?untranslated=site"],
    ["/cuc-a/tin/bai", site("cuc-a", 1), true, "/mof?untranslated=site"],
    ["/cuc-a/btcvn/la", site("cuc-a", 1), true, "/mof?untranslated=site"],
    ["/cuc-b/tin", site("cuc-b", 1, "dept-b"), true, "/dept-b?untranslated=page"],
    ["/cuc-b/tin/bai", site("cuc-b", 1, "dept-b"), true, "/dept-b?untranslated=page"],
    ["/btc/tin", site("btc", 1, "mof"), true, "/mof?untranslated=page"],
    ["/mof/news", site("mof", 2), true, "/?untranslated=page"],
    // The ministry's homes are one page, though no record says so.
    ["/mof", site("mof", 2), true, "/"],
    // Nothing is there that could have a counterpart.
    ["/cuc-a/khong-co", site("cuc-a", 1), false, "/mof"],
    ["/cuc-b/khong-co", site("cuc-b", 1, "dept-b"), false, "/dept-b"],
  ])("else is a home that says what it stands in for: of %s", (path, own, isFound, target) => {
    const found = { site: own, ...nothing };
    const route = matchRoute(path, sites);
    expect(languageSwitchOf(route, isFound ? alternatesOf(route, path, found, sites) : {}, found, sites)).toBe(target);
  });

  it("else is the ministry's home in that language", () => {
    expect(counterpartHome(site("cuc-a", 1), sites)).toBe("/mof");
    expect(counterpartHome(site("dept-a", 2), sites)).toBe("/");
    expect(homePath("cuc-a", sites)).toBe("/cuc-a");
  });
});

// spec §2.1: the rows of its table
describe("each page of the ministry", () => {
  const question = (slug: string, counterpart?: string): Question => ({
    slug,
    title: slug,
    field: "Thuế",
    askedAt: "2026-11-01T00:00:00Z",
    state: "waiting",
    body: slug,
    answer: undefined,
    counterpart,
    related: [],
  });
  const page = (slug: string, language: Language, counterpart: StaticPage["counterpart"]): StaticPage => ({
    slug,
    title: slug,
    language,
    html: "",
    counterpart,
  });
  const rows = [
    ["/", "/mof"],
    ["/btc/noi-dung/tham-quan", "/mof/content/visiting"],
    ...fixedRoutes.map(({ name }) => {
      const [vi, en] = [ministryPages.vi[name], ministryPages.en[name]];
      return name === "questionDetail" ? ([`${vi}?id=hoi`, `${en}?id=ask`] as const) : ([vi, en] as const);
    }),
  ] as const;
  const found = {
    vi: { site: site("btc", 1, "mof"), ...nothing, page: page("tham-quan", "vi", { site: "mof", slug: "visiting" }) },
    en: { site: site("mof", 2, "btc"), ...nothing, page: page("visiting", "en", { site: "btc", slug: "tham-quan" }) },
  };
  const asked = { vi: question("hoi", "ask"), en: question("ask", "hoi") };

  it.each(rows)("%s is linked with %s, and the language switch leads from one to the other", (vi, en) => {
    for (const [language, own, other] of [
      ["vi", vi, en],
      ["en", en, vi],
    ] as const) {
      const [pathname = "", query] = own.split("?");
      const route = matchRoute(pathname, sites);
      const known = { ...found[language], question: query === undefined ? undefined : asked[language] };
      const links = alternatesOf(route, pathname, known, sites);
      expect(links).toEqual({ vi, en });
      expect(languageSwitchOf(route, links, known, sites)).toBe(other);
      // A page that is not there has no counterpart to link, but its address has one, or the page above it.
      if (route.kind !== "fixed" || query !== undefined) continue;
      const above = route.route.parent && ministryPages[language === "vi" ? "en" : "vi"][route.route.parent];
      expect(languageSwitchOf(route, {}, known, sites)).toBe(above ?? other);
    }
  });

  it("without a counterpart of the question leads to the other language's list", () => {
    const route = matchRoute("/btc/hoi-dap/chi-tiet-cau-hoi", sites);
    const links = alternatesOf(route, "/btc/hoi-dap/chi-tiet-cau-hoi", { ...found.vi, question: question("le") }, sites);
    expect(links).toEqual({ vi: "/btc/hoi-dap/chi-tiet-cau-hoi?id=le" });
    expect(languageSwitchOf(route, links, found.vi, sites)).toBe("/mof/question-answer");
  });
});
