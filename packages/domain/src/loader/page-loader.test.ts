import { describe, expect, it } from "vitest";
import { emptyPageRecords, type PageRecords } from "../source.ts";
import type { PageModel } from "../page.ts";
import type { SearchContent } from "../search/model.ts";
import type { Query } from "@portal/core";
import { connect } from "./testing/connect.ts";

// spec §1, §2.2
describe("a navigation", () => {
  it("without a site slug shows the home of the ministry site", async () => {
    expect(await connect().open("/")).toMatchObject({
      status: 200,
      kind: "home",
      site: { slug: "btc" },
      tree: { layoutId: "default-layout-vi" },
    });
  });

  it("is led on from an address that a page had before, told where one is gone for good, and not led away from a page that is there", async () => {
    const { load, open } = connect();
    expect(await load("/cuc-a/tin/bai-cu?x=1")).toEqual({ redirect: "/cuc-a/tin-nganh/bai-1", status: 301, isFormer: true });
    // All of the query of an address that is no page, and no page is led away for its query.
    expect(await load("/cong-cu/xem?so=7")).toMatchObject({ redirect: "/cuc-a/tin-nganh/bai-1" });
    expect(await open("/cong-cu/xem?so=8")).toMatchObject({ status: 404 });
    expect(await open("/cuc-a/tin/bai-da-xoa")).toMatchObject({ status: 410, kind: "notFound" });
    // Where what has moved is published later: as if it had never been, and kept no longer than until then.
    expect(await open("/cuc-a/tin/bai-sap-toi")).toMatchObject({ status: 404, freshUntil: "2099-01-01T00:00:00.000Z" });
    expect(await open("/cuc-a/tin/khong-co")).toMatchObject({ status: 404 });
    expect(await open("/cuc-a/tin-nganh/bai-1")).toMatchObject({ status: 200 });
  });

  it("to what is not there, or no longer, offers the pages that have the words of the address, and stands without them where they cannot be had", async () => {
    const { open, findNearPages } = connect();
    const near = { href: "/cuc-a/tin-nganh/bai-1", title: "Bài một", language: "vi", site: "Cục A" } as const;
    const changesAt = Date.parse("2099-01-01T00:00:00Z");
    findNearPages.mockResolvedValue({ pages: [near], changesAt });
    expect(await open("/mof/news/bai-mot.html")).toMatchObject({
      status: 404,
      near: { words: "bai mot", pages: [near] },
      freshUntil: "2099-01-01T00:00:00.000Z",
    });
    expect(findNearPages.mock.lastCall).toMatchObject(["bai mot", { language: "en" }]);
    expect(await open("/cuc-a/tin/bai-da-xoa")).toMatchObject({ status: 410, near: { words: "bai da xoa", pages: [near] } });
    expect(await open("/cuc-a/tin-nganh/bai-1")).not.toHaveProperty("near");
    // Nothing is looked for where an address has no words.
    expect((await open("/cuc-a/99123456")).near).toEqual({ words: "", pages: [] });
    expect(findNearPages).toHaveBeenCalledTimes(2);
    findNearPages.mockResolvedValue(undefined);
    expect(await open("/btc/tin/khong-co")).toMatchObject({ status: 404, near: { words: "khong co", pages: [] } });
  });

  it("shows how often a site is viewed where its metadata says so, and else no page", async () => {
    const { open } = connect();
    expect(await open("/mof/statistics")).toMatchObject({ status: 200, kind: "fixed", title: expect.stringContaining("statistics") });
    expect(await open("/btc/thong-ke-truy-cap")).toMatchObject({ status: 404, kind: "notFound" });
  });

  it("with a site slug shows the home of that site", async () => {
    expect(await connect().open("/cuc-a")).toMatchObject({ status: 200, kind: "home", site: { slug: "cuc-a", name: "Cục A" } });
  });

  it("loads the site with its categories, and the category and the article where the path names them", async () => {
    const { open, loadPageRecords } = connect();
    await open("/cuc-a");
    await open("/cuc-a/tin");
    await open("/cuc-a/tin-nganh/bai-1");
    const nothing = { category: undefined, article: undefined, page: undefined, orElse: "btc" };
    expect(loadPageRecords.mock.calls.map(([wanted]) => wanted)).toEqual([
      { site: "cuc-a", ...nothing },
      { site: "cuc-a", ...nothing, category: "tin" },
      { site: "cuc-a", ...nothing, category: "tin-nganh", article: "bai-1" },
    ]);
  });

  it("are read in one call where the source brings the site of the other language, or the ministry's for an unknown one, at once", async () => {
    const asked = async (path: string, bring: Partial<PageRecords>) => {
      const { open, loadPageRecords } = connect();
      const load = loadPageRecords.getMockImplementation();
      loadPageRecords.mockImplementation(async (...wanted) => ({ ...((await load?.(...wanted)) as PageRecords), ...bring }));
      const page = await open(path);
      return { page, calls: loadPageRecords.mock.calls };
    };
    const mof = { slug: "mof", name: "Ministry", language: 2, counterpart: "btc" };
    const english = await asked("/btc/btcen/about", { frame: mof });
    expect(english).toMatchObject({ page: { status: 200, site: { name: "Ministry" } }, calls: { length: 1 } });
    expect(english.calls[0]?.[0]).toMatchObject({ site: "btc", frame: { language: "en", orElse: "mof" } });
    const unknown = await asked("/khong-co", { site: { slug: "btc", name: "Bộ", language: 1 } });
    expect(unknown).toMatchObject({ page: { status: 404, site: { slug: "btc" } }, calls: { length: 1 } });
  });

  it("shows as many articles in a block as the parameter articles-per-block says, and is drawn anew when parameters change", async () => {
    const { open, loadPageRecords } = connect();
    const loadRecords = loadPageRecords.getMockImplementation();
    loadPageRecords.mockImplementation(async (...asked) => ({
      ...((await loadRecords?.(...asked)) as PageRecords),
      parameters: [{ type: 2, key: "articles-per-block", value: "4" }],
    }));
    const page = await open("/");
    expect(page.tree.root.children).toContainEqual(expect.objectContaining({ key: "news", count: 4 }));
    expect(page.tags).toContain("parameters");
  });

  it("gives visitors no more of the tree than is drawn: not what metadata assigns, nor where that comes from", async () => {
    const { tree } = await connect().open("/");
    expect(tree.root.children).toContainEqual(expect.objectContaining({ kind: "block", key: "news" }));
    expect(JSON.stringify(tree)).not.toMatch(/"(?:assignment|provenance|editable)"/);
  });

  it.each([
    ["/cuc-a/tin", "category", "Tin"],
    ["/cuc-a/tin-nganh/bai-1", "article", "Bài một"],
    ["/cuc-a/btcvn/gioi-thieu", "page", "Giới thiệu"],
    ["/btc/noi-dung/gioi-thieu", "page", "Giới thiệu"],
    ["/cuc-a/tim-kiem", "search", "Tìm kiếm"],
  ])("to %s shows a %s page named %s", async (path, kind, heading) => {
    const page = await connect().open(path);
    expect(page).toMatchObject({ status: 200, kind });
    expect(page.title.startsWith(`${heading} - `)).toBe(true);
  });

  it.each(["/la", "/cuc-a/la", "/cuc-a/tin/la", "/cuc-a/btcvn/la", "/a/b/c/d", "/btc/trang-khong-ton-tai", "/mof/page-not-found"])(
    "to %s, which does not exist, shows the not-found page in a ministry's frame",
    async (path) => {
      const page = await connect().open(path);
      expect(page).toMatchObject({ status: 404, kind: "notFound", tree: { templateId: "page-not-found" } });
      expect(page.site.name).not.toBe("");
    },
  );

  it("is in English where the site's language value is 2, else in Vietnamese", async () => {
    const { open } = connect();
    expect([(await open("/mof")).language, (await open("/cuc-a")).language]).toEqual(["en", "vi"]);
  });

  it.each([
    ["/cuc-a/tim-kiem", "cuc-a", "tim-kiem"],
    ["/mof/search", "mof", "search"],
  ])("to the search at %s keeps the site", async (path, slug, searchLink) => {
    expect((await connect().open(path)).site).toMatchObject({ slug, searchLink });
  });

  it.each([
    ["/", "/"],
    ["/btc/gioi-thieu", "/"],
    ["/mof", "/mof"],
    ["/mof/search", "/mof"],
    ["/cuc-a", "/cuc-a"],
    ["/cuc-a/tin-nganh/bai-1", "/cuc-a"],
    ["/khong-co", "/"],
  ])("to %s shows a logo that leads to the site's own home %s", async (path, home) => {
    expect((await connect().open(path)).site.logoLink).toBe(home);
  });

  it("goes on with metadata that is broken, and logs that: once, however many requests meet it", async () => {
    const { open, log } = connect();
    expect(await open("/")).toMatchObject({ status: 200, site: { name: "Bộ Tài chính", logo: "/static/logo-default.svg" } });
    await open("/");
    await open("/btc/gioi-thieu");
    const errors = log.mock.calls.filter(([message]) => message.includes("Metadata has errors"));
    expect(errors).toEqual([[expect.any(String), expect.objectContaining({ record: "site btc", count: 1 })]]);
  });
});

