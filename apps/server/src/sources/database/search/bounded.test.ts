/** Search over more documents than it looks at: which of them it ranks, counts and filters. */
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createSuggestions } from "./suggestions.ts";
import { day, searchFixture, searchOptions } from "./testing/search-fixture.ts";

/** More than the newest documents that are looked at first, and than are kept. */
const COMMON = 4600;

const { current, search, slugs } = searchFixture(async ({ site, category, articles, page }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const unit = await site("cuc-a", { name: "Cục A" });
  const news = await category(btc, "tin", { name: "Tin" });
  const old = await category(btc, "luu-tru", { name: "Lưu trữ" });
  const own = await category(unit, "tin-cuc", { name: "Tin cục" });
  const common = Array.from({ length: COMMON }, (_, index) => ({
    slug: `bai-${index}`,
    title: `Bản tin số ${index}`,
    summary: "Kỳ báo cáo thường lệ",
    // Two hours between them: more than a year, the newest last.
    published_at: new Date(Date.UTC(2024, 0, 1) + index * 2 * 3_600_000).toISOString(),
  }));
  for (let from = 0; from < COMMON; from += 1000) await articles(btc, news, common.slice(from, from + 1000));
  await articles(btc, old, [
    { slug: "ten-cu", title: "Báo cáo thường niên", published_at: day("2001-05-01") },
    { slug: "chu-cu", title: "Tin cũ", summary: "Một báo cáo cũ, có từ hiếmgặp", published_at: day("2002-05-01") },
  ]);
  await articles(unit, own, [{ slug: "cua-cuc", title: "Tin của cục", summary: "Một báo cáo của cục", published_at: day("2003-05-01") }]);
  await page(btc, "trang", "<p>Về báo cáo</p>", { title: "Trang" });
});

const suggest = (typed: string): Promise<string[]> => createSuggestions(current().searches)(typed, searchOptions);

/** What was suggested before PostgreSQL had counted the documents and their words. */
let uncounted: string[] = [];
beforeAll(async () => {
  uncounted = await suggest("tin số");
  // As autovacuum leaves it: how many documents there are is known.
  await sql`analyze search_document`.execute(current().db);
});

describe("a word that more documents hold than are looked at", () => {
  test("ranks every title that holds it, and the newest of the others", async () => {
    const { results, total, everywhere } = await search("báo cáo", { site: undefined });
    expect(results[0]?.href).toBe("/btc/luu-tru/ten-cu");
    expect(results[1]?.href).toBe(`/btc/tin/bai-${COMMON - 1}`);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThan(COMMON);
    expect(everywhere).toBe(total);
  });

  test("is found in old documents where a filter asks for them", async () => {
    expect(await slugs("báo cáo", { site: undefined, from: "2002-05-01", to: "2002-05-01" })).toEqual(["chu-cu"]);
    expect(await slugs("báo cáo", { site: undefined, category: "luu-tru" })).toEqual(["ten-cu", "chu-cu"]);
    expect(await slugs("báo cáo", { site: "cuc-a", home: "cuc-a" })).toEqual(["cua-cuc"]);
    expect(await slugs("báo cáo", { site: undefined, type: "page" })).toEqual(["trang"]);
  });

  test("is counted exactly where the filters leave few", async () => {
    const { total, facets } = await search("báo cáo", { site: undefined, to: "2003-12-31" });
    expect(total).toBe(3);
    expect(facets.sites.map(({ value, count }) => [value, count])).toEqual([
      ["btc", 2],
      ["cuc-a", 1],
    ]);
  });

  test("turns over within the documents that are kept", async () => {
    const { total } = await search("báo cáo", { site: undefined });
    const last = Math.ceil(total / 10);
    expect(await slugs("báo cáo", { site: undefined, page: last })).not.toEqual([]);
    expect(await slugs("báo cáo", { site: undefined, page: last + 1 })).toEqual([]);
  });

  test("comes newest first where the newest is wanted", async () => {
    expect((await slugs("báo cáo", { site: undefined, sort: "newest" }))[0]).toBe(`bai-${COMMON - 1}`);
  });
});

test("a rare word is found however old its document is", async () => {
  expect(await slugs("hiếmgặp", { site: undefined })).toEqual(["chu-cu"]);
  expect(await slugs("báo cáo hiếmgặp", { site: undefined })).toContain("chu-cu");
  expect(await slugs('"báo cáo cũ"', { site: undefined })).toEqual(["chu-cu"]);
});

describe("titles of documents that are not among the newest", () => {
  const newest = Array.from({ length: 8 }, (_, index) => `Bản tin số ${COMMON - 1 - index}`);

  test("are suggested where they begin with what was typed", async () => {
    expect(await suggest("báo cáo th")).toEqual(["Báo cáo thường niên"]);
    expect(await suggest("bản tin số 17 ")).toEqual(["Bản tin số 17"]);
    expect(await suggest("trang ")).toEqual(["Trang"]);
    // Before what the newest have elsewhere.
    expect((await suggest("tin")).slice(0, 2)).toEqual(["Tin của cục", "Tin cũ"]);
  });

  test("are suggested where one of their words is rare", async () => {
    expect(await suggest("cáo thường")).toEqual(["Báo cáo thường niên"]);
    expect(await suggest("nie")).toEqual(["Báo cáo thường niên"]);
    expect(await suggest("cuc")).toEqual(["Tin của cục"]);
  });

  test("come behind the newest, without which none is suggested for what most titles have", async () => {
    expect(await suggest("tin số")).toEqual(newest);
  });

  test("come behind the newest also where PostgreSQL has not counted the words yet", () => expect(uncounted).toEqual(newest));
});

test("a search that must look further back takes two statements more", async () => {
  const { sent } = current();
  const before = { ...sent };
  await search("báo cáo", { home: "btc" });
  expect(sent.statements - before.statements).toBe(7);
  expect(sent.roundTrips - before.roundTrips).toBeLessThanOrEqual(6);
});
