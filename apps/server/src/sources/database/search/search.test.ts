import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { asked, day, searchFixture, searchOptions, show } from "./testing/search-fixture.ts";
import { fetchSearches } from "./search.ts";

const html = (text: string): object => ({ Content: `<p class="x">${text}</p><p>Ngày đăng</p>` });

const { current, search, slugs } = searchFixture(async ({ site, category, articles }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  const news = await category(btc, "tin-tuc", { name: "Tin tức" });
  const files = await category(btc, "van-ban", { name: "Văn bản" });
  const press = await category(mof, "press", { name: "Press" });
  await articles(btc, news, [
    {
      slug: "thu-ngan-sach",
      title: "Thu ngân sách nhà nước vượt dự toán",
      published_at: day("2026-03-01"),
      summary: "Kết quả mười tháng.",
    },
    {
      slug: "trong-bai",
      title: "Họp báo thường kỳ",
      published_at: day("2026-04-01"),
      content: html("Nội dung về <b>thu ngân sách</b> &amp; chi"),
    },
    { slug: "tim-kiem", title: "Tìm kiếm việc làm, ĐƯỜNG phố", published_at: day("2025-01-01") },
    // 18:00 UTC on the last day of 2025 is 2026 in Hanoi.
    { slug: "dau-mui-ten", title: "Quyết định → phê duyệt • 5 × 4 €", published_at: day("2023-01-01") },
    { slug: "giao-thua", title: "Giao thừa", published_at: "2025-12-31T18:00:00Z" },
    { slug: "nhap", title: "Thu ngân sách bản nháp", published_at: null },
    { slug: "hen-gio", title: "Thu ngân sách hẹn giờ", published_at: new Date(Date.now() + 3_600_000).toISOString() },
    { slug: "to-hop", title: "Ti\u0300m đất".normalize("NFD"), published_at: day("2024-01-01") },
    {
      slug: "anh",
      title: "Ảnh hội nghị",
      published_at: day("2026-05-01"),
      article_type: 2,
      content: { Photos: [{ Title: "Chụp tại Huế", Link: "/api/mediafile/bimat.png" }] },
    },
    {
      slug: "bang-hinh",
      title: "Hội nghị bằng hình",
      published_at: day("2026-05-02"),
      article_type: 4,
      content: { Kind: "infographic", Source: "/api/mediafile/bimat.svg", Content: "<p>Ba con số</p>" },
    },
  ]);
  await articles(btc, files, [
    {
      slug: "thong-tu",
      title: "Thông tư 12/2026/TT-BTC",
      published_at: day("2026-06-01"),
      article_type: 4,
      content: { Kind: "document", Number: "12/2026/TT-BTC", Issuer: "Bộ Tài chính" },
    },
  ]);
  await articles(mof, press, [{ slug: "revenue", title: "Revenue: thu ngan sach in figures", published_at: day("2026-02-01") }]);
});

describe("Vietnamese", () => {
  test.each([
    ["thu ngân sách", ["thu-ngan-sach", "trong-bai"]],
    ["thu ngan sach", ["thu-ngan-sach", "trong-bai"]],
    ["THU NGÂN SÁCH", ["thu-ngan-sach", "trong-bai"]],
    ["tim kiem", ["tim-kiem"]],
    ["TÌM KIẾM", ["tim-kiem"]],
    ["tìm kiếm".normalize("NFD"), ["tim-kiem"]],
    ["duong pho", ["tim-kiem"]],
    ["tìm đất", ["to-hop"]],
    ["dat", ["to-hop"]],
    ["hue", ["anh"]],
    ["12/2026/tt-btc", ["thong-tu"]],
    ["tt-btc", ["thong-tu"]],
    ['"quyết định phê duyệt"', ["dau-mui-ten"]],
    ["2026", ["thong-tu"]],
    ['"ngân sách nhà nước"', ["thu-ngan-sach"]],
    ['"sách ngân"', []],
    ["ngân sách -dự -toán", ["trong-bai"]],
    ["không có gì như thế", []],
  ])("%s", async (terms, found) => expect(await slugs(terms)).toEqual(found));

  test("titles come before texts, and where the newest is wanted it comes first", async () => {
    expect(await slugs("ngân sách")).toEqual(["thu-ngan-sach", "trong-bai"]);
    expect(await slugs("ngân sách", { sort: "newest" })).toEqual(["trong-bai", "thu-ngan-sach"]);
  });

  test("markup, addresses, drafts and what is scheduled are not found", async () => {
    for (const terms of ["class", "bimat", "mediafile", "bản nháp", "hẹn giờ", "amp", "document"])
      for (const word of [terms, `"${terms}"`]) expect([word, await slugs(word)]).toEqual([word, []]);
  });
});

