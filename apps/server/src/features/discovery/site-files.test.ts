import type { Portal } from "@portal/domain";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { pageModel } from "../../testing/page-model.ts";
import { buildTestApp, testApp, testConfig } from "../../testing/test-app.ts";

const sites = {
  btc: { slug: "btc", name: "Cổng thông tin <điện tử> Bộ Tài chính", language: "vi" },
  mof: { slug: "mof", name: "Ministry & Finance", language: "en" },
} as const;

/** Only what these files read of a page. */
const portal: Portal = {
  card: () => undefined,
  load: async (path) => {
    if (path === "/old") return { redirect: "/btc", status: 301 };
    const site = Object.values(sites).find(({ slug }) => path === `/${slug}`);
    return { page: site ? pageModel(path, { site: site as never }) : pageModel(path, { status: 404, site: sites.btc as never }) };
  },
  render: () => Promise.reject(new Error("No page is drawn for these.")),
};
const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc");
  await articles(btc, await category(btc, "tin"), [{ slug: "thue", title: "Thuế thu nhập", published_at: "2026-01-01T00:00:00Z" }]);
}, portal);

const get = async (url: string, host = "localhost") => {
  const { statusCode: status, body, headers } = await current().app.inject({ url, headers: { host } });
  return { status, body, type: headers["content-type"] };
};

describe("the description of a site's search", () => {
  it.each([
    ["btc", "Cổng thông tin <", "tim-kiem"],
    ["mof", "Ministry & Finan", "search"],
  ])("says how to search %s, and where titles are suggested", async (slug, name, link) => {
    const { status, body, type } = await get(`/opensearch/${slug}.xml`);
    expect([status, type]).toEqual([200, "application/opensearchdescription+xml; charset=utf-8"]);
    const { OpenSearchDescription: description } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(body);
    expect(description).toMatchObject({ xmlns: "http://a9.com/-/spec/opensearch/1.1/", ShortName: name });
    expect(description.Url).toEqual([
      { type: "text/html", rel: "results", template: `http://localhost/${slug}/${link}?q={searchTerms}` },
      {
        type: "application/x-suggestions+json",
        rel: "suggestions",
        template: `http://localhost/opensearch/suggestions?q={searchTerms}&language=${description.Language}`,
      },
    ]);
    const template: string = description.Url[1].template;
    const suggested = await get(template.replace("http://localhost", "").replace("{searchTerms}", encodeURIComponent("thue thu")));
    expect(suggested).toMatchObject({ status: 200, type: "application/x-suggestions+json; charset=utf-8" });
    expect(JSON.parse(suggested.body)).toEqual(["thue thu", slug === "btc" ? ["Thuế thu nhập"] : []]);
  });

  it.each(["khong-co", "old", "tin"])("is not there for %s, which is no site", async (slug) => {
    expect((await get(`/opensearch/${slug}.xml`)).status).toBe(404);
    expect((await get(`/manifest/${slug}.webmanifest`)).status).toBe(404);
  });
});

it("a site's manifest says what a telephone shows of it", async () => {
  const { status, body, type } = await get("/manifest/mof.webmanifest");
  expect([status, type]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  expect(JSON.parse(body)).toMatchObject({ name: "Ministry & Finance", lang: "en", start_url: "/mof", scope: "/" });
});

describe("security.txt", () => {
  it("has each field of RFC 9116 once, and is valid for less than a year", async () => {
    const { status, body, type } = await get("/.well-known/security.txt");
    expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = Object.fromEntries(
      body
        .trim()
        .split("\n")
        .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? ["", line]),
    );
    expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(fields).toMatchObject({
      Contact: "http://localhost/btc/thong-tin-lien-he",
      Canonical: "http://localhost/.well-known/security.txt",
    });
    const days = (Date.parse(fields["Expires"] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(60);
    expect(days).toBeLessThan(365);
  });

  it("names who was configured, and is not there under a name that is not the portal's", async () => {
    const app = await buildTestApp({ config: { ...testConfig, securityContact: "mailto:bao-mat@portal.example" } });
    const { body } = await app.inject({ url: "/.well-known/security.txt", headers: { host: "localhost" } });
    expect(body).toContain("Contact: mailto:bao-mat@portal.example\n");
    expect((await get("/.well-known/security.txt", "evil.example")).status).toBe(404);
  });
});

it("a portal without a database has robots.txt without a sitemap, and suggests nothing", async () => {
  const app = await buildTestApp({ portal });
  const { body } = await app.inject({ url: "/robots.txt", headers: { host: "localhost" } });
  expect(body).toContain("Disallow: /quan-tri");
  expect(body).not.toContain("Sitemap");
  expect((await app.inject({ url: "/opensearch/btc.xml", headers: { host: "localhost" } })).body).not.toContain("suggestions");
});
