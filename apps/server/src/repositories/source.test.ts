import type { ContentSource, PortalSource, Query, QueryResults } from "@portal/core";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDb } from "../database/db.ts";
import type { Database } from "../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createDatabaseSource } from "./source.ts";
import { filler } from "./testing/fill.ts";

let database: TestDatabase;
let db: Kysely<Database>;
let source: PortalSource;
let statements: string[] = [];

const hour = 3_600_000;
const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();
const context: Parameters<ContentSource["fetchContent"]>[1] = { site: "btc", language: "vi", signal: undefined };

async function ask<K extends Query["kind"]>(
  query: Extract<Query, { kind: K }>,
  language: "vi" | "en" = "vi",
): Promise<QueryResults[K] | string> {
  const result = (await source.fetchContent([query], { ...context, language })).get(query.key);
  if (!result) return "left out";
  return result.ok ? (result.value as QueryResults[K]) : result.reason;
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool, ({ level, query }) => {
    if (level === "query") statements.push(query.sql);
  });
  source = createDatabaseSource(db, { timeZone: "Asia/Ho_Chi_Minh" });

  const { site, category, articles, page, series } = filler(db);
  const btc = await site("btc", { name: "Bộ Tài chính", metadata: '{"layoutId":"default-layout-vi"}' });
  const mof = await site("mof", { language: 2 });
  const news = await category(btc, "tin-tuc", { name: "Tin tức", description: "Mọi tin", metadata: '{"view":"x"}', position: 1 });
  const local = await category(btc, "dia-phuong", { parent_id: news });
  await category(btc, "tinh", { parent_id: local });
  const rates = await category(btc, "ty-gia", { metadata: '{"series":["usd-vnd","khong-co"]}', position: 2 });
  const foreign = await category(mof, "press", { name: "Press" });
  await articles(btc, news, [
    { slug: "cu", published_at: "2024-12-31T18:00:00Z", summary: "Tóm tắt", image: "/api/mediafile/a.svg" },
    { slug: "rat-cu", published_at: "2024-12-31T16:00:00Z" },
    { slug: "anh", published_at: "2025-03-01T00:00:00Z", article_type: 2, content: { Photos: [] } },
    { slug: "tep", published_at: "2025-03-02T00:00:00Z", article_type: 3, content: { Data: { FileName: "a.pdf" } } },
    {
      slug: "phim",
      published_at: "2025-03-03T00:00:00Z",
      article_type: 4,
      content: { Kind: "video", Source: "/v.mp4" },
      metadata: '{"author":"Ban biên tập"}',
    },
    { slug: "hen-gio", published_at: fromNow(hour) },
    { slug: "hen-gio-xa", published_at: fromNow(2 * hour) },
    { slug: "nhap", published_at: null },
  ]);
  await articles(btc, rates, [{ slug: "tin-ty-gia", published_at: "2025-01-01T00:00:00Z" }]);
  await articles(mof, foreign, [{ slug: "release", published_at: "2025-05-05T00:00:00Z" }]);
  await page(btc, "gioi-thieu", "<p>Giới thiệu</p>");
  await series(
    "usd-vnd",
    Array.from({ length: 500 }, (_, day) => [new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10), 25_000 + day] as const),
    { vi: "Đô la Mỹ" },
  );
  await db
    .insertInto("person")
    .values([
      {
        slug: "b",
        role: "leader",
        name: "Lãnh đạo mẫu 2",
        title: '{"vi":"Thứ trưởng","en":"Deputy Minister"}',
        position: 2,
        content_hash: "",
      },
      {
        slug: "a",
        role: "leader",
        name: "Lãnh đạo mẫu 1",
        title: '{"vi":"Bộ trưởng"}',
        biography: '{"vi":"Tiểu sử","en":"Biography"}',
        from_date: "2020",
        position: 1,
        content_hash: "",
      },
      { slug: "c", role: "former-minister", name: "Nguyên lãnh đạo mẫu", title: '{"vi":"Bộ trưởng"}', position: 1, content_hash: "" },
    ])
    .execute();
});

afterAll(async () => {
  await db.destroy();
  await database.close();
});

beforeEach(() => {
  statements = [];
});

