import { parse, type DefaultTreeAdapterMap } from "parse5";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import { type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { filler } from "../../sources/database/testing/fill.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

let database: TestDatabase;
let server: CachedServer;
const soon = Date.now() + 3_600_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const { site, category, articles, series } = filler(createDb(database.pool));
  const btc = await site("btc", { name: "Bộ <Tài chính>" });
  const tin = await category(btc, "tin", { name: "Tin <script>alert(1)</script>" });
  await articles(btc, tin, [
    ...Array.from({ length: 25 }, (_, index) => ({
      slug: `bai-${index}`,
      title: `Bài <b>${index}</b>`,
      published_at: new Date(Date.UTC(2020, 0, index + 1)).toISOString(),
    })),
    { slug: "hen-gio", title: "Chưa ai biết", published_at: new Date(soon).toISOString() },
    { slug: "nhap", title: "Chưa ai biết", published_at: null },
  ]);
  await series(
    "usd-vnd",
    [
      ["2025-01-01", 25_412],
      ["2025-01-02", 25_500],
    ],
    { vi: "Đô la </style><script>", en: "US dollar" },
  );
  await series(
    "nhieu",
    [
      ["2025-01-01", 900_010],
      ["2025-01-02", 900_000],
    ],
    { vi: "Lớn" },
  );
  server = await openCachedServer({ connectionString: database.connectionString });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const elements = (node: Node): Element[] =>
  "childNodes" in node ? node.childNodes.flatMap((child) => [...("tagName" in child ? [child] : []), ...elements(child)]) : [];
const textOf = (node: Node): string => ("value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "");
const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
const read = async (path: string) => {
  const answer = await server.get(path);
  const all = elements(parse(answer.text));
  return { ...answer, of: (name: string) => all.filter(({ tagName }) => tagName === name), all };
};

describe("a frame", () => {
  it.each(["/nhung/news/btc/tin", "/nhung/series/vi/usd-vnd"])("%s holds nothing that runs, and asks for no other file", async (path) => {
    const { status, headers, of, all } = await read(path);
    expect(status).toBe(200);
    const [style] = of("style");
    const hash = createHash("sha256")
      .update(style ? textOf(style) : "")
      .digest("base64");
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; script-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox`,
    );
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    const names = new Set(all.map(({ tagName }) => tagName));
    expect(["script", "link", "iframe", "img", "object", "form"].filter((name) => names.has(name))).toEqual([]);
    expect(all.flatMap(({ attrs }) => attrs.map(({ name }) => name)).filter((name) => /^on|^style$/.test(name))).toEqual([]);
    expect(of("meta").some((one) => attribute(one, "name") === "robots" && attribute(one, "content") === "noindex")).toBe(true);
    for (const link of of("a")) {
      expect([attribute(link, "target"), attribute(link, "rel")]).toEqual(["_blank", "noopener"]);
      expect(attribute(link, "href")).toMatch(/^http:\/\/127\.0\.0\.1|^http:\/\/localhost/);
    }
  });

  it("of a category has its newest headlines with their days, as many as the address says", async () => {
    const { of } = await read("/nhung/news/btc/tin?count=3");
    expect(of("h1").map(textOf)).toEqual(["Tin <script>alert(1)</script>"]);
    expect(of("li").map(textOf)).toEqual([24, 23, 22].map((index) => `Bài <b>${index}</b> (mở trong thẻ mới)${index + 1}/01/2020`));
    expect(attribute(of("a").at(-1) as Element, "href")).toMatch(/\/btc\/tin$/);
    expect((await read("/nhung/news/btc/tin")).of("li")).toHaveLength(5);
    expect((await read("/nhung/news/btc/tin?count=20")).of("li")).toHaveLength(20);
    for (const count of ["0", "21", "x", "1.5"]) expect((await server.get(`/nhung/news/btc/tin?count=${count}`)).status).toBe(400);
  });

  it("of a series has its chart, the table of its figures in the language of the address, and where it is from", async () => {
    const { of } = await read("/nhung/series/en/usd-vnd");
    expect(
      of("svg")
        .filter((one) => attribute(one, "role") === "img")
        .map((one) => attribute(one, "aria-label")),
    ).toEqual([expect.stringContaining("US dollar")]);
    expect(of("td").map(textOf)).toEqual(["25,500", "25,412"]);
    expect(attribute(of("html")[0] as Element, "lang")).toBe("en");
    expect(attribute(of("a").at(-1) as Element, "href")).toMatch(/\/mof\/open-data#muc-series-usd-vnd$/);
  });

  it("of several series has a chart for each scale that they need", async () => {
    const { of } = await read("/nhung/series/vi/usd-vnd,khong-co,nhieu");
    const charts = of("svg").filter((one) => attribute(one, "role") === "img");
    expect(charts).toHaveLength(2);
    expect(of("table")).toHaveLength(2);
    expect(textOf(of("h1")[0] as Element)).toBe("Đô la </style><script>, Lớn");
  });

  it("is kept, and shows nothing that is not public yet", async () => {
    const path = "/nhung/news/btc/tin?count=2";
    await server.get(path);
    expect((await server.get(path)).cache).toBe("hit");
    expect((await server.get(path)).text).not.toContain("Chưa ai biết");
  });

  it.each([
    "/nhung/news/btc/khong-co",
    "/nhung/news/khong-co/tin",
    "/nhung/series/vi/khong-co",
    "/nhung/series/vi/a,,b",
    "/nhung/series/fr/usd-vnd",
  ])("%s is none", async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });
});

it("nothing else of the portal may be shown in a frame", async () => {
  for (const path of [
    "/",
    "/btc/tin",
    "/btc/du-lieu-mo",
    "/du-lieu/series/vi/usd-vnd.json",
    "/du-lieu/catalogue.jsonld",
    "/feed/btc.atom",
    "/nhung",
  ]) {
    const { headers } = await server.get(path);
    expect([path, headers["x-frame-options"]]).toEqual([path, "DENY"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});