describe("results", () => {
  test("hold until the next document can be found, and for a day at most, by which its age counts", async () => {
    const at = async (asOf: number, terms = "ngan sach") => {
      const [[, result] = []] = await fetchSearches(current().searches, [asked(terms)], { ...searchOptions, asOf });
      return result?.ok ? result.changesAt : undefined;
    };
    const { rows } = await sql<{
      next: number;
    }>`select extract(epoch from max(visible_from))::float8 * 1000 as next from search_document where isfinite(visible_from)`.execute(
      current().searches,
    );
    const published = Math.ceil(rows[0]?.next ?? NaN);
    expect(await at(published - 1000)).toBe(published);
    expect(await at(Date.parse("2031-05-05T05:05:05Z"))).toBe(Date.parse("2031-05-06T00:00:00Z"));
    // Without a word to look for, too.
    expect(await at(Date.parse("2031-05-05T05:05:05Z"), "–")).toBe(Date.parse("2031-05-06T00:00:00Z"));
  });

  test("mark what was looked for, in the title and in the part of the text that holds it", async () => {
    const { results } = await search("ngan sach");
    expect(results.map(({ title }) => show(title))).toEqual(["Thu [ngân sách] nhà nước vượt dự toán", "Họp báo thường kỳ"]);
    expect(results.map(({ snippet }) => show(snippet))).toEqual(["Kết quả mười tháng.", "Nội dung về thu [ngân sách] & chi · Ngày đăng"]);
    expect(results[0]).toMatchObject({
      type: "text",
      href: "/btc/tin-tuc/thu-ngan-sach",
      at: "2026-03-01T05:00:00.000Z",
      site: { slug: "btc", name: "Bộ Tài chính", language: "vi" },
      parent: { name: "Tin tức", href: "/btc/tin-tuc" },
    });
  });

  test("come from one site, or from all, each in its language", async () => {
    expect(await slugs("thu ngan sach", { site: "mof" })).toEqual(["revenue"]);
    const all = await search("thu ngan sach", { site: undefined });
    expect(all.results.map(({ site }) => site.language).toSorted()).toEqual(["en", "vi", "vi"]);
    expect(await search("thu ngan sach", { site: "khong-co" })).toMatchObject({ widened: true, total: 3 });
  });

  test("are narrowed by category, type and days of the reader's zone", async () => {
    expect(await slugs("2026", { category: "van-ban" })).toEqual(["thong-tu"]);
    expect(await slugs("2026", { category: "tin-tuc" })).toEqual([]);
    expect(await slugs("hội nghị", { type: "photos" })).toEqual(["anh"]);
    expect(await slugs("hội nghị", { type: "infographic" })).toEqual(["bang-hinh"]);
    expect(await slugs("hội nghị", { type: "text" })).toEqual([]);
    expect(await slugs("giao thừa", { from: "2026-01-01", to: "2026-01-01" })).toEqual(["giao-thua"]);
    expect(await slugs("giao thừa", { to: "2025-12-31" })).toEqual([]);
  });

  test("come a page at a time; beyond the end there are none, and the total stands", async () => {
    expect(await slugs("ngân sách", { page: 2, pageSize: 1 })).toEqual(["trong-bai"]);
    expect(await search("ngân sách", { page: 9999, pageSize: 10 })).toMatchObject({ results: [], total: 2, page: 9999 });
  });

  test("are counted by site, category, type and year, each as the other filters leave them", async () => {
    const { total, facets } = await search("thu ngan sach", { category: "tin-tuc", from: "2026-04-01", to: "2026-04-30" });
    expect(total).toBe(1);
    expect(facets).toEqual({
      sites: [{ value: "btc", label: "Bộ Tài chính", count: 1 }],
      categories: [{ value: "tin-tuc", label: "Tin tức", count: 1 }],
      types: [{ value: "text", label: "text", count: 1 }],
      years: [{ value: "2026", label: "2026", count: 2 }],
    });
    expect((await search("thu ngan sach")).facets.sites).toEqual([
      { value: "btc", label: "Bộ Tài chính", count: 2 },
      { value: "mof", label: "Ministry", count: 1 },
    ]);
  });
});