describe("loadHead", () => {
  const head = (site: string, fields: { category?: string; article?: string; page?: string } = {}) =>
    source.loadHead({ site, category: fields.category, article: fields.article, page: fields.page }, undefined);

  test("brings a site as stored, its categories in order, and when it changes next", async () => {
    const found = await head("btc");
    expect(found.site).toEqual({ slug: "btc", name: "Bộ Tài chính", language: 1, metadata: '{"layoutId":"default-layout-vi"}' });
    expect(found.categories.map(({ slug, parent }) => [slug, parent])).toEqual([
      ["dia-phuong", "tin-tuc"],
      ["tinh", "dia-phuong"],
      ["tin-tuc", null],
      ["ty-gia", null],
    ]);
    expect(Date.parse(found.freshUntil ?? "") - Date.now()).toBeCloseTo(hour, -5);
    expect(statements).toHaveLength(2);
  });

  test("brings the category asked for with its metadata, also one of another site", async () => {
    const own = await head("btc", { category: "tin-tuc" });
    expect(own.category).toMatchObject({ slug: "tin-tuc", site: "btc", description: "Mọi tin", metadata: '{"view":"x"}' });
    const foreign = await head("btc", { category: "press" });
    expect(foreign.category).toMatchObject({ slug: "press", site: "mof" });
    expect(foreign.categories).toHaveLength(4);
  });

  test("brings an article with its own site and category, a page with its text", async () => {
    const { article } = await head("btc", { category: "tin-tuc", article: "phim" });
    expect(article).toEqual({
      id: expect.any(String),
      slug: "phim",
      title: "phim",
      site: "btc",
      category: "tin-tuc",
      publishedAt: "2025-03-03T00:00:00.000Z",
      articleType: 4,
      articleContent: { Kind: "video", Source: "/v.mp4" },
      metadata: '{"author":"Ban biên tập"}',
    });
    const { page } = await head("btc", { page: "gioi-thieu" });
    expect(page).toEqual({ slug: "gioi-thieu", title: "gioi-thieu", language: "vi", html: "<p>Giới thiệu</p>", counterpart: undefined });
  });

  test.each(["hen-gio", "nhap", "khong-co", "\0"])("knows no article %j", async (article) => {
    expect((await head("btc", { category: "tin-tuc", article })).article).toBeUndefined();
  });

  test("an unknown site is unknown; a slug that PostgreSQL refuses is too", async () => {
    for (const slug of ["khong-co", "a\0b", "'; drop table site; --", "\ud800"]) expect((await head(slug)).site).toBeUndefined();
  });
});

