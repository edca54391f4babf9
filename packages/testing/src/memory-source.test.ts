import type { Query } from "@portal/core";
import { describe, expect, it } from "vitest";
import { createMemorySource, type MemorySourceOptions, sampleFixture } from "./index.ts";

const context = { site: "btc", language: "vi", asOf: 0, signal: undefined } as const;
const category = (slug: string, limit = 3): Query => ({ kind: "category", key: `category:${slug}`, slug, limit });
const ask = async (query: Query, options?: MemorySourceOptions): Promise<unknown> =>
  (await createMemorySource(sampleFixture, options).fetchContent([query], context)).get(query.key);

describe("memory source", () => {
  it("answers a category with its newest articles, as many as asked", async () => {
    expect(await ask(category("tin-anh", 2))).toMatchObject({
      ok: true,
      value: {
        category: { slug: "tin-anh", href: "/btc/tin-anh" },
        articles: [{ slug: "tin-anh-1", href: "/btc/tin-anh/tin-anh-1", media: "photos" }, { slug: "tin-anh-2" }],
      },
    });
  });

  it("brings a category's series in the language of the page", async () => {
    expect(await ask(category("ty-gia-hach-toan"))).toMatchObject({
      value: { series: [{ id: "usd-vnd", label: "Đô la Mỹ (USD)" }, { id: "eur-vnd" }, { id: "jpy-vnd" }] },
    });
  });

  it("pages, sorts and filters a listing", async () => {
    const listing = (changes: object): Query => ({
      kind: "listing",
      key: "listing",
      slug: "tin-tai-chinh",
      page: 1,
      pageSize: 5,
      year: undefined,
      sort: "newest",
      ...changes,
    });
    expect(await ask(listing({ page: 3 }))).toMatchObject({
      value: { total: 12, articles: [{ slug: "tin-tai-chinh-11" }, { slug: "tin-tai-chinh-12" }] },
    });
    expect(await ask(listing({ sort: "oldest", pageSize: 1 }))).toMatchObject({
      value: { articles: [{ slug: "tin-tai-chinh-12" }], years: [2026, 2025] },
    });
    expect(await ask(listing({ year: 2025 }))).toMatchObject({ value: { total: 4 } });
  });

  it("answers trees below a category and below a site, to the depth asked", async () => {
    expect(await ask({ kind: "tree", key: "t", root: "ke-hoach-dau-tu", depth: 1 })).toMatchObject({
      value: { nodes: [{ slug: "dau-tu-cong-trung-han" }, { slug: "dau-tu-cong-hang-nam", children: [] }, {}, {}] },
    });
    expect(await ask({ kind: "tree", key: "t", root: "mof", depth: 2 })).toMatchObject({
      value: {
        nodes: expect.arrayContaining([
          expect.objectContaining({
            slug: "investment-plans",
            children: expect.arrayContaining([expect.objectContaining({ slug: "bidding" })]),
          }),
        ]),
      },
    });
  });

  it("finds articles as the database does, whatever the diacritics, and counts what filters would leave", async () => {
    const search = (terms: string, changes: object = {}): Query => ({
      kind: "search",
      key: "search",
      terms,
      site: "btc",
      home: undefined,
      category: undefined,
      type: undefined,
      from: undefined,
      to: undefined,
      sort: "relevance",
      page: 1,
      pageSize: 5,
      ...changes,
    });
    const total = async (query: Query): Promise<number> => ((await ask(query)) as { value: { total: number } }).value.total;
    const asked = await total(search("tài chính"));
    expect(asked).toBeGreaterThan(0);
    expect(await total(search("tai chinh"))).toBe(asked);
    expect(await total(search("tài chính", { site: undefined }))).toBeGreaterThanOrEqual(asked);
    expect(await total(search("tài -chính"))).toBeLessThan(asked);
    expect(await total(search("!!!"))).toBe(0);
    expect(await ask(search("tai chinh", { type: "video" }))).toMatchObject({ value: { facets: { types: expect.anything() } } });
    const found = await ask(search("tai chinh"));
    expect(found).toMatchObject({
      value: { results: { length: 5 }, facets: { sites: expect.arrayContaining([expect.objectContaining({ value: "btc" })]) } },
    });
    expect(JSON.stringify(found)).toMatch(/"text":"[Tt]ài chính","hit":true/);
  });

  it("finds static pages and questions too", async () => {
    const search = (terms: string, changes: object = {}): Query => ({
      kind: "search",
      key: "search",
      terms,
      site: undefined,
      home: undefined,
      category: undefined,
      type: undefined,
      from: undefined,
      to: undefined,
      sort: "relevance",
      page: 1,
      pageSize: 50,
      ...changes,
    });
    expect(await ask(search("nhiem vu", { type: "page" }))).toMatchObject({
      value: { total: 1, results: [{ type: "page", href: "/btc/gioi-thieu", at: undefined, parent: undefined }] },
    });
    expect(await ask(search("ward"))).toMatchObject({
      value: {
        results: [{ type: "question", href: "/mof/question-answer/question-detail?id=en-3", parent: { name: "State budget" } }],
        facets: { types: [{ value: "question", count: 1 }], categories: [] },
      },
    });
    expect(await ask(search("nhiem vu", { from: "2000-01-01", type: "page" }))).toMatchObject({ value: { total: 0 } });
  });

  it("answers a site's questions, narrowed and in pages", async () => {
    const list = (changes: object = {}): Query => ({
      kind: "questions",
      key: "questions",
      page: 1,
      pageSize: 2,
      field: undefined,
      state: undefined,
      terms: undefined,
      ...changes,
    });
    const fields = ["Hải quan", "Ngân sách nhà nước", "Thuế"];
    expect(await ask(list())).toMatchObject({ value: { total: 3, fields, questions: [{ slug: "vi-1" }, { slug: "vi-2" }] } });
    expect(await ask(list({ page: 2 }))).toMatchObject({ value: { questions: [{ slug: "vi-3" }] } });
    expect(await ask(list({ state: "answered", field: "Hải quan" }))).toMatchObject({ value: { total: 1, questions: [{ slug: "vi-2" }] } });
    expect(await ask(list({ terms: "PHUONG o dau" }))).toMatchObject({ value: { total: 1, questions: [{ slug: "vi-3" }] } });
  });

  it("answers sites as cards", async () => {
    expect(await ask({ kind: "sites", key: "s" })).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ slug: "mof", href: "/mof", language: "en" })]),
    });
  });

  it("answers summaries of categories that exist, and says what does not", async () => {
    expect(await ask({ kind: "categorySummaries", key: "h", slugs: ["video", "constructor"] })).toMatchObject({
      value: [{ slug: "video", name: "Video" }],
    });
    expect(await ask(category("constructor"))).toEqual({ ok: false, reason: "not-found" });
  });

  it("fails what it is told to fail, and only that", async () => {
    const source = createMemorySource(sampleFixture, { fails: ({ key }) => key === "category:video" });
    const answers = await source.fetchContent([category("video"), category("tin-anh")], context);
    expect(answers.get("category:video")).toEqual({ ok: false, reason: "unavailable" });
    expect(answers.get("category:tin-anh")).toMatchObject({ ok: true });
  });

  it("counts loads of records, round trips and queries", async () => {
    const source = createMemorySource(sampleFixture);
    await source.loadPageRecords({ site: "btc", category: "video", article: undefined, page: undefined }, context);
    await source.fetchContent([category("video"), category("tin-anh")], context);
    await source.fetchContent([category("video")], context);
    expect(source.counts()).toEqual({
      recordLoads: 1,
      roundTrips: 2,
      queries: new Map([
        ["category:video", 2],
        ["category:tin-anh", 1],
      ]),
    });
  });

  it("is as slow as asked, and stops when aborted", async () => {
    const source = createMemorySource(sampleFixture, { delay: 30 });
    const started = performance.now();
    await source.fetchContent([category("video")], context);
    expect(performance.now() - started).toBeGreaterThan(25);
    await expect(source.fetchContent([category("video")], { ...context, signal: AbortSignal.abort(new Error("away")) })).rejects.toThrow(
      "away",
    );
  });
});