it("names the block that a finding is about by its key, whichever step found it", async () => {
  const { resolve, loadPageRecords } = connect();
  const blocks = [{ key: "tin-khac" }, { key: "news", category: 5 }, { key: "news", cards: [] }];
  loadPageRecords.mockResolvedValue({ site: { slug: "btc", name: "B", metadata: JSON.stringify({ blocks }) }, categories: [] } as never);
  const answer = await resolve("/");
  expect("resolved" in answer && answer.resolved.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "invalid-value /site/metadata/blocks/news/category",
    "duplicate-assignment /site/metadata/blocks/news",
    "unknown-block-key /site/metadata/blocks/tin-khac",
    "wrong-content-type /site/metadata/blocks/news",
    "unassigned-block /blocks/news",
  ]);
});

describe("a home that stands in for a page without a counterpart", () => {
  it("knows what has none, and is the same page at the same address", async () => {
    const { languageSwitch } = await connect().open("/cuc-a");
    expect(languageSwitch).toBe("/mof?untranslated=site");
    const page = await connect().open(languageSwitch);
    expect(page).toMatchObject({ status: 200, kind: "home", language: "en", untranslated: "site", alternates: { en: "/mof" } });
    expect(page.languageSwitch).toBe("/");
    expect(await connect().open("/?untranslated=page")).toMatchObject({ untranslated: "page" });
  });

  it.each(["/mof", "/mof?untranslated=", "/mof?untranslated=x", "/mof/btcen/about?untranslated=page", "/khong-co?untranslated=site"])(
    "%s stands in for none",
    async (path) => {
      expect(await connect().open(path)).not.toHaveProperty("untranslated");
    },
  );
});

