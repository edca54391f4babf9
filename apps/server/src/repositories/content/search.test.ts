import type { MarkedText, Query, SearchContent } from "@portal/core";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { filler } from "../testing/fill.ts";
import { fetchSearches } from "./search.ts";

let database: TestDatabase | undefined;
let db: Kysely<Database>;
const statements: string[] = [];

const html = (text: string): object => ({ Content: `<p class="x">${text}</p><p>Ngày đăng</p>` });
const day = (date: string): string => `${date}T05:00:00Z`;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool, ({ level, query }) => {
    if (level === "query") statements.push(query.sql);
  });
  const { site, category, articles, page, question } = filler(db);
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
  const customs = await site("cuc-hai-quan", { name: "Cục Hải quan" });
  await page(btc, "gioi-thieu", "<h2>Chức năng</h2><p>Quản lý quỹ tiền tệ quốc gia</p>", { title: "Giới thiệu" });
  await page(btc, "so-do-to-chuc", "<table><tr><td>Các vụ</td><td>quản lý <b>q</b>uỹ<br/>quốc gia</td></tr></table>", {
    title: "Sơ đồ tổ chức",
  });
  await page(mof, "treasury", "<p>Managing the treasury</p>", { title: "Treasury", language: 2 });
  await page(customs, "lien-he", "<p>Đường dây nóng chống buôn lậu</p>", { title: "Liên hệ" });
  await question(btc, {
    slug: "gia-han",
    field: "Quản lý thuế & phí",
    title: "Xin gia hạn nộp thuế thế nào?",
    body: "Doanh nghiệp gặp bão lũ.",
    asked_at: "2026-07-31T18:00:00Z",
    answer: "<p>Gửi văn bản đề nghị tới <b>cơ quan thuế</b>.</p>",
  });
  await question(btc, { slug: "cho", field: "Hải quan", title: "Thông quan chậm", body: "Vì sao?", asked_at: day("2026-09-01") });
  await question(mof, { slug: "deferral", field: "Tax", title: "How to defer tax?", body: "After a flood.", asked_at: day("2026-08-02") });
  await question(customs, { slug: "noi-bo", field: "Khác", title: "Thông quan ở cục", body: "Hỏi.", asked_at: day("2026-09-02") });
  await articles(mof, press, [{ slug: "revenue", title: "Revenue: thu ngan sach in figures", published_at: day("2026-02-01") }]);
});
afterAll(async () => {
  await database?.close();
});

type SearchQuery = Extract<Query, { kind: "search" }>;
const asked = (terms: string, changes: Partial<SearchQuery> = {}): SearchQuery => ({
  kind: "search",
  key: "q",
  terms,
  site: "btc",
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  sort: "relevance",
  page: 1,
  pageSize: 10,
  ...changes,
});
const options = { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, timeout: 4000, signal: undefined };

async function search(terms: string, changes: Partial<SearchQuery> = {}): Promise<SearchContent> {
  const [answer] = await fetchSearches(db, [asked(terms, changes)], options);
  if (!answer?.[1].ok) throw new Error("unavailable");
  return answer[1].value as SearchContent;
}
const slugs = async (terms: string, changes: Partial<SearchQuery> = {}): Promise<string[]> =>
  (await search(terms, changes)).results.map(({ href }) => href.split(/[/=]/).at(-1) ?? "");
const show = (parts: MarkedText | undefined): string => (parts ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

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
    for (const terms of ["class", "bimat", "mediafile", "nháp", "hẹn giờ", "amp", "document"]) expect(await slugs(terms)).toEqual([]);
  });
});

