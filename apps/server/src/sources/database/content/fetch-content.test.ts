import type { ContentSource, Query, QueryKind, QueryResults } from "@portal/core";
import { expect, test } from "vitest";
import { HOUR, sourceFixture } from "../testing/source-fixture.ts";

const current = sourceFixture();

const context: Parameters<ContentSource["fetchContent"]>[1] = { site: "btc", language: "vi", asOf: Date.now(), signal: undefined };

async function ask<K extends QueryKind>(
  query: Extract<Query, { kind: K }>,
  language: "vi" | "en" = "vi",
): Promise<QueryResults[K] | string> {
  const result = (await current().source.fetchContent([query], { ...context, language })).get(query.key);
  if (!result) return "left out";
  return result.ok ? (result.value as QueryResults[K]) : result.reason;
}

test("a category: newest first, drafts and scheduled ones left out, each with its kind of media", async () => {
  expect(await ask({ kind: "category", key: "q", slug: "tin-tuc", limit: 3 })).toEqual({
    category: { slug: "tin-tuc", name: "Tin tức", href: "/btc/tin-tuc", description: "Mọi tin" },
    articles: [
      { slug: "phim", href: "/btc/tin-tuc/phim", title: "phim", publishedAt: "2025-03-03T00:00:00.000Z", articleType: 4, media: "video" },
      { slug: "tep", href: "/btc/tin-tuc/tep", title: "tep", publishedAt: "2025-03-02T00:00:00.000Z", articleType: 3, media: "file" },
      { slug: "anh", href: "/btc/tin-tuc/anh", title: "anh", publishedAt: "2025-03-01T00:00:00.000Z", articleType: 2, media: "photos" },
    ],
  });
});

test.each<[Query]>([
  [{ kind: "category", key: "q", slug: "tin-tuc", limit: 3 }],
  [{ kind: "listing", key: "q", slug: "tin-tuc", page: 1, pageSize: 2, year: undefined, sort: "newest" }],
  [{ kind: "neighbours", key: "q", slug: "tin-tuc", article: "phim", each: 3 }],
])("a $0.kind says when the next of its articles is published", async (query) => {
  const at = async (asOf: number) => (await current().source.fetchContent([query], { ...context, asOf })).get(query.key);
  const first = await at(context.asOf);
  expect(first).toMatchObject({ ok: true, changesAt: expect.closeTo(context.asOf + HOUR, -5) as number });
  const second = await at((first as { changesAt: number }).changesAt);
  expect(second).toMatchObject({ ok: true, changesAt: expect.closeTo(context.asOf + 2 * HOUR, -5) as number });
  expect(await at((second as { changesAt: number }).changesAt)).not.toHaveProperty("changesAt");
});

test("a category of another site links there; one without articles is empty; an unknown one is not found", async () => {
  expect(await ask({ kind: "category", key: "q", slug: "press", limit: 3 })).toMatchObject({
    articles: [{ href: "/mof/press/release" }],
  });
  expect(await ask({ kind: "category", key: "q", slug: "tinh", limit: 3 })).toMatchObject({ articles: [] });
  expect(await ask({ kind: "category", key: "q", slug: "khong-co", limit: 3 })).toBe("not-found");
  expect(await ask({ kind: "category", key: "q", slug: "btc", limit: 3 })).toBe("not-found");
});

test("a category brings its own series, at most a year of days", async () => {
  const content = await ask({ kind: "category", key: "q", slug: "ty-gia", limit: 1 });
  if (typeof content === "string") throw new Error(content);
  expect(content.series?.map(({ id, label }) => [id, label])).toEqual([["usd-vnd", "Đô la Mỹ"]]);
  const points = content.series?.[0]?.points ?? [];
  expect(points.at(-1)).toEqual({ at: "2025-05-14", value: 25_499 });
  // A chart of the year by weeks, the last two by days.
  const days = points.map(({ at }) => (Date.parse("2025-05-14") - Date.parse(at)) / 86_400_000);
  expect(days[0]).toBe(369);
  expect(days.slice(0, 51).every((day, index) => day === 369 - 7 * index)).toBe(true);
  expect(days.slice(51)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
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
  const results = await current().source.fetchContent(
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

test("summaries of categories in the order asked for, unknown ones left out", async () => {
  expect(await ask({ kind: "categorySummaries", key: "q", slugs: ["press", "khong-co", "tin-tuc"] })).toEqual([
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

test("neighbours: an article in the order of its category, as far as is asked for", async () => {
  const neighbours = (article: string, each: number, slug = "tin-tuc") => ask({ kind: "neighbours", key: "q", slug, article, each });
  expect(await neighbours("tep", 1)).toMatchObject({
    position: 2,
    total: 5,
    articles: [{ slug: "phim" }, { slug: "tep", href: "/btc/tin-tuc/tep" }, { slug: "anh" }],
  });
  expect(await neighbours("phim", 2)).toMatchObject({ position: 1, articles: [{ slug: "phim" }, { slug: "tep" }, { slug: "anh" }] });
  expect(await neighbours("rat-cu", 1)).toMatchObject({ position: 5, articles: [{ slug: "cu" }, { slug: "rat-cu" }] });
  expect(await neighbours("cu", 10)).toMatchObject({
    articles: ["phim", "tep", "anh", "cu", "rat-cu"].map((slug) => ({ slug })),
  });
  // Neither what is not published yet, nor what stands in another category.
  for (const slug of ["hen-gio", "nhap", "release", "khong-co"]) expect(await neighbours(slug, 1)).toBe("not-found");
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

test("a home of fifteen blocks costs at most eight statements with its records", async () => {
  const slugs = ["tin-tuc", "dia-phuong", "tinh", "ty-gia", "press"];
  const queries: Query[] = [
    ...Array.from({ length: 15 }, (_, index): Query => ({
      kind: "category",
      key: `c${index}`,
      slug: slugs[index % 5] ?? "",
      limit: 3 + index,
    })),
    ...slugs.map((root, index): Query => ({ kind: "tree", key: `t${index}`, root, depth: 3 })),
    { kind: "categorySummaries", key: "h", slugs },
    listing,
    { ...listing, key: "l2", slug: "press" },
    { kind: "series", key: "s", ids: ["usd-vnd"] },
    { kind: "people", key: "p", role: "leader" },
  ];
  await current().source.loadPageRecords(
    { site: "btc", category: undefined, article: undefined, page: undefined },
    { asOf: Date.now(), signal: undefined },
  );
  const results = await current().source.fetchContent(queries, context);
  expect(current().statements.length).toBeLessThanOrEqual(8);
  expect([...results.keys()].toSorted()).toEqual(queries.map(({ key }) => key).toSorted());
  expect([...results.values()].every(({ ok }) => ok)).toBe(true);
});

test("no query, no statement", async () => {
  expect(await current().source.fetchContent([], context)).toEqual(new Map());
  expect(current().statements).toEqual([]);
});

test("stops waiting when the reader has gone", async () => {
  await expect(current().source.fetchContent([listing], { ...context, signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow(
    "gone",
  );
});