describe("a page that names a counterpart", () => {
  const openArticle = (unreadable: PageRecords["unreadable"]): Promise<PageModel> => {
    const { open, loadPageRecords } = connect();
    const category = { slug: "tin", name: "Tin", site: "btc", counterpart: "news" };
    const article = { slug: "bai", title: "Bài", articleType: 1, articleContent: {}, site: "btc", category: "tin", counterpart: "there" };
    const site = { slug: "btc", name: "Bộ Tài chính", language: 1, counterpart: "mof" };
    loadPageRecords.mockResolvedValue({ ...emptyPageRecords, site, category, categories: [category], article, unreadable });
    return open("/btc/tin/bai");
  };

  it("leads to it, unless nobody can read it", async () => {
    const en = "/mof/news/there";
    expect(await openArticle(undefined)).toMatchObject({ languageSwitch: en, alternates: { vi: "/btc/tin/bai", en } });
    for (const kind of ["article", "category"] as const) {
      const page = await openArticle([kind]);
      expect([page.languageSwitch, page.alternates], kind).toEqual(["/mof?untranslated=page", { vi: "/btc/tin/bai" }]);
    }
  });

  it("changes with it, whether it can be read or not", async () => {
    const tags = ["site:mof", "tree:news", "article:there"];
    for (const unreadable of [undefined, ["site", "category", "article"] as const])
      expect((await openArticle(unreadable)).tags).toEqual(expect.arrayContaining(tags));
  });
});

