import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageLoader, forVisitors } from "@portal/domain/loader";
import { upstreamHttp } from "./http.ts";
import { createUpstreamSource, type UpstreamOptions } from "./source.ts";
import { homeCatalogue } from "./testing/back-end.ts";

/** A ministry back end that offers only the calls of specification §7. */
const categories = [
  { id: 7, slug: "tin-moi", name: "Tin mới", metadata: "{broken" },
  { id: 8, slug: "thue", name: "Thuế", parent: "tin-moi" },
];
const article = {
  slug: "bai-1",
  title: "Bài 1",
  articleType: 1,
  articleContent: JSON.stringify({
    Content: '<p>Chữ <a href="/Tep/A.PDF">tệp</a></p><img src="/api/mediafile/A.png"><script>alert(1)</script>',
  }),
};
const site = {
  slug: "btc",
  name: "Bộ",
  language: 1,
  metadata: JSON.stringify({
    blocks: [
      { key: "slideNews", category: "tin-moi" },
      { key: "pinNews", category: "tin-moi" },
      { key: "newsBlock1", categories: ["thue", "tin-moi", "la"] },
    ],
  }),
};

let calls: string[] = [];
let broken = false;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://upstream");
    const slug = url.searchParams.get("slug");
    calls.push(`${request.method} ${url.pathname}${url.search}`);
    const answers: Readonly<Record<string, unknown>> = {
      "/api/articlecategory/getbyslug": slug === "btc" ? site : categories.find((category) => category.slug === slug),
      "/api/articlecategory/getchildsbyslug": slug === "btc" ? categories : [],
      "/api/article/getbyslug": slug === "bai-1" ? article : undefined,
      "/api/article/reads": [article, { slug: "bai-2", title: "Bài 2", articleType: 2, articleContent: "{}" }, "junk"],
    };
    const data = answers[url.pathname];
    response.writeHead(broken && url.pathname.endsWith("reads") ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(data === undefined ? { success: false, message: "Không tìm thấy" } : { success: true, data, total: 12 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const sanitize = vi.fn<UpstreamOptions["sanitizer"]["sanitize"]>(async (html) => ({ html: html.replaceAll(/<script.*?<\/script>/g, "") }));
const log = vi.fn<UpstreamOptions["log"]>();
const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const connect = () => createUpstreamSource({ http: upstreamHttp(`${origin()}/api/`, log), origin: origin(), sanitizer: { sanitize }, log });
beforeEach(() => {
  calls = [];
  broken = false;
  log.mockClear();
});

describe("createUpstreamSource", () => {
  it("draws a home with two calls for the site and one list for each category", async () => {
    const load = createPageLoader({
      catalogue: homeCatalogue(4),
      source: connect(),
      defaultSites: { vi: "btc", en: "mof" },
      release: "test",
      takesForms: "comments",
      now: Date.now,
      newId: () => crypto.randomUUID(),
      log: () => {},
    });
    const found = forVisitors(await load("/", undefined));
    const content = "page" in found ? found.page.content : {};
    expect(content["n0-0"]).toMatchObject({
      status: "ready",
      content: { articles: [{ slug: "bai-1", href: "/btc/tin-moi/bai-1" }, { slug: "bai-2" }] },
    });
    expect(content["n0-2"]).toMatchObject({
      status: "ready",
      content: { categories: [{ category: { slug: "thue" } }, { category: { slug: "tin-moi" } }] },
    });
    expect(calls.toSorted()).toEqual([
      "GET /api/articlecategory/getbyslug?slug=btc",
      "GET /api/articlecategory/getbyslug?slug=la",
      "GET /api/articlecategory/getchildsbyslug?slug=btc",
      "GET /api/paramaters/gets?type=2",
      "POST /api/article/reads?offset=0&limit=4",
      "POST /api/article/reads?offset=0&limit=4",
    ]);
  });

  it("brings an article in four calls, sanitised, its files and pictures addressed upstream", async () => {
    const records = await connect().loadPageRecords(
      { site: "btc", category: "tin-moi", article: "bai-1", page: undefined },
      { asOf: Date.now(), signal: undefined },
    );
    expect(records.article).toMatchObject({
      slug: "bai-1",
      site: "btc",
      category: "tin-moi",
      articleContent: { Content: `<p>Chữ <a href="${origin()}/tep/a.pdf">tệp</a></p><img src="${origin()}/api/mediafile/A.png">` },
    });
    expect(calls.toSorted()).toEqual([
      "GET /api/article/getbyslug?slug=bai-1",
      "GET /api/articlecategory/getbyslug?slug=btc",
      "GET /api/articlecategory/getchildsbyslug?slug=btc",
      "GET /api/paramaters/gets?type=2",
    ]);
  });

  it("answers an unknown site with nothing", async () => {
    expect(
      (
        await connect().loadPageRecords(
          { site: "la", category: undefined, article: undefined, page: undefined },
          { asOf: Date.now(), signal: undefined },
        )
      ).site,
    ).toBeUndefined();
  });

  it("leaves out what upstream cannot answer, and says so in the log", async () => {
    broken = true;
    const results = await connect().fetchContent(
      [
        { kind: "category", key: "category:tin-moi", slug: "tin-moi", limit: 3 },
        { kind: "series", key: "s", ids: ["x"] },
      ],
      { site: "btc", language: "vi", asOf: Date.now(), signal: undefined },
    );
    expect(results.get("category:tin-moi")).toEqual({ ok: false, reason: "unavailable" });
    expect(results.get("s")).toEqual({ ok: false, reason: "not-found" });
    expect(log).toHaveBeenCalledWith("content unavailable upstream", expect.objectContaining({ query: "category:tin-moi" }));
  });
});
