/** Records of categories and articles → their documents, by the entry that the server loads: layouts, blocks, contents (specification §2.4, §3). */
import { describe, expect, it } from "vitest";
import { blockOf, draw, type Records, viewOf } from "./testing/drawn.ts";

const others = ["Một", "Hai"].map((name, index) => ({ slug: `muc-${index + 1}`, name, site: "don-vi" }));
const category = (metadata: object | string, ofSite: object = {}, language = 1) =>
  draw("/don-vi/tin", {
    site: { metadata: ofSite, language },
    categories: [{ slug: "tin", name: "Tin", site: "don-vi", metadata }, ...others],
  });

describe("a category", () => {
  it.each([
    ["its layoutId", { layoutId: "category-tree-1" }, { categoryDefaulLayout: "category-default-layout-1" }, "category-tree-1"],
    ["its layoutId in a JSON string", '{"layoutId":"parliamentary-concerns"}', {}, "parliamentary-concerns"],
    [
      "the site's default for an unknown layoutId",
      { layoutId: "none" },
      { categoryDefaulLayout: "category-default-layout-1" },
      "category-default-layout-1",
    ],
    ["the site's other default", {}, { categoryDefaulLayout: "category-default-layout-2" }, "category-default-layout-2"],
    [
      "its own default",
      { categoryDefaulLayout: "category-default-layout-2" },
      { categoryDefaulLayout: "category-default-layout-1" },
      "category-default-layout-2",
    ],
    ["the default view", {}, {}, "category-default-vi"],
  ])("is drawn by %s", async (_what, metadata, ofSite, view) => {
    const html = await category(metadata, ofSite);
    expect(viewOf(html)).toBe(view);
    expect(html).toMatch(/<h1[^>]*>Tin<\/h1>/);
  });

  it("is drawn by the default view of its site's language", async () => {
    expect(viewOf(await category({}, {}, 2))).toBe("category-default-en");
  });

  it("shows its own blocks by key, before the site's", async () => {
    const own = { layoutId: "category-tree-1", blocks: [{ key: "contents", category: "muc-1" }] };
    const html = await category(own, { blocks: [{ key: "contents", category: "muc-2" }] });
    expect(blockOf(html, "contents")).toContain("Bài của Một");
    expect(html).not.toContain("Bài của Hai");
  });

  it("shows its list of categories in the trees that nothing else is assigned to", async () => {
    const html = await category({ layoutId: "category-layout-1", categories: ["muc-1", "muc-2"] });
    for (const key of ["customCategories", "additionsCategories"])
      for (const href of ["/don-vi/muc-1", "/don-vi/muc-2"]) expect(blockOf(html, key)).toContain(`href="${href}"`);
  });
});

describe("an article", () => {
  const article = (articleType: number, content: object, ofSite: object = {}, unavailable: Records["unavailable"] = []) =>
    draw("/don-vi/tin/bai-1", {
      unavailable,
      site: { metadata: ofSite },
      categories: [{ slug: "tin", name: "Tin", site: "don-vi" }],
      article: { articleType, articleContent: JSON.stringify(content) },
    });

  it.each([
    [{ articleDefaulLayout: "article-default-layout-1" }, "article-default-layout-1"],
    [{ articleDefaulLayout: "article-default-layout-2" }, "article-default-layout-2"],
    [{}, "article-default"],
  ])("on a site whose metadata is %j is drawn by %s", async (ofSite, view) => {
    const html = await article(1, { Content: "<p>Chữ</p>" }, ofSite);
    expect(viewOf(html)).toBe(view);
    expect(html).toContain("<p>Chữ</p>");
  });

  it("of type 1 shows its Content", async () => {
    expect(await article(1, { Content: "<h2>Mục</h2><p>Chữ</p>" })).toMatch(/<h2[^>]*>Mục<\/h2><p>Chữ<\/p>/);
  });

  it.each([
    [1, "article-photo"],
    [2, "article-slideshow"],
  ])(
    "of type 2 with DisplayType %s is drawn by %s: photos by Order with Title and Description, from Link or FileName",
    async (DisplayType, view) => {
      const Photos = [
        { Title: "Ảnh hai", Description: "Tả hai", FileName: "hai.jpg", Order: 2 },
        { Title: "Ảnh một", Description: "Tả một", Link: "/api/mediafile/mot.jpg", FileName: "khac.jpg", Order: 1 },
      ];
      const html = await article(2, { DisplayType, Photos });
      expect(viewOf(html)).toBe(view);
      const figures = [...html.matchAll(/<figure[^]*?<\/figure>/g)].map(([figure]) => figure);
      expect(figures).toHaveLength(2);
      for (const [index, words] of [
        ["/api/mediafile/mot.jpg", "Ảnh một", "Tả một"],
        ["/api/mediafile/hai.jpg", "Ảnh hai", "Tả hai"],
      ].entries())
        for (const word of words) expect(figures[index]).toContain(word);
    },
  );

  it.each([
    [1, { Link: "https://example.org/trang" }, 'href="https://example.org/trang"', "example.org"],
    [2, { Link: "/api/mediafile/kho/1", FileName: "bieu-mau.zip" }, 'href="/api/mediafile/kho/1"', "bieu-mau.zip"],
    [2, { FileName: "bieu-mau.zip" }, 'href="/api/mediafile/bieu-mau.zip"', "bieu-mau.zip"],
  ])("of type 3 with Type %s and Data %j offers it", async (Type, Data, address, name) => {
    const html = await article(3, { Type, Data });
    expect(viewOf(html)).toBe("article-attachment");
    expect(html).toContain(address);
    expect(html).toContain(name);
  });

  it("of type 4 is a document or a video by Kind, since the specification shows no shape", async () => {
    const document = await article(4, { Kind: "document", Number: "12/TB-BTC" });
    expect([viewOf(document), document.includes("12/TB-BTC")]).toEqual(["article-document", true]);
    const video = await article(4, { Kind: "video", Source: "/api/mediafile/a.webm" });
    expect([viewOf(video), video.includes("/api/mediafile/a.webm")]).toEqual(["article-video", true]);
  });

  it("that is a legal document shows its own facts where nobody knows whether it is in force", async () => {
    const content = {
      Kind: "document",
      Type: "circular",
      Number: "12/2026/TT-BTC",
      Issuer: "Bộ Tài chính",
      IssuedAt: "2026-10-02",
      EffectiveAt: "2026-11-16",
      Files: [{ Link: "/api/mediafile/toan-van.zip", FileName: "toan-van.zip" }],
      Content: "<p>Điều 1</p>",
    };
    const facts = ["12/2026/TT-BTC", "02/10/2026", "16/11/2026", "Thông tư số 12/2026/TT-BTC ngày 02 tháng 10", "toan-van.zip", "Điều 1"];
    const [known, unknown] = [await article(4, content), await article(4, content, {}, ["legal"])];
    for (const html of [known, unknown]) for (const fact of facts) expect(html).toContain(fact);
    const failed = (html: string): unknown[] =>
      html.split('data-widget="').flatMap((part) => (part.includes("data-failed") ? [/^\w+/.exec(part)?.[0]] : []));
    expect(failed(known)).toEqual([]);
    expect(failed(unknown)).toEqual(["documentForce", "documentRelations"]);
    expect(unknown).toContain("Chưa tra cứu được văn bản còn hiệu lực hay không.");
  });
});