// spec §2.1, §2.2
describe("a static page", () => {
  const menuOf = ({ site }: PageModel) => site.menu.map(({ label }) => label);

  it("in English of a Vietnamese site stands in the frame of its English counterpart", async () => {
    const page = await connect().open("/btc/btcen/about");
    expect(page).toMatchObject({ status: 200, language: "en", title: "About - Ministry of Finance", page: { html: "<p>Text</p>" } });
    expect(page.site).toMatchObject({ slug: "mof", language: "en", name: "Ministry of Finance", searchLink: "search", logoLink: "/mof" });
    expect(menuOf(page)).toEqual(["News"]);
    expect(page.breadcrumb).toEqual([{ label: "Ministry of Finance", href: "/mof" }, { label: "About" }]);
    expect(page).toMatchObject({ languageSwitch: "/?untranslated=page", alternates: { en: "/btc/btcen/about" } });
    expect(page.tags).toEqual(expect.arrayContaining(["site:btc", "site:mof", "page:about"]));
  });

  it("in Vietnamese of an English site stands in the frame of its Vietnamese counterpart", async () => {
    const page = await connect().open("/mof/btcvn/gioi-thieu");
    expect(page).toMatchObject({
      status: 200,
      language: "vi",
      languageSwitch: "/mof?untranslated=page",
      alternates: { vi: "/mof/btcvn/gioi-thieu" },
    });
    expect(page.site).toMatchObject({ name: "Bộ Tài chính", searchLink: "tim-kiem", logoLink: "/" });
  });

  it("of a site without a counterpart keeps the site, with the ministry's menu in that language", async () => {
    const page = await connect().open("/cuc-a/btcen/about");
    expect(page).toMatchObject({ status: 200, language: "en", languageSwitch: "/cuc-a?untranslated=page" });
    expect(page.site).toMatchObject({ slug: "cuc-a", language: "en", searchLink: "search", logoLink: "/cuc-a" });
    expect(menuOf(page)).toEqual(["News"]);
    // Whose menu it is.
    expect(page.tags).toEqual(expect.arrayContaining(["site:cuc-a", "site:mof"]));
  });

  it("of a site without a counterpart has the site's own name, menu and identity in that language, where its metadata gives them", async () => {
    const page = await connect().open("/cuc-b/btcen/about");
    expect(page.site).toMatchObject({ slug: "cuc-b", name: "Department B", identity: { organisation: "Department B (sample)" } });
    expect(menuOf(page)).toEqual(["About us"]);
    expect((await connect().open("/cuc-b/btcvn/gioi-thieu")).site).toMatchObject({
      name: "Cục B",
      identity: { organisation: "Cục B (mẫu)" },
    });
  });

  it.each([
    ["/btc/btcen/gioi-thieu", "/btc/btcvn/gioi-thieu"],
    ["/mof/btcvn/about", "/mof/btcen/about"],
    ["/cuc-a/btcen/gioi-thieu?x=1&page=2", "/cuc-a/btcvn/gioi-thieu?page=2"],
    ["/cuc-a/btcvn/about", "/cuc-a/btcen/about"],
    ["/btc/noi-dung/about", "/btc/btcen/about"],
    ["/mof/content/gioi-thieu/sub", "/mof/btcvn/gioi-thieu"],
    ["/btc/noi-dung/gioi-thieu/sub/path?page=2&x=1", "/btc/noi-dung/gioi-thieu?page=2"],
    ["/mof/content/about/sub", "/mof/content/about"],
  ])("asked for at %s is sent to %s for good", async (path, target) => {
    expect(await connect().load(path)).toEqual({ redirect: target, status: 301 });
  });

  it.each([
    ["/btc/btcen/la", "en", "Ministry of Finance"],
    ["/btc/btcen", "en", "Ministry of Finance"],
    ["/mof/btcvn/la", "vi", "Bộ Tài chính"],
    ["/cuc-b/btcen/la", "en", "Department B"],
    ["/cuc-b/btcen/about/sub", "en", "Department B"],
    ["/khong-co/btcen/about", "en", "Ministry of Finance"],
    ["/btc/noi-dung/la/sub", "vi", "Bộ Tài chính"],
  ])("that does not exist, %s, is not found in %s", async (path, language, name) => {
    expect(await connect().open(path)).toMatchObject({ status: 404, language, site: { name, language } });
  });
});