describe("fetchContent", () => {
  test("a category: newest first, drafts and scheduled ones left out, media told apart", async () => {
    expect(await ask({ kind: "category", key: "q", slug: "tin-tuc", limit: 3 })).toEqual({
      category: { slug: "tin-tuc", name: "Tin tức", href: "/btc/tin-tuc", description: "Mọi tin" },
      total: 5,
      articles: [
        { slug: "phim", href: "/btc/tin-tuc/phim", title: "phim", publishedAt: "2025-03-03T00:00:00.000Z", articleType: 4, media: "video" },
        { slug: "tep", href: "/btc/tin-tuc/tep", title: "tep", publishedAt: "2025-03-02T00:00:00.000Z", articleType: 3, media: "file" },
        { slug: "anh", href: "/btc/tin-tuc/anh", title: "anh", publishedAt: "2025-03-01T00:00:00.000Z", articleType: 2, media: "photos" },
      ],
    });
  });

  test("a category of another site links there; one without articles is empty; an unknown one is not found", async () => {
    expect(await ask({ kind: "category", key: "q", slug: "press", limit: 3 })).toMatchObject({
      articles: [{ href: "/mof/press/release" }],
    });
    expect(await ask({ kind: "category", key: "q", slug: "tinh", limit: 3 })).toMatchObject({ articles: [], total: 0 });
    expect(await ask({ kind: "category", key: "q", slug: "khong-co", limit: 3 })).toBe("not-found");
    expect(await ask({ kind: "category", key: "q", slug: "btc", limit: 3 })).toBe("not-found");
  });

  test("a category brings its own series, at most a year of days", async () => {
    const content = await ask({ kind: "category", key: "q", slug: "ty-gia", limit: 1 });
    if (typeof content === "string") throw new Error(content);
    expect(content.series?.map(({ id, label }) => [id, label])).toEqual([["usd-vnd", "Đô la Mỹ"]]);
    expect(content.series?.[0]?.points).toHaveLength(370);
    expect(content.series?.[0]?.points.at(-1)).toEqual({ at: "2025-05-14", value: 25_499 });
  });

  test("trees below a category or a site, to the depth asked for", async () => {
    const tinh = { slug: "tinh", name: "tinh", href: "/btc/tinh", children: [] };
    const local = { slug: "dia-phuong", name: "dia-phuong", href: "/btc/dia-phuong", children: [tinh] };
    expect(await ask({ kind: "tree", key: "q", root: "tin-tuc", depth: 6 })).toEqual({ nodes: [local] });
    expect(await ask({ kind: "tree", key: "q", root: "tin-tuc", depth: 1 })).toEqual({ nodes: [{ ...local, children: [] }] });
    expect(await ask({ kind: "tree", key: "q", root: "btc", depth: 2 })).toMatchObject({
      nodes: [{ slug: "tin-tuc", children: [{ slug: "dia-phuong", children: [] }] }, { slug: "ty-gia" }],
    });
    expect(await ask({ kind: "tree", key: "q", root: "tinh", depth: 2 })).toEqual({ nodes: [] });
    expect(await ask({ kind: "tree", key: "q", root: "khong-co", depth: 2 })).toBe("not-found");
  });

  test("trees asked twice, to different depths, do not mix", async () => {
    const results = await source.fetchContent(
      [
        { kind: "tree", key: "one", root: "tin-tuc", depth: 1 },
        { kind: "tree", key: "two", root: "tin-tuc", depth: 2 },
        { kind: "tree", key: "site", root: "btc", depth: 6 },
      ],
      context,
    );
    expect(results.get("one")).toMatchObject({ value: { nodes: [{ children: [] }] } });
    expect(results.get("two")).toMatchObject({ value: { nodes: [{ children: [{ slug: "tinh" }] }] } });
    expect(results.get("site")).toMatchObject({ value: { nodes: [{ children: [{ children: [{ slug: "tinh" }] }] }, { slug: "ty-gia" }] } });
  });

  test("heads in the order asked for, unknown ones left out", async () => {
    expect(await ask({ kind: "heads", key: "q", slugs: ["press", "khong-co", "tin-tuc"] })).toEqual([
      { slug: "press", name: "Press", href: "/mof/press" },
      { slug: "tin-tuc", name: "Tin tức", href: "/btc/tin-tuc", description: "Mọi tin" },
    ]);
  });

  const listing = { kind: "listing", key: "q", slug: "tin-tuc", page: 1, pageSize: 2, year: undefined, sort: "newest" } as const;

  test("a listing: page, total, years in the reader's zone", async () => {
    expect(await ask(listing)).toMatchObject({
      total: 5,
      page: 1,
      pageSize: 2,
      years: [2025, 2024],
      articles: [{ slug: "phim" }, { slug: "tep" }],
    });
    expect(await ask({ ...listing, page: 3 })).toMatchObject({ articles: [{ slug: "rat-cu" }] });
    expect(await ask({ ...listing, page: 99_999_999_999 })).toMatchObject({ articles: [], total: 5 });
    expect(await ask({ ...listing, sort: "oldest" })).toMatchObject({ articles: [{ slug: "rat-cu" }, { slug: "cu" }] });
    // 18:00 UTC on the last day of 2024 is 2025 in Hanoi.
    expect(await ask({ ...listing, year: 2024 })).toMatchObject({ total: 1, year: 2024, articles: [{ slug: "rat-cu" }] });
    expect(await ask({ ...listing, year: 1e9 })).toMatchObject({ total: 0, articles: [] });
    expect(await ask({ ...listing, slug: "khong-co" })).toBe("not-found");
  });

  test("series by id in the order asked for", async () => {
    expect(await ask({ kind: "series", key: "q", ids: ["khong-co", "usd-vnd"] }, "en")).toMatchObject([
      { id: "usd-vnd", label: "Đô la Mỹ", unit: "VND" },
    ]);
  });

  test("people of a role in their order, in the language of the page", async () => {
    expect(await ask({ kind: "people", key: "q", role: "leader" }, "en")).toEqual([
      {
        slug: "a",
        name: "Lãnh đạo mẫu 1",
        position: "Bộ trưởng",
        portrait: undefined,
        biography: "Biography",
        from: "2020",
        to: undefined,
      },
      {
        slug: "b",
        name: "Lãnh đạo mẫu 2",
        position: "Deputy Minister",
        portrait: undefined,
        biography: undefined,
        from: undefined,
        to: undefined,
      },
    ]);
  });

  test("a home of fifteen blocks costs at most eight statements with its head", async () => {
    const slugs = ["tin-tuc", "dia-phuong", "tinh", "ty-gia", "press"];
    const queries: Query[] = [
      ...Array.from({ length: 15 }, (_, index): Query => ({
        kind: "category",
        key: `c${index}`,
        slug: slugs[index % 5] ?? "",
        limit: 3 + index,
      })),
      ...slugs.map((root, index): Query => ({ kind: "tree", key: `t${index}`, root, depth: 3 })),
      { kind: "heads", key: "h", slugs },
      listing,
      { ...listing, key: "l2", slug: "press" },
      { kind: "series", key: "s", ids: ["usd-vnd"] },
      { kind: "people", key: "p", role: "leader" },
    ];
    await source.loadHead({ site: "btc", category: undefined, article: undefined, page: undefined }, undefined);
    const results = await source.fetchContent(queries, context);
    expect(statements.length).toBeLessThanOrEqual(8);
    expect([...results.keys()].toSorted()).toEqual(queries.map(({ key }) => key).toSorted());
    expect([...results.values()].every(({ ok }) => ok)).toBe(true);
  });

  test("no query, no statement", async () => {
    expect(await source.fetchContent([], context)).toEqual(new Map());
    expect(statements).toEqual([]);
  });

  test("stops waiting when the reader has gone", async () => {
    await expect(source.fetchContent([listing], { ...context, signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  });
});
