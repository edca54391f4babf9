import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { asksForTags } from "../../testing/purging.ts";
import { buildTestApp, testApp, testConfig } from "../../testing/test-app.ts";

const day = 86_400_000;
const at = (offset: number): string => new Date(Date.now() + offset).toISOString();
const year = new Date(Date.now() - 60_000).getUTCFullYear();

const current = testApp(async ({ site, category, articles, series, question }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry of Finance", language: 2 });
  const tin = await category(btc, "tin", { name: "Tin & tức" });
  const document = { Kind: "document", Number: "01/2019/TT-BTC", Issuer: "Bộ Tài chính", IssuedAt: "2019-03-01", Content: "<p>x</p>" };
  await articles(btc, tin, [
    { slug: "cu", title: '=HYPERLINK("http://x")', summary: 'Dòng 1\nDòng "2", hết', published_at: "2019-03-31T23:59:59.999Z" },
    { slug: "thong-tu", title: "Thông tư", article_type: 4, content: document, published_at: "2019-04-01T00:00:00Z" },
    { slug: "moi", title: "Tin \u0007mới", published_at: at(-60_000) },
    { slug: "hen-gio", title: "Chưa ai biết", published_at: at(3 * day) },
    { slug: "nhap", title: "Chưa ai biết", published_at: null },
  ]);
  await articles(mof, await category(mof, "news", { name: "News" }), [
    { slug: "first", title: "First", published_at: "2019-05-01T00:00:00Z" },
  ]);
  await series(
    "usd-vnd",
    [
      ["2025-01-01", 25_412],
      ["2025-01-03", -400.5],
    ],
    { vi: "Đô la Mỹ", en: "US dollar" },
  );
  await series("eur-vnd", [["2025-01-01", 27_000]], { vi: "=1+1" }, { vi: "đồng", en: "dong" });
  await question(btc, { slug: "hoi", field: "Thuế", title: "Hỏi gì?", body: "?", asked_at: "2021-02-03T04:05:06Z" });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  current().app.inject({ url, headers: { host: "localhost", ...headers } });
const csv = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });

describe("time series", () => {
  it("stand side by side in a CSV file, in which no text is a formula and a negative figure stays a number", async () => {
    const { statusCode, headers, body, rawPayload } = await get("/du-lieu/series/vi/usd-vnd,khong-co,eur-vnd.csv", asksForTags);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="series.csv"',
      "cache-tag": "series:usd-vnd,series:khong-co,series:eur-vnd",
    });
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(body).toBe('\ufeff"Ngày","Đô la Mỹ (VND)","\'=1+1 (đồng)"\r\n2025-01-01,25412,27000\r\n2025-01-03,-400.5,\r\n');
  });

  it("may be as many as a chart has, however long their ids are", async () => {
    const ids = ["usd-vnd", "eur-vnd", ...Array.from({ length: 18 }, (_, index) => `${"rat-dai-".repeat(20)}${index}`)].join(",");
    expect((await get(`/du-lieu/series/vi/${ids}.csv`)).statusCode).toBe(200);
    expect((await get(`/nhung/series/vi/${ids}`)).statusCode).toBe(200);
    expect((await get(`/du-lieu/series/vi/${ids},mot-nua.csv`)).statusCode).toBe(404);
  });

  it("are JSON by their ids, with labels in the language of the address", async () => {
    const { headers, body } = await get("/du-lieu/series/en/usd-vnd.json");
    expect(headers["content-disposition"]).toBe('attachment; filename="usd-vnd.json"');
    expect(JSON.parse(body)).toMatchObject({
      title: "US dollar",
      publisher: "Ministry of Finance",
      licence: "http://localhost/mof/open-data#muc-licence",
      columns: [
        { key: "date", label: "Date" },
        { key: "usd-vnd", label: "US dollar (VND)", kind: "number" },
      ],
      rows: [
        { date: "2025-01-01", "usd-vnd": 25_412 },
        { date: "2025-01-03", "usd-vnd": -400.5 },
      ],
    });
  });

  it("are a workbook with days and numbers, which is not compressed once more", async () => {
    const { rawPayload, headers } = await get("/du-lieu/series/vi/usd-vnd,eur-vnd.xlsx", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(await readSheet(rawPayload)).toEqual([
      ["Ngày", "Đô la Mỹ (VND)", "=1+1 (đồng)"],
      [new Date("2025-01-01"), 25_412, 27_000],
      [new Date("2025-01-03"), -400.5, null],
    ]);
    expect((await readSheet(rawPayload, 2)).at(-1)).toEqual(["source", "http://localhost/btc/du-lieu-mo"]);
  });

  it.each(["khong-co.csv", "usd-vnd", "usd-vnd.xml", ".csv", "a,,b.csv", '";x.csv', `${Array(21).fill("a").join(",")}.csv`])(
    "%s is no file",
    async (file) => {
      expect((await get(`/du-lieu/series/vi/${encodeURIComponent(file)}`)).statusCode).toBe(404);
    },
  );
});