describe("a search", () => {
  /** Nothing on this page, of so many. */
  const found = ({ kind: _kind, ...asked }: Query, total: number) =>
    ({
      request: asked,
      page: 1,
      pageSize: 10,
      ...asked,
      results: [],
      total,
      complete: total,
      everywhere: total,
      widened: false,
      facets: { sites: [], categories: [], types: [], years: [] },
    }) as unknown as SearchContent;

  const asked = async (path: string) => {
    const { open, fetchContent } = connect();
    const page = await open(path);
    return { page, query: fetchContent.mock.calls[0]?.[0][0] };
  };

  it("asks for what the address says, on the site it stands on", async () => {
    const { page, query } = await asked("/cuc-a/tim-kiem?q=thu%20ng%C3%A2n&type=video&page=2&sort=newest");
    const found = { terms: "thu ngân", site: "cuc-a", type: "video", sort: "newest", page: 2, pageSize: 10 };
    expect(query).toMatchObject({ kind: "search", ...found });
    expect(page).toMatchObject({ status: 200, title: "Tìm kiếm: thu ngân - Cục A", breadcrumb: [{}, { label: "Tìm kiếm" }] });
    expect(page.tags).toEqual(expect.arrayContaining(["articles", "pages", "questions"]));
  });

  // spec §2.2
  it("is in the language of its address, on the same site; a site with a counterpart is searched there", async () => {
    const { page, query } = await asked("/cuc-b/search?q=thu");
    expect(page).toMatchObject({ status: 200, language: "en", title: "Search: thu - Department B", site: { searchLink: "search" } });
    expect(page).toMatchObject({ languageSwitch: "/cuc-b/tim-kiem?q=thu", alternates: { vi: "/cuc-b/tim-kiem", en: "/cuc-b/search" } });
    expect(query).toMatchObject({ terms: "thu", site: "cuc-b" });
    expect(await connect().load("/btc/search?q=thu")).toEqual({ redirect: "/mof/search?q=thu", status: 301 });
    expect(await connect().load("/mof/tim-kiem?q=thu")).toEqual({ redirect: "/btc/tim-kiem?q=thu", status: 301 });
    expect(await connect().open("/khong-co/search")).toMatchObject({ status: 404, language: "en" });
  });

  it("of the ministry is at its own address in both languages", async () => {
    expect(await asked("/btc/tim-kiem?q=thu&site=all")).toMatchObject({ query: { kind: "search", site: undefined } });
    expect(await asked("/btc/tim-kiem?q=thu&site=btc")).toMatchObject({ query: { site: "btc", home: undefined } });
    expect(await asked("/mof/search?q=tax")).toMatchObject({
      query: { site: undefined, home: undefined },
      page: { title: "Search: tax - Ministry of Finance" },
    });
  });

  it("beyond its last page leads to that page", async () => {
    const { load, fetchContent } = connect();
    const total = (count: number) =>
      fetchContent.mockImplementation(
        async (queries) => new Map(queries.map((query) => [query.key, { ok: true, value: found(query, count) }])),
      );
    total(25);
    expect(await load("/cuc-a/tim-kiem?q=thu&type=video&page=4")).toEqual({
      redirect: "/cuc-a/tim-kiem?q=thu&type=video&page=3",
      status: 302,
    });
    expect(await load("/cuc-a/tim-kiem?q=thu&page=99999999")).toMatchObject({ redirect: "/cuc-a/tim-kiem?q=thu&page=3" });
    expect(await load("/cuc-a/tim-kiem?q=thu&page=3")).toMatchObject({ page: { status: 200 } });
    total(0);
    expect(await load("/cuc-a/tim-kiem?q=thu&page=2")).toMatchObject({ redirect: "/cuc-a/tim-kiem?q=thu" });
  });

  it("keeps its words in the other language", async () => {
    expect((await asked("/btc/tim-kiem?q=thu+ngân&type=video&page=2")).page.languageSwitch).toBe("/mof/search?q=thu+ng%C3%A2n");
    expect((await asked("/mof/search?q=tax")).page.languageSwitch).toBe("/btc/tim-kiem?q=tax");
    expect((await asked("/cuc-a/tim-kiem?q=thu")).page.languageSwitch).toBe("/cuc-a/search?q=thu");
    expect((await asked("/btc/tim-kiem")).page.languageSwitch).toBe("/mof/search");
  });

  it("that the source cannot answer fails alone: the form stands, and a retry is offered", async () => {
    const { open, fetchContent, log } = connect();
    fetchContent.mockRejectedValue(new Error("statement timeout"));
    const page = await open("/cuc-a/tim-kiem?q=thu");
    expect(page.status).toBe(200);
    expect(Object.values(page.content)).toEqual([{ status: "failed", reason: "unavailable" }]);
    expect(log).toHaveBeenCalledWith("content unavailable", { path: "/cuc-a/tim-kiem", error: "Error: statement timeout" });
  });

  it("without terms asks for nothing; other pages do not search", async () => {
    for (const path of ["/cuc-a/tim-kiem", "/cuc-a/tim-kiem?q=+", "/cuc-a?q=thu"]) expect((await asked(path)).query).toBeUndefined();
  });
});

