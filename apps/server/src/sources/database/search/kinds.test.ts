import { expect, test } from "vitest";
import { filler } from "../testing/fill.ts";
import { day, searchFixture, show } from "./testing/search-fixture.ts";

const { current, search, slugs } = searchFixture(async ({ site, category, articles, page, question }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  const news = await category(btc, "tin-tuc", { name: "Tin tức" });
  await articles(btc, news, [
    { slug: "thu-ngan-sach", title: "Thu ngân sách nhà nước", published_at: day("2026-03-01") },
    { slug: "trong-bai", title: "Họp báo", published_at: day("2026-04-01"), content: { Content: "<p>Thu ngân sách</p>" } },
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
});

test.each([
  ["quản lý quỹ", ["so-do-to-chuc", "gioi-thieu"]],
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

test("what holds most of the words follows what holds all of them", async () => {
  const { complete, total } = await search("quan ly quy tien te");
  expect(await slugs("quan ly quy tien te")).toEqual(["gioi-thieu", "so-do-to-chuc"]);
  expect({ complete, total }).toEqual({ complete: 1, total: 2 });
});

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

test("pages and questions are narrowed to by type, counted with the rest, and days leave pages out", async () => {
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
  const { site_id: btc } = await current()
    .db.selectFrom("page")
    .select("site_id")
    .where("slug", "=", "gioi-thieu")
    .executeTakeFirstOrThrow();
  await filler(current().db).page(btc, "ngan-sach", "", { title: "Ngân sách" });
  expect(await slugs("ngân sách", { sort: "newest" })).toEqual(["trong-bai", "thu-ngan-sach", "ngan-sach"]);
  expect((await search("ngân sách")).facets.types).toEqual([
    { value: "text", label: "text", count: 2 },
    { value: "page", label: "page", count: 1 },
  ]);
  await current().db.deleteFrom("page").where("slug", "=", "ngan-sach").execute();
});