describe("records", () => {
  it("are in the file of the year in which they were published, and only what is public now", async () => {
    const old = csv((await get("/du-lieu/articles/2019.csv")).body);
    expect(old.map(({ address, language, site, category }) => [address, language, site, category])).toEqual([
      ["http://localhost/btc/tin/cu", "vi", "Bộ Tài chính", "Tin & tức"],
      ["http://localhost/btc/tin/thong-tu", "vi", "Bộ Tài chính", "Tin & tức"],
      ["http://localhost/mof/news/first", "en", "Ministry of Finance", "News"],
    ]);
    expect(old[0]).toMatchObject({
      title: '\'=HYPERLINK("http://x")',
      summary: 'Dòng 1\nDòng "2", hết',
      published_at: "2019-03-31T23:59:59.999Z",
    });
    expect(csv((await get(`/du-lieu/articles/${year}.csv`)).body).map(({ title }) => title)).toEqual(["Tin mới"]);
    for (const format of ["csv", "json"]) expect((await get(`/du-lieu/articles/${year}.${format}`)).body).not.toContain("Chưa ai biết");
  });

  it("are documents with number, issuer and days", async () => {
    const { rows } = JSON.parse((await get("/du-lieu/documents/2019.json")).body);
    expect(rows).toEqual([
      {
        address: "http://localhost/btc/tin/thong-tu",
        language: "vi",
        site: "Bộ Tài chính",
        category: "Tin & tức",
        title: "Thông tư",
        number: "01/2019/TT-BTC",
        issuer: "Bộ Tài chính",
        issued_on: "2019-03-01",
        effective_on: null,
        published_at: "2019-04-01T00:00:00.000Z",
      },
    ]);
    const [, row] = await readSheet((await get("/du-lieu/documents/2019.xlsx")).rawPayload);
    expect(row?.[7]).toEqual(new Date("2019-03-01"));
    expect(csv((await get(`/du-lieu/documents/${year}.csv`)).body)).toEqual([]);
  });

  it("are questions by the year in which they were asked", async () => {
    const [question] = csv((await get("/du-lieu/questions/2021.csv")).body);
    expect(question).toMatchObject({
      address: "http://localhost/btc/hoi-dap/chi-tiet-cau-hoi?id=hoi",
      title: "Hỏi gì?",
      asked_at: "2021-02-03T04:05:06.000Z",
    });
  });

  it.each([
    "articles/1999.csv",
    "articles/2019-2.csv",
    "articles/2019-1.csv",
    "articles/2019-02.csv",
    "questions/2019.csv",
    "articles/x.csv",
  ])("%s is no file", async (file) => {
    expect((await get(`/du-lieu/${file}`)).statusCode).toBe(404);
  });
});

describe("requests", () => {
  const file = "/du-lieu/series/vi/usd-vnd.csv";

  it("are answered with 304 where nothing has changed", async () => {
    const { etag, "last-modified": modified } = (await get(file)).headers as Record<string, string>;
    expect(new Date(modified ?? "").getTime()).toBeGreaterThan(0);
    for (const headers of [{ "if-none-match": etag }, { "if-modified-since": modified }] as Record<string, string>[]) {
      const answer = await get(file, headers);
      expect([answer.statusCode, answer.body, answer.headers["access-control-allow-origin"]]).toEqual([304, "", "*"]);
    }
    const others: Record<string, string>[] = [
      { "if-none-match": '"x"', "if-modified-since": modified ?? "" },
      { "if-modified-since": new Date(0).toUTCString() },
    ];
    for (const headers of others) expect((await get(file, headers)).statusCode).toBe(200);
    // Of these no row says when one of them left.
    for (const url of ["/du-lieu/articles/2019.csv", "/du-lieu/series/vi/usd-vnd,khong-co.csv"])
      expect((await get(url)).headers).toMatchObject({ etag: expect.any(String) });
    expect((await get("/du-lieu/articles/2019.csv")).headers["last-modified"]).toBeUndefined();
    expect((await get("/du-lieu/series/vi/usd-vnd,khong-co.csv")).headers["last-modified"]).toBeUndefined();
  });

  it("by HEAD are answered without the file", async () => {
    const { statusCode, headers, body } = await current().app.inject({ method: "HEAD", url: file, headers: { host: "localhost" } });
    expect([statusCode, body]).toEqual([200, ""]);
    expect(Number(headers["content-length"])).toBeGreaterThan(50);
  });

  it("of pages of other sites are allowed here, with conditions, and nowhere else", async () => {
    const from = { origin: "https://khac.example", host: "localhost" };
    const { app } = current();
    const allowed = async (url: string): Promise<unknown> =>
      (await app.inject({ url, headers: from })).headers["access-control-allow-origin"];
    for (const url of [file, "/du-lieu/articles/2019.json", "/du-lieu/catalogue.jsonld", "/du-lieu/articles/1999.csv"])
      expect(await allowed(url)).toBe("*");
    const preflight = await app.inject({
      method: "OPTIONS",
      url: file,
      headers: { ...from, "access-control-request-method": "GET", "access-control-request-headers": "if-none-match" },
    });
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "if-none-match, if-modified-since",
    });
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
    const others = [
      "/",
      "/btc/tin",
      "/du-lieu",
      "/api/series.csv?ids=usd-vnd",
      "/feed/btc.atom",
      "/sitemap.xml",
      "/nhung/news/btc/tin",
      "/api/page?path=/",
    ];
    for (const url of others) expect([url, await allowed(url)]).toEqual([url, undefined]);
  });

  it("find nothing where the portal does not know its own address, or has no database", async () => {
    expect((await get(file, { host: "la.example" })).statusCode).toBe(404);
    const app = await buildTestApp({ config: { ...testConfig, publicOrigin: "https://x.example" } });
    expect((await app.inject("/du-lieu/catalogue.jsonld")).body).not.toContain("dcat");
  });
});