describe("a page number beyond the last", () => {
  /** Every list that is asked for has so many entries, none of them on this page. */
  const holding = (total: number) => {
    const connected = connect();
    connected.fetchContent.mockImplementation(
      async (queries) => new Map(queries.map((query) => [query.key, { ok: true, value: { pageSize: 10, ...query, total } as never }])),
    );
    return connected;
  };

  it.each([
    ["/cuc-a/tin?page=4", "/cuc-a/tin?page=3"],
    ["/cuc-a/tin?page=99999999&year=2025&sort=oldest", "/cuc-a/tin?page=3&year=2025&sort=oldest"],
    ["/btc/hoi-dap?field=Thu%E1%BA%BF&page=4", "/btc/hoi-dap?field=Thu%E1%BA%BF&page=3"],
  ])("of a listing, %s, leads to the last page", async (path, redirect) => {
    const { load } = holding(25);
    expect(await load(path)).toEqual({ redirect, status: 302 });
    expect(await load(redirect)).toMatchObject({ page: { status: 200 } });
  });

  it("of a listing that fits on one page leads to the listing's own address", async () => {
    for (const total of [0, 10]) expect(await holding(total).load("/cuc-a/tin?page=2")).toEqual({ redirect: "/cuc-a/tin", status: 302 });
    expect(await holding(0).load("/cuc-a/tin?page=2&year=2025")).toMatchObject({ redirect: "/cuc-a/tin?year=2025" });
  });

  it("leads nowhere else where the page lists nothing, or the source did not answer", async () => {
    expect(await holding(25).load("/cuc-a/tin-nganh/bai-1?page=9")).toMatchObject({ page: { status: 200 } });
    expect(await connect().load("/cuc-a/tin?page=9")).toMatchObject({ page: { status: 200 } });
  });
});

