import { Ajv } from "ajv";
import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";
import { buildTestApp, testApp, testConfig } from "../../testing/test-app.ts";
import { atomErrors } from "./testing/atom-rng.ts";

const day = 86_400_000;
const at = (offset: number): string => new Date(Date.now() + offset).toISOString();

const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc", { name: "Bộ <Tài chính> & khác" });
  const mof = await site("mof", { language: 2 });
  const tin = await category(btc, "tin", { name: "Tin", description: "Mọi tin" });
  await category(mof, "news");
  await articles(btc, tin, [
    {
      slug: "moi",
      title: "Tin \u0007mới & <nóng>",
      summary: "Tóm \ud800\u0001tắt & hơn".toWellFormed(),
      published_at: at(-1000),
      image: "/api/mediafile/bìa.png",
    },
    { slug: "cu", published_at: "2019-03-31T23:59:59.999Z" },
    { slug: "hen-gio", published_at: at(day) },
    { slug: "nhap", published_at: null },
  ]);
  await articles(
    btc,
    await category(btc, "nhieu"),
    Array.from({ length: 40 }, (_, index) => ({ slug: `bai-${index}`, published_at: "2020-01-01T00:00:00Z" })),
  );
});

const get = async (url: string, host = "localhost") => {
  const { statusCode: status, body, headers } = await current().app.inject({ url, headers: { host } });
  return { status, body, type: headers["content-type"] };
};
const idsOf = (xml: string): string[] =>
  [...xml.matchAll(/<entry>[^]*?<id>([^<]*)<\/id>/g)].map(([, id = ""]) => id.replace("http://localhost", ""));

it("a category's news are an Atom feed of what everybody may read, the newest first", async () => {
  const { status, body, type } = await get("/feed/btc/tin.atom");
  expect([status, type]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(await atomErrors(body)).toEqual([]);
  expect(idsOf(body)).toEqual(["/btc/tin/moi", "/btc/tin/cu"]);
  expect(body).toContain('<link rel="self" href="http://localhost/feed/btc/tin.atom"/>');
  expect(body).toContain('<link rel="alternate" href="http://localhost/btc/tin"/>');
  // HTML in XML, by which readers show the words as they were written.
  const [entry] = new XMLParser().parse(body).feed.entry;
  expect([entry.title, entry.summary]).toEqual(["Tin mới &amp; &lt;nóng&gt;", "Tóm \ufffdtắt &amp; hơn"]);
});

it("a site's news are those of all its categories, thirty at most", async () => {
  const { body } = await get("/feed/btc.atom");
  expect(await atomErrors(body)).toEqual([]);
  const ids = idsOf(body);
  expect(ids[0]).toBe("/btc/tin/moi");
  expect(ids).toHaveLength(30);
  expect(body).toContain('<link rel="alternate" href="http://localhost/"/>');
});

it("a site without news has a feed without entries", async () => {
  const { status, body } = await get("/feed/mof.atom");
  expect(status).toBe(200);
  expect(await atomErrors(body)).toEqual([]);
  expect(idsOf(body)).toEqual([]);
});

/** JSON Feed 1.1 (jsonfeed.org), what it requires and what the portal's feeds have. */
const isJsonFeed = new Ajv({ allErrors: true, strict: true, strictRequired: false }).compile({
  type: "object",
  required: ["version", "title", "items"],
  properties: {
    version: { const: "https://jsonfeed.org/version/1.1" },
    title: { type: "string" },
    home_page_url: { type: "string" },
    feed_url: { type: "string" },
    language: { type: "string" },
    items: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "content_text"],
        properties: {
          id: { type: "string" },
          content_text: { type: "string" },
          image: { type: "string", pattern: "^http://localhost/api/mediafile/[!-~]+$" },
          date_published: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$" },
        },
      },
    },
  },
});

it("the same is there as a JSON feed", async () => {
  const { status, body, type } = await get("/feed/btc/tin.json");
  expect([status, type]).toEqual([200, "application/feed+json; charset=utf-8"]);
  const feed = JSON.parse(body) as { items: readonly { url: string; title: string }[] };
  expect([isJsonFeed(feed), isJsonFeed.errors]).toEqual([true, null]);
  expect(feed).toMatchObject({
    home_page_url: "http://localhost/btc/tin",
    feed_url: "http://localhost/feed/btc/tin.json",
    language: "vi",
    items: [{ url: "http://localhost/btc/tin/moi", title: "Tin mới & <nóng>" }, { url: "http://localhost/btc/tin/cu" }],
  });
});

it("names the hub where it is to be told of changes, and itself, in its head and in its text", async () => {
  const { services } = current();
  const hub = "https://hub.example/?a=1";
  const app = await buildTestApp({ services, config: { ...testConfig, publicOrigin: "https://portal.example", webSubHub: hub } });
  const asked = async (path: string) => {
    const { body, headers } = await app.inject({ url: path, headers: { host: "portal.example" } });
    expect(headers["link"]).toBe(`<${hub}>; rel="hub", <https://portal.example${path}>; rel="self"`);
    return body;
  };
  const atom = await asked("/feed/btc/tin.atom");
  expect(await atomErrors(atom)).toEqual([]);
  expect(atom).toContain(`<link rel="hub" href="${hub}"/>`);
  expect(JSON.parse(await asked("/feed/btc.json"))).toMatchObject({ hubs: [{ type: "WebSub", url: hub }] });
  // None is named where none is told.
  const { body, headers } = await current().app.inject({ url: "/feed/btc.atom", headers: { host: "localhost" } });
  expect([headers["link"], body.includes('rel="hub"')]).toEqual([undefined, false]);
});

it.each(["/feed/khong-co.atom", "/feed/btc/khong-co.json", "/feed/mof/tin.atom", "/feed/%00.atom"])("%s is not there", async (path) => {
  expect((await get(path)).status).toBeGreaterThanOrEqual(400);
});

it("has no addresses under a name that is not the portal's", async () => {
  expect((await get("/feed/btc.atom", "evil.example")).status).toBe(404);
});
