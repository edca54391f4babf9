import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { entriesOf } from "./sitemap-entries.ts";
import { listParts, nameOfPart, partOfName } from "./sitemap-parts.ts";
import { indexErrors, sitemapErrors } from "./testing/sitemap-xsd.ts";

const day = 86_400_000;
const at = (offset: number): string => new Date(Date.now() + offset).toISOString();

const current = testApp(async ({ site, category, articles, page, question }) => {
  const btc = await site("btc", { name: "Bộ <Tài chính> & khác", counterpart: "mof" });
  const mof = await site("mof", { language: 2, counterpart: "btc" });
  const unit = await site("don-vi", { counterpart: "khong-co" });
  const tin = await category(btc, "tin", { counterpart: "news" });
  const news = await category(mof, "news", { counterpart: "tin" });
  const crowded = await category(unit, "nhieu-bai");
  await articles(btc, tin, [
    {
      slug: "moi",
      title: "Tin \u0007mới & <nóng>",
      published_at: at(-1000),
      image: '/api/mediafile/anh/Bìa "1".png',
      counterpart: "fresh",
    },
    { slug: "cu", published_at: "2019-03-31T23:59:59.999Z", counterpart: "draft" },
    { slug: "hen-gio", published_at: at(day) },
    { slug: "nhap", published_at: null },
  ]);
  await articles(mof, news, [
    { slug: "fresh", published_at: at(-3 * day), counterpart: "moi" },
    { slug: "draft", published_at: null, counterpart: "cu" },
  ]);
  await articles(
    unit,
    crowded,
    Array.from({ length: 5 }, (_, index) => ({ slug: `bai-${index}`, published_at: "2020-02-15T00:00:00Z", counterpart: "moi" })),
  );
  await page(btc, "gioi-thieu", "<p>Giới thiệu</p>", { counterpart: "about" });
  await page(mof, "about", "<p>About</p>", { language: 2, counterpart: "gioi-thieu" });
  await page(btc, "van-de-khac", "<p>Khác</p>");
  await page(unit, "visiting", "<p>Visiting</p>", { language: 2 });
  await question(btc, { slug: "hoan-thue", field: "Thuế", title: "Hoàn thuế?", body: "Khi nào?", asked_at: at(-day) });
  await question(unit, { slug: "cua-don-vi", field: "Thuế", title: "Hỏi?", body: "Gì?", asked_at: at(-day) });
});

const get = async (url: string, host = "localhost") => {
  const { statusCode: status, body, headers } = await current().app.inject({ url, headers: { host } });
  return { status, body, headers };
};
const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);
const part = async (name: string): Promise<string> => (await get(`/sitemaps/${name}.xml`)).body;
const pathsOf = async (name: string): Promise<string[]> =>
  locationsOf(await part(name)).map((address) => address.replace("http://localhost", ""));