// spec §2.2
describe("the breadcrumb", () => {
  it("starts with the site's name, linked to its slug, and ends with the page", async () => {
    const { open } = connect();
    expect((await open("/cuc-a/tin")).breadcrumb).toEqual([{ label: "Cục A", href: "/cuc-a" }, { label: "Tin" }]);
    expect((await open("/cuc-a/tin-nganh/bai-1")).breadcrumb).toEqual([
      { label: "Cục A", href: "/cuc-a" },
      { label: "Tin", href: "/cuc-a/tin" },
      { label: "Tin ngành", href: "/cuc-a/tin-nganh" },
      { label: "Bài một" },
    ]);
  });

  it("is not there on a home", async () => {
    expect((await connect().open("/cuc-a")).breadcrumb).toEqual([]);
  });
});

// spec §2.1
describe("a question's page", () => {
  const path = "/btc/hoi-dap/chi-tiet-cau-hoi";

  it("is about the question of ?id=, below the list of questions", async () => {
    const page = await connect().open(`${path}?id=hoi-1`);
    expect(page).toMatchObject({ status: 200, kind: "fixed", tree: { templateId: "page-question" }, question: { title: "Hỏi một?" } });
    expect(page.title).toBe("Hỏi một? - Bộ Tài chính");
    expect(page.breadcrumb).toEqual([
      { label: "Bộ Tài chính", href: "/btc" },
      { label: "Hỏi đáp", href: "/btc/hoi-dap" },
      { label: "Hỏi một?" },
    ]);
    expect(page.tags).toContain("questions:btc");
  });

  it("is not found where there is no such question", async () => {
    expect(await connect().open(`${path}?id=khong-co`)).toMatchObject({ status: 404, tree: { templateId: "page-not-found" } });
  });

  it("without an id is the list", async () => {
    await expect(connect().open(path)).rejects.toThrow("leads to /btc/hoi-dap");
  });
});

it("account pages are the visitor's own, others are not", async () => {
  const { open } = connect();
  expect((await open("/btc/tai-khoan/dang-nhap")).personal).toBe(true);
  expect((await open("/btc/hoi-dap")).personal).toBeUndefined();
});

it("a page asked for under a wrong parent is moved to its own address", async () => {
  const { open } = connect();
  await expect(open("/cuc-a/tin/bai-1")).rejects.toThrow("leads to /cuc-a/tin-nganh/bai-1");
});

describe("a page is fresh until the first change", () => {
  const soon = Date.now() + 1_000;
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  const far = midnight + 86_400_000;
  const draft = { Kind: "document", Deadline: "2099-01-01" };

  it.each([
    ["of its records", "/cuc-a/tin", { records: soon, content: far }, soon],
    ["of what its blocks show", "/cuc-a/tin", { records: far, content: soon }, soon],
    ["of the days that a draft has left", "/cuc-a/tin-nganh/bai-1", { records: far, content: far }, midnight],
  ])("%s", async (_what, path, { records, content }, until) => {
    const { open, loadPageRecords, fetchContent } = connect();
    const loadRecords = loadPageRecords.getMockImplementation();
    loadPageRecords.mockImplementation(async (...asked) => ({
      ...((await loadRecords?.(...asked)) as PageRecords),
      article: { slug: "bai-1", title: "Bài", articleType: 4, articleContent: draft, site: "cuc-a", category: "tin-nganh" },
      changesAt: records,
    }));
    const value = { category: { slug: "tin", name: "Tin", href: "/cuc-a/tin" }, articles: [], total: 0 };
    fetchContent.mockImplementation(
      async (queries) =>
        new Map(
          queries.map(({ key, kind }) => [
            key,
            {
              ok: true,
              value: kind === "listing" ? { ...value, page: 1, pageSize: 20, years: [], year: undefined, sort: "newest" } : value,
              changesAt: content,
            },
          ]),
        ),
    );
    expect((await open(path)).freshUntil).toBe(new Date(until).toISOString());
  });

  it("and so is what leads elsewhere", async () => {
    const { load, loadPageRecords, fetchContent } = connect();
    const loadRecords = loadPageRecords.getMockImplementation();
    loadPageRecords.mockImplementation(async (...asked) => ({ ...((await loadRecords?.(...asked)) as PageRecords), changesAt: soon }));
    const freshUntil = new Date(soon).toISOString();
    expect(await load("/cuc-a/tin/bai-1")).toEqual({ redirect: "/cuc-a/tin-nganh/bai-1", status: 301, freshUntil });
    fetchContent.mockImplementation(
      async (queries) => new Map(queries.map((query) => [query.key, { ok: true, value: { pageSize: 10, ...query, total: 10 } as never }])),
    );
    expect(await load("/cuc-a/tin?page=2")).toEqual({ redirect: "/cuc-a/tin", status: 302, freshUntil });
  });

  it("and for good where nothing changes by itself", async () => {
    expect(await connect().open("/cuc-a")).not.toHaveProperty("freshUntil");
  });
});