describe("results", () => {
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
    expect(await slugs("thu ngan sach", { site: "khong-co" })).toEqual([]);
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

  test("are counted by site, category, type and year, each as the other filters leave them, in one statement", async () => {
    statements.length = 0;
    const { total, facets } = await search("thu ngan sach", { category: "tin-tuc", from: "2026-04-01", to: "2026-04-30" });
    expect(statements.filter((statement) => statement.includes("article"))).toHaveLength(1);
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
  await db.updateTable("article").set({ title: "Đổi tên thành Quảng Ngãi" }).where("slug", "=", "giao-thua").execute();
  expect(await slugs("quang ngai")).toEqual(["giao-thua"]);
  expect(await slugs("giao thua")).toEqual([]);
});

describe("static pages and questions", () => {
  test.each([
    ["quản lý quỹ", ["so-do-to-chuc", "gioi-thieu"]],
    ["quan ly quy tien te", ["gioi-thieu"]],
    ["so do to chuc", ["so-do-to-chuc"]],
    ["gia hạn", ["gia-han"]],
    ["GIA HAN", ["gia-han"]],
    ["bão lũ", ["gia-han"]],
    ["co quan thue", ["gia-han"]],
    ["thông quan", ["cho"]],
    ["vụ quản", ["so-do-to-chuc"]],
    ['"quỹ quốc gia"', ["so-do-to-chuc"]],
    ["h2", []],
  ])("%s", async (terms, found) => expect((await slugs(terms)).toSorted()).toEqual(found.toSorted()));

  test("a page has its address, no day and nothing above it; one of the ministry's own pages is shown as that", async () => {
    const { results } = await search("chuc nang");
    expect(results).toEqual([
      {
        type: "page",
        href: "/btc/gioi-thieu",
        title: [{ text: "Giới thiệu", hit: false }],
        snippet: [
          { text: "Chức năng", hit: true },
          { text: " · Quản lý quỹ tiền tệ quốc gia", hit: false },
        ],
        at: undefined,
        site: { slug: "btc", name: "Bộ Tài chính", language: "vi" },
        parent: undefined,
      },
    ]);
    const href = async (terms: string, site: string) => (await search(terms, { site })).results.map((one) => one.href);
    expect(await href("so do", "btc")).toEqual(["/btc/noi-dung/so-do-to-chuc"]);
    expect(await href("treasury", "mof")).toEqual(["/mof/content/treasury"]);
    expect(await href("duong day nong", "cuc-hai-quan")).toEqual(["/cuc-hai-quan/btcvn/lien-he"]);
  });

  test("a question has its address, its day, and its field with the others of it; only where questions are answered", async () => {
    const { results } = await search("văn bản đề nghị");
    expect(results).toMatchObject([
      {
        type: "question",
        href: "/btc/hoi-dap/chi-tiet-cau-hoi?id=gia-han",
        at: "2026-07-31T18:00:00.000Z",
        parent: { name: "Quản lý thuế & phí", href: "/btc/hoi-dap?field=Qu%E1%BA%A3n+l%C3%BD+thu%E1%BA%BF+%26+ph%C3%AD" },
      },
    ]);
    expect(show(results[0]?.snippet)).toBe("Doanh nghiệp gặp bão lũ. Gửi [văn bản đề nghị] tới cơ quan thuế.");
    expect((await search("defer", { site: "mof" })).results[0]?.href).toBe("/mof/question-answer/question-detail?id=deferral");
    expect(await slugs("thông quan", { site: undefined })).toEqual(["cho"]);
  });

  test("are narrowed to by type, counted with the rest, and days leave pages out", async () => {
    const { total, facets } = await search("quản lý");
    expect(total).toBe(2);
    expect(facets.types).toEqual([{ value: "page", label: "page", count: 2 }]);
    expect(facets.categories).toEqual([]);
    expect(facets.years).toEqual([]);
    expect(await slugs("thuế", { type: "question" })).toEqual(["gia-han"]);
    expect(await slugs("thuế", { type: "page" })).toEqual([]);
    expect(await slugs("thuế", { category: "tin-tuc" })).toEqual([]);
    // 18:00 UTC on the last of July is August in Hanoi.
    expect(await slugs("thuế", { from: "2026-08-01", to: "2026-08-01" })).toEqual(["gia-han"]);
    expect(await slugs("quản lý", { from: "1900-01-01" })).toEqual([]);
    expect(await slugs("quản lý", { sort: "newest" })).toHaveLength(2);
  });

  test("what has no day comes last where the newest is wanted", async () => {
    const { site_id: btc } = await db.selectFrom("page").select("site_id").where("slug", "=", "gioi-thieu").executeTakeFirstOrThrow();
    await filler(db).page(btc, "ngan-sach", "", { title: "Ngân sách" });
    expect(await slugs("ngân sách", { sort: "newest" })).toEqual(["trong-bai", "thu-ngan-sach", "ngan-sach"]);
    expect((await search("ngân sách")).facets.types).toEqual([
      { value: "text", label: "text", count: 2 },
      { value: "page", label: "page", count: 1 },
    ]);
    await db.deleteFrom("page").where("slug", "=", "ngan-sach").execute();
  });
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
      await db
        .updateTable("article")
        .set({ content: JSON.stringify({ Content: text, deep: [[{ Title: text.slice(0, 100) }]] }) })
        .where("slug", "=", "to-hop")
        .execute();
    }
    for (const content of [null, "[]", '"chữ"', "3"])
      await db.updateTable("article").set({ content }).where("slug", "=", "to-hop").execute();
    expect(await slugs("tìm đất")).toEqual(["to-hop"]);
  });
});

test("a search that takes too long is ended, and says so", async () => {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table article in access exclusive mode`.execute(transaction);
    await expect(fetchSearches(db, [asked("ngân sách")], { ...options, timeout: 50 })).rejects.toThrow("statement timeout");
  });
  await expect(fetchSearches(db, [asked("ngân sách")], { ...options, signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow(
    "gone",
  );
  expect(await slugs("ngân sách")).toHaveLength(2);
});