test("what is changed is found by its new words at once, and no more by its old ones", async () => {
  await current().db.updateTable("article").set({ title: "Đổi tên thành Quảng Ngãi" }).where("slug", "=", "giao-thua").execute();
  expect(await slugs("quang ngai")).toEqual(["giao-thua"]);
  expect(await slugs("giao thua")).toEqual([]);
});

describe("hostile input", () => {
  test.each([
    "'); drop table article; --",
    "!!! & | <-> ( ) : * \\ '",
    "a & !b | (c <-> d):*",
    '"""" " - -- -" "-',
    "\\' \\\\ E'\\x00'",
    "%_%",
    "𝕿𝖎̈𝖒 😀 ﷽ ß ŉ ﬃ ½ ² ª",
    "搜索 поиск بحث",
    "-nothing",
    "a".repeat(200),
    Array.from({ length: 100 }, (_, index) => `"${index}`).join(" "),
  ])("%.40s is searched for, or means nothing", async (terms) => {
    expect(await search(terms)).toMatchObject({ results: [], total: 0 });
  });

  test("a text that is all different words, and one that is all brackets, can be stored", async () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `từ${index.toString(36)}`).join(" ");
    for (const text of [words, "<".repeat(300_000), "a".repeat(300_000), "ế".repeat(5000).normalize("NFD")]) {
      await current()
        .db.updateTable("article")
        .set({ content: JSON.stringify({ Content: text, deep: [[{ Title: text.slice(0, 100) }]] }) })
        .where("slug", "=", "to-hop")
        .execute();
    }
    for (const content of [null, "[]", '"chữ"', "3"])
      await current().db.updateTable("article").set({ content }).where("slug", "=", "to-hop").execute();
    expect(await slugs("tìm đất")).toEqual(["to-hop"]);
  });
});

// docs/adr/0044: what is needed to look, the looks with how common the words are, the candidates, the rows that are shown.
test("a search takes five statements in four round trips", async () => {
  const { sent } = current();
  const before = { ...sent };
  expect(await slugs("ngân sách", { home: "btc" })).toHaveLength(2);
  expect({ statements: sent.statements - before.statements, roundTrips: sent.roundTrips - before.roundTrips }).toEqual({
    statements: 5,
    roundTrips: 4,
  });
});

test("a search that takes too long is ended, and says so", async () => {
  await current()
    .db.transaction()
    .execute(async (transaction) => {
      await sql`lock table article in access exclusive mode`.execute(transaction);
      await expect(fetchSearches(current().searches, [asked("ngân sách")], searchOptions)).rejects.toThrow("statement timeout");
    });
  await expect(
    fetchSearches(current().searches, [asked("ngân sách")], { ...searchOptions, signal: AbortSignal.abort(new Error("gone")) }),
  ).rejects.toThrow("gone");
  expect(await slugs("ngân sách")).toHaveLength(2);
});