describe("a page with forms", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it("has a key and a captcha of its own at each drawing", async () => {
    const { open } = connect();
    const [first, second] = [await open("/btc/tai-khoan/dang-ky-tai-khoan"), await open("/btc/tai-khoan/dang-ky-tai-khoan")];
    expect(first.forms).toEqual({ key: expect.stringMatching(uuid), captcha: expect.stringMatching(uuid) });
    expect(new Set([first, second].flatMap(({ forms }) => [forms?.key, forms?.captcha])).size).toBe(4);
  });

  const openDraft = async (takesForms: "all" | "comments", query = "", deadline = "2099-01-01") => {
    const { open, loadPageRecords } = connect(takesForms);
    const loadRecords = loadPageRecords.getMockImplementation();
    const article = { slug: "bai-1", title: "Dự thảo", articleType: 4, articleContent: { Kind: "document", Deadline: deadline } };
    loadPageRecords.mockImplementation(async (...asked) => ({
      ...((await loadRecords?.(...asked)) as PageRecords),
      article: { ...article, site: "cuc-a", category: "tin-nganh" },
    }));
    return open(`/cuc-a/tin-nganh/bai-1${query}`);
  };

  it("is no open draft's, which is the same for everybody and says where its form is", async () => {
    const href = "/cuc-a/tin-nganh/bai-1?form=contribution";
    const ours = await openDraft("all");
    expect(ours).toMatchObject({ draft: { open: true }, commentForm: { href } });
    expect(ours).not.toHaveProperty("forms");
    expect(ours).not.toHaveProperty("personal");
    expect(await openDraft("all")).toEqual(ours);
    expect((await openDraft("comments")).commentForm).toEqual({ href, pictureOnly: true });
    expect(await openDraft("all", "?form=question&done=rating")).not.toHaveProperty("forms");
  });

  it("has none of a draft that is closed, wherever it is asked for", async () => {
    const closed = await openDraft("all", "?form=contribution", "2020-01-01");
    expect(closed.draft?.open).toBe(false);
    expect(closed).not.toHaveProperty("forms");
    expect(closed).not.toHaveProperty("commentForm");
  });

  it("is a draft's where its address holds the number of what was sent: it is the sender's", async () => {
    expect(await openDraft("comments", "?done=contribution&receipt=1234-5678-9012-3452")).toMatchObject({ personal: true });
  });

  it("takes comments on an open draft where a back end takes them, whose captcha is a picture only, and nothing else there", async () => {
    const opened = "?form=contribution";
    const [ours, theirs] = [await openDraft("all", opened), await openDraft("comments", opened)];
    expect(ours.title).toMatch(/^Gửi ý kiến: Dự thảo - /);
    expect(ours).toMatchObject({ rateable: true, forms: { captcha: expect.stringMatching(uuid) } });
    expect(ours.forms).not.toHaveProperty("pictureOnly");
    expect(theirs.forms).toEqual({ key: expect.stringMatching(uuid), captcha: expect.stringMatching(uuid), pictureOnly: true });
    expect(theirs).not.toHaveProperty("rateable");
  });

  it("is none that others read too, and none where nothing is taken", async () => {
    expect(await connect().open("/btc/gioi-thieu")).not.toHaveProperty("forms");
    expect(await connect().open("/")).not.toHaveProperty("forms");
    expect(await connect("comments").open("/btc/tai-khoan/dang-ky-tai-khoan")).not.toHaveProperty("forms");
  });
});
