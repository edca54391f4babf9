/** Which pages browsers may fetch ahead: the built portal on a real database, asked over HTTP; patterns as browsers read them. */
import { isFetchedAhead, ministryPages } from "@portal/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importContent } from "../content/import.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../content/testing/importer.ts";
import { createDb } from "../database/db.ts";
import { type CachedServer, openCachedServer } from "../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

let database: TestDatabase;
let server: CachedServer;
beforeAll(async () => {
  database = await createTestDatabase();
  const sanitizer = createSanitizer();
  async function* records(): AsyncGenerator<object> {
    yield* [
      site("btc", { counterpart: "mof" }),
      site("mof", { language: 2 }),
      category("btc", "tin"),
      article("btc", "tin", "bai", { title: "Bài một", publishedAt: "2026-01-01T00:00:00Z" }),
    ];
  }
  const report = await importContent(createDb(database.pool), records(), { ...importDefaults, sanitizer });
  await sanitizer.close();
  expect(report.issues).toEqual([]);
  server = await openCachedServer({ connectionString: database.connectionString });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

type Condition = {
  readonly and?: readonly Condition[];
  readonly or?: readonly Condition[];
  readonly not?: Condition;
  readonly href_matches?: string | readonly string[];
  readonly selector_matches?: string;
};
type Rules = { readonly prefetch: readonly { readonly where: Condition; readonly eagerness: string }[] };

const BASE = "https://portal.example/btc/tin";

/** As browsers do, selectors apart. */
function holds(condition: Condition, href: string): boolean {
  if (condition.and) return condition.and.every((one) => holds(one, href));
  if (condition.or) return condition.or.some((one) => holds(one, href));
  if (condition.not) return !holds(condition.not, href);
  if (condition.selector_matches !== undefined) return true;
  return [condition.href_matches ?? []].flat().some((pattern) => new URLPattern(pattern, BASE).test(href, BASE));
}

const RULES = "/static/speculation-rules.json";

it("documents name the rules, also those from the cache and those that are known; nothing else does", async () => {
  for (const [cache, asked] of [
    ["miss", {}],
    ["hit", {}],
  ] as const) {
    const { headers, ...answer } = await server.get("/btc/tin/bai", { headers: asked });
    expect([answer.cache, headers["speculation-rules"]]).toEqual([cache, `"${RULES}"`]);
    const known = await server.get("/btc/tin/bai", { headers: { "if-none-match": String(headers["etag"]) } });
    expect([known.status, known.headers["speculation-rules"]]).toEqual([304, `"${RULES}"`]);
  }
  expect((await server.get("/api/page?path=/btc/tin/bai")).headers["speculation-rules"]).toBeUndefined();
});

it("documents name the style sheets and fonts that they begin with, in their header as in their head", async () => {
  await server.get("/btc/tin");
  const { cache, headers, text } = await server.get("/btc/tin");
  const links = String(headers["link"]).split(", ");
  expect(cache).toBe("hit");
  const named = (as: string): (string | undefined)[] =>
    links.filter((link) => link.includes(`; rel=preload; as=${as}`)).map((link) => /^<(.+?)>/.exec(link)?.[1]);
  const inHead = (pattern: RegExp): (string | undefined)[] => [...text.matchAll(pattern)].map(([, href]) => href);
  expect(named("font").length).toBeGreaterThan(0);
  expect(named("font")).toEqual(inHead(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g));
  expect(named("style").length).toBeGreaterThan(0);
  expect(inHead(/<link rel="stylesheet" href="([^"]+)"/g)).toEqual(expect.arrayContaining(named("style")));
  expect(links.filter((link) => link.includes("as=font")).every((link) => link.endsWith("; crossorigin"))).toBe(true);
});

describe("the rules", () => {
  it("are a file of their own kind, and none for who saves data", async () => {
    const { status, headers, text } = await server.get(RULES);
    expect([status, headers["content-type"], headers["vary"]]).toEqual([
      200,
      "application/speculationrules+json; charset=utf-8",
      expect.stringContaining("save-data"),
    ]);
    expect((JSON.parse(text) as Rules).prefetch.map(({ eagerness }) => eagerness)).toEqual(["moderate"]);
    expect((await server.get(RULES, { headers: { "save-data": "on" } })).text).toBe("{}");
  });

  const hrefs = [
    ...Object.values(ministryPages).flatMap((pages) => Object.values(pages)),
    "/btc/tin",
    "/btc/tin/bai#muc",
    "/btc/tin?page=2",
    "/btc/tin?page=2&q=thue",
    "/btc/tin?q=thue",
    "/btc/hoi-dap/chi-tiet-cau-hoi?id=thue",
    "/btc/du-thao/bai?form=contribution",
    "/cuc-thue/tim-kiem",
    "/cuc-thue/tim-kiem?page=2",
    "/api/mediafile/van-ban/tt-12.pdf",
    "/api/search",
    "/static/x",
    "/van-ban/mau-bieu.docx",
    "/rss",
    "https://example.org/btc",
    "//example.org/btc",
    "mailto:a@example.org",
  ];
  it.each(hrefs)("are for %s what isFetchedAhead says", async (href) => {
    const { prefetch } = JSON.parse((await server.get(RULES)).text) as Rules;
    expect(prefetch.some(({ where }) => holds(where, href))).toBe(isFetchedAhead(href));
  });
});