describe("the sitemap", () => {
  it("has an index of all files, each with what was published or changed last in it", async () => {
    const { body, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(await indexErrors(body)).toEqual([]);
    const [thisMonth, before] = [at(-1000), at(-3 * day)].map((moment) => `articles-${moment.slice(0, 7)}`);
    const months = [...new Set([thisMonth, before, "articles-2020-02", "articles-2019-03"])];
    expect(locationsOf(body)).toEqual(
      ["portal", "categories", "pages", "questions", ...months].map((name) => `http://localhost/sitemaps/${name}.xml`),
    );
    const [{ changed } = { changed: new Date(0) }] = await current()
      .db.selectFrom("article")
      .select("updated_at as changed")
      .where("slug", "=", "cu")
      .execute();
    expect(body).toContain(`articles-2019-03.xml</loc><lastmod>${changed.toISOString()}</lastmod>`);
  });

  it("names each page once, by its own address", async () => {
    const files = locationsOf((await get("/sitemap.xml")).body).map((address) => address.replace(/.*\/(.*)\.xml/, "$1"));
    const paths = (await Promise.all(files.map(pathsOf))).flat();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/mof",
        "/don-vi",
        "/btc/hoi-dap",
        "/mof/question-answer",
        "/btc/tin",
        "/mof/news",
        "/don-vi/nhieu-bai",
        "/btc/gioi-thieu",
        "/mof/about",
        "/btc/noi-dung/van-de-khac",
        "/don-vi/btcen/visiting",
        "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoan-thue",
        "/btc/tin/moi",
        "/btc/tin/cu",
        "/mof/news/fresh",
      ]),
    );
    expect(paths.join("\n")).not.toMatch(/hen-gio|nhap|draft|cua-don-vi|tai-khoan|account|tra-cuu|page-not-found|chi-tiet-cau-hoi$/m);
  });

  it("has further files of what one does not hold, each with what follows", async () => {
    const { db } = current();
    const query = { asOf: Date.now(), size: 2, ministry: { vi: "btc", en: "mof" } };
    const parts = (await listParts(db, query)).filter(({ month }) => month === "2020-02");
    expect(parts.map(nameOfPart)).toEqual(["articles-2020-02", "articles-2020-02-2", "articles-2020-02-3"]);
    const files = await Promise.all(parts.map((one) => entriesOf(db, one, query)));
    expect(files.map((entries) => entries.map(({ path }) => path.at(-1)).join(" "))).toEqual(["0 1", "2 3", "4"]);
    const categories = (await listParts(db, query)).filter(({ kind }) => kind === "categories");
    expect((await Promise.all(categories.map((one) => entriesOf(db, one, query)))).map(({ length }) => length)).toEqual([2, 1]);
  });

  it("names counterparts that everybody may read, pictures, and news of two days", async () => {
    const xml = await part(`articles-${at(-1000).slice(0, 7)}`);
    expect(await sitemapErrors(xml)).toEqual([]);
    const [own] = xml.split("</url>").filter((entry) => entry.includes("/btc/tin/moi<"));
    for (const [language, path] of [
      ["vi", "/btc/tin/moi"],
      ["en", "/mof/news/fresh"],
      ["x-default", "/btc/tin/moi"],
    ])
      expect(own).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="http://localhost${path}"/>`);
    expect(own).toContain("<image:loc>http://localhost/api/mediafile/anh/B%C3%ACa%20%221%22.png</image:loc>");
    expect(own).toContain("<news:name>Bộ &lt;Tài chính&gt; &amp; khác</news:name><news:language>vi</news:language>");
    expect(own).toContain("<news:title>Tin mới &amp; &lt;nóng&gt;</news:title>");
    const older = await part(`articles-${at(-3 * day).slice(0, 7)}`);
    expect(older.split("</url>").find((entry) => entry.includes("/mof/news/fresh<"))).not.toContain("news:news");
    expect(await part("articles-2019-03")).not.toContain("xhtml:link");
    // Theirs is in the same language.
    expect(await part("articles-2020-02")).not.toContain("xhtml:link");
  });

  it.each(["portal", "categories", "pages", "questions"])("is valid: %s", async (name) => {
    expect(await sitemapErrors(await part(name))).toEqual([]);
  });

  it.each(["articles-2018-01", "articles-2020-13", "articles-2020-02-3", "portal-2", "pages-1", "x", "articles"])(
    "has no file %s",
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );

  it("is not there under a name that is not the portal's", async () => {
    expect((await get("/sitemap.xml", "evil.example")).status).toBe(404);
    expect((await get("/sitemaps/portal.xml", "evil.example")).status).toBe(404);
  });

  it("calls its files by what is in them", () => {
    for (const name of ["portal", "categories-2", "articles-2026-11", "articles-2026-11-12"]) {
      const known = partOfName(name);
      expect(known && nameOfPart(known)).toBe(name);
    }
  });
});

describe("robots.txt", () => {
  it("says what programs need not read, and where the sitemap is", async () => {
    const { body, headers } = await get("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body.split("\n")).toEqual(
      expect.arrayContaining(["User-agent: *", "Disallow: /quan-tri", "Disallow: /api/", "Sitemap: http://localhost/sitemap.xml"]),
    );
    expect((await get("/robots.txt", "evil.example")).body).not.toContain("Sitemap");
  });
});
