/** Records of a site → its documents, by the entry that the server loads: what a site's record says is what visitors see (specification §2.2, §3). */
import { describe, expect, it } from "vitest";
import type { Assignment } from "@portal/core";
import { blockOf, draw, viewOf } from "./testing/drawn.ts";

const home = (metadata: object | string, language = 1) => draw("/don-vi", { site: { metadata, language } });
const pictures = (html: string): string[] => [...html.matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, src = ""]) => src);

describe("the frame of a site", () => {
  it("has the site's slug, name, logo and banner", async () => {
    const html = await home({ logo: "/anh/logo.svg", banner: "/anh/banner.svg" });
    expect(html).toContain("<title>Đơn vị</title>");
    expect(html).toMatch(/<header[^]*<a [^>]*href="\/don-vi"[^>]*><img [^>]*src="\/anh\/logo.svg"[^>]*><span[^>]*>Đơn vị<\/span>/);
    expect(pictures(html).slice(0, 2)).toEqual(["/anh/banner.svg", "/anh/logo.svg"]);
  });

  it.each([{}, { logo: "javascript:alert(1)", banner: "//elsewhere" }])(
    "has a default logo and a default banner where metadata is %j",
    async (metadata) => {
      expect(pictures(await home(metadata)).slice(0, 2)).toEqual(["/static/banner-default.svg", "/static/logo-default.svg"]);
    },
  );

  it("has the site's menu by order, with its labels and addresses, in a new tab where it says so", async () => {
    const menu = [
      { path: "/don-vi/hai", label: "Mục hai", order: 2, blank: true },
      { path: "/don-vi/mot", label: "Mục một", order: 1 },
    ];
    const entries = [...(await home({ menu })).matchAll(/<li [^>]*data-menu-top[^>]*><a ([^>]*)>([^<]*)/g)];
    expect(entries.map(([, , label]) => label)).toEqual(["Mục một", "Mục hai"]);
    expect(entries.map(([, tag = ""]) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(["/don-vi/mot", "/don-vi/hai"]);
    expect(entries.map(([, tag = ""]) => tag.includes('target="_blank"'))).toEqual([false, true]);
  });

  it.each([
    [1, "vi", "tim-kiem"],
    [2, "en", "search"],
    [3, "vi", "tim-kiem"],
  ])("of language %s is in %s, and its search form leads to %s", async (language, code, search) => {
    const html = await home({}, language);
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toMatch(new RegExp(`<form [^>]*role="search" action="/don-vi/${search}"`));
  });

  it.each([
    [{}, "default"],
    [{ appLayout: "planning-ministry" }, "planning-ministry"],
    [{ appLayout: "other" }, "other"],
    [{ appLayout: "constructor" }, "default"],
  ])("whose metadata is %j is the %s layout", async (metadata, shell) => {
    expect(await home(metadata)).toContain(`data-shell="${shell}"`);
  });

  it("has a breadcrumb that starts with the site's name, linked to its slug", async () => {
    const html = await draw("/don-vi/tin", { categories: [{ slug: "tin", name: "Tin", site: "don-vi" }] });
    expect(html).toMatch(/<ol [^>]*><li [^>]*><a href="\/don-vi">Đơn vị<\/a><\/li><li [^>]*><span aria-current="page">Tin<\/span>/);
  });

  it("is the same whether metadata is an object or a JSON string", async () => {
    const metadata = { logo: "/anh/logo.svg", appLayout: "other", blocks: [{ key: "siteList", cards: [{ title: "Thẻ", link: "/the" }] }] };
    const html = await home(metadata);
    expect(html).toContain("/anh/logo.svg");
    expect(await home(JSON.stringify(metadata))).toBe(html);
  });
});

describe("the blocks of a home", () => {
  const categories = ["Một", "Hai", "Ba"].map((name, index) => ({ slug: `muc-${index + 1}`, name, site: "don-vi" }));
  const below = [{ slug: "nhanh", name: "Nhánh", site: "don-vi", parent: "muc-3" }];
  const drawn = (blocks: Assignment[]) => draw("/don-vi", { site: { metadata: { blocks } }, categories: [...categories, ...below] });

  it("are kept by key: the last assignment of a key is shown", async () => {
    const html = await drawn([
      { key: "slideNews", category: "muc-1" },
      { key: "slideNews", category: "muc-2" },
    ]);
    expect(viewOf(html)).toBe("default-layout-vi");
    expect(blockOf(html, "slideNews")).toContain("Bài của Hai");
    expect(html).not.toContain("Bài của Một");
  });

  it.each([
    ["category", { key: "slideNews", category: "muc-1" }, ["Bài của Một"]],
    ["categories", { key: "newsBlock1", categories: ["muc-1", "muc-2"] }, ["Bài của Một", "Bài của Hai"]],
    ["treeCategories", { key: "investmentPlanCategories", root: "muc-3" }, ["Nhánh"]],
    ["cards", { key: "siteList", cards: [{ title: "Thẻ một", link: "/the-mot" }] }, ["Thẻ một", 'href="/the-mot"']],
  ])("of kind %s show what %j assigns", async (_kind, assignment, words) => {
    const block = blockOf(await drawn([assignment]), assignment.key);
    for (const word of words) expect(block).toContain(word);
  });
});
