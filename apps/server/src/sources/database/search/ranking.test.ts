/** In which order search finds what: marks, fields, phrases, numbers, short forms, questions, errors of typing. */
import { describe, expect, test } from "vitest";
import { day, searchFixture, show } from "./testing/search-fixture.ts";

const at = { published_at: day("2026-01-01") };
const text = (html: string): { content: object } => ({ content: { Content: `<p>${html}</p>` } });

const { search, slugs } = searchFixture(async ({ site, category, articles, page, person }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  const unit = await site("cuc-a", { name: "Cục A" });
  const news = await category(btc, "tin", { name: "Tin" });
  const press = await category(mof, "press", { name: "Press" });
  const own = await category(unit, "tin-cuc", { name: "Tin cục" });
  await articles(btc, news, [
    // The newest is the one with other marks: only marks can bring the right one first.
    { slug: "thue-nha", title: "Thuê nhà ở xã hội", published_at: day("2026-03-01") },
    { slug: "thue", title: "Thuế nhà đất", published_at: day("2026-02-01") },
    { slug: "thue-khong-dau", title: "Thue nha khong dau", published_at: day("2026-01-01") },
    { slug: "quay-lai", title: "Họp báo", published_at: day("2026-03-02"), summary: "Đoàn quay lại hiện trường." },
    { slug: "lai-suat", title: "Thông cáo", published_at: day("2026-01-02"), summary: "Mức lãi của quý." },
    { slug: "hoa-cuoi", title: "Ảnh trong tuần", published_at: day("2026-03-03"), ...text("Hoa và nụ cười") },
    { slug: "hang-hoa", title: "Bản tin", published_at: day("2026-01-03"), ...text("Hàng hoá qua cửa khẩu") },
    { slug: "nam-phan", title: "Quyết toán vốn dự án hoàn thành", ...at, published_at: day("2026-02-02") },
    { slug: "trong-tom-tat", title: "Tin trong ngày", published_at: day("2026-02-03"), summary: "Quyết toán vốn dự án hoàn thành." },
    { slug: "trong-van-ban", title: "Tin cuối ngày", published_at: day("2026-02-04"), ...text("Quyết toán vốn dự án hoàn thành.") },
    {
      slug: "thong-tu-45",
      title: "Hướng dẫn lập dự toán",
      ...at,
      article_type: 4,
      content: { Kind: "document", Number: "45/2026/TT-BTC", Issuer: "Bộ Tài chính" },
    },
    {
      slug: "nhac-45",
      title: "Phổ biến chính sách",
      published_at: day("2026-06-01"),
      ...text("Theo Thông tư 45/2026/TT-BTC và Nghị định 45/2025/NĐ-CP."),
    },
    { slug: "kho-bac", title: "Kho bạc Nhà nước mở tài khoản", ...at },
    { slug: "ma-so-thue", title: "Đăng ký mã số thuế cá nhân", ...at },
    { slug: "mot-phan", title: "Đăng ký mã số doanh nghiệp", published_at: day("2026-06-02") },
    { slug: "dau-thau", title: "Đấu thầu qua mạng", ...at },
  ]);
  await articles(mof, press, [
    { slug: "budget", title: "The budget of 2027", ...at },
    { slug: "policies", title: "Fiscal policies", ...at },
  ]);
  await articles(unit, own, [
    { slug: "dam-may", title: "Điện toán đám mây", ...at },
    { slug: "kho-bac-cuc", title: "Phối hợp với kho bạc", ...at },
    { slug: "tan-mac", title: "Tin cục", ...at, ...text("Học bổng cho cán bộ. Lệ phí không đổi.") },
  ]);
  await articles(btc, news, [{ slug: "hoc-phi", title: "Học phí năm học mới", ...at }]);
  await page(btc, "budget-vi", "<p>Budget và budgets là hai từ.</p>", { title: "Thuật ngữ" });
  await person({
    slug: "tran-mau",
    name: "Trần Minh Mẫu",
    title: { vi: "Bộ trưởng", en: "Minister" },
    duties: { vi: "Chỉ đạo chung", en: "Leads" },
  });
  await person({ slug: "do-cuu", role: "former-minister", name: "Đỗ Hữu Cựu", title: { vi: "Bộ trưởng", en: "Minister" } });
});

const everywhere = { site: undefined };
const first = async (terms: string, changes: object = everywhere): Promise<string | undefined> => (await slugs(terms, changes))[0];

describe("a word typed with marks", () => {
  test.each([
    ["title", "thuế nhà", ["thue", "thue-nha", "thue-khong-dau"]],
    ["title", "thuê nhà", ["thue-nha", "thue", "thue-khong-dau"]],
    ["summary", "lãi", ["lai-suat", "quay-lai"]],
    ["text", "hóa", ["hang-hoa", "hoa-cuoi"]],
  ])("finds what is written so first, in the %s: %s", async (_field, terms, found) => expect(await slugs(terms)).toEqual(found));

  test("is the same in either place of the tone, and without marks finds all", async () => {
    expect(await first("hoá")).toBe("hang-hoa");
    expect((await slugs("thue nha")).toSorted()).toEqual(["thue", "thue-khong-dau", "thue-nha"]);
  });
});

describe("order", () => {
  test("title, summary, text; what holds most of the words behind what holds all", async () => {
    expect((await slugs("quyết toán vốn dự án hoàn thành")).slice(0, 3)).toEqual(["nam-phan", "trong-tom-tat", "trong-van-ban"]);
    const { complete, total, results } = await search("đăng ký mã số thuế");
    expect(results.map(({ href }) => href.split("/").at(-1))).toEqual(["ma-so-thue", "mot-phan"]);
    expect({ complete, total }).toEqual({ complete: 1, total: 2 });
  });

  test.each(["45/2026/TT-BTC", "thông tư 45/2026", "TT 45/2026/TT-BTC", "45-2026-tt-btc"])(
    "the document of a number before what mentions it: %s",
    async (terms) => expect((await slugs(terms)).slice(0, 2)).toEqual(["thong-tu-45", "nhac-45"]),
  );

  test.each([
    ["KBNN mở tài khoản", "kho-bac"],
    ["mst cá nhân", "ma-so-thue"],
    ["làm thế nào để đăng ký mã số thuế cá nhân?", "ma-so-thue"],
    ["dau thau o dau", "dau-thau"],
    ["how to read the budgets", "budget"],
  ])("short forms and questions find their documents: %s", async (terms, found) => expect(await first(terms)).toBe(found));

  test.each([
    ["đấu thâuu", "dau-thau"],
    ["dnag ky ma so thue", "ma-so-thue"],
    ["khobac nha nuoc", "kho-bac"],
  ])("errors of typing find what was meant: %s", async (terms, found) => expect(await first(terms)).toBe(found));

  test("words that no document has are named, as they were typed, where others were looked for instead", async () => {
    expect(await search("Dnag ký mã số thuế", everywhere)).toMatchObject({ respelled: ["Dnag"] });
    expect(await search("đăng ký mã số thuế", everywhere)).toMatchObject({ respelled: [] });
    expect(await search("zxzx qwqw", everywhere)).toMatchObject({ respelled: [], total: 0 });
  });
});

test("English words match by their stem on English content alone", async () => {
  const english = { site: "mof" };
  expect(await slugs("budgets", english)).toEqual(["budget"]);
  expect(await slugs("policy", english)).toEqual(["policies"]);
  expect((await search("policy", english)).results.map(({ title }) => show(title))).toEqual(["Fiscal [policies]"]);
  expect(await slugs("budgeting", { site: "btc" })).not.toContain("budget-vi");
});

test("people are found, each once, on the page where they are shown", async () => {
  const { results } = await search("trần minh mẫu", everywhere);
  expect(results).toMatchObject([{ type: "person", href: "/btc/lanh-dao-bo#muc-tran-mau", snippet: [{ text: "Bộ trưởng", hit: false }] }]);
  expect((await search("do huu cuu", everywhere)).results.map(({ href }) => href)).toEqual(["/btc/bo-truong-tien-nhiem#muc-do-cuu"]);
  expect((await search("mẫu", { ...everywhere, type: "person" })).facets.types).toContainEqual({
    value: "person",
    label: "person",
    count: 1,
  });
});

describe("a unit's search", () => {
  const unit = { site: "cuc-a", home: "cuc-a" };

  test("looks on its own site, and says how much more there is in all", async () => {
    expect(await slugs("kho bạc", unit)).toEqual(["kho-bac-cuc"]);
    expect(await search("kho bạc", unit)).toMatchObject({ total: 1, everywhere: 2, widened: false });
  });

  test("looks everywhere where its own site has nothing, or has the words only apart", async () => {
    expect(await search("mã số thuế cá nhân", unit)).toMatchObject({ widened: true, results: [{ href: "/btc/tin/ma-so-thue" }] });
    expect((await search("học phí", unit)).results[0]).toMatchObject({ href: "/btc/tin/hoc-phi" });
    expect(await search("zxzx qwqw", unit)).toMatchObject({ widened: false, total: 0 });
  });

  test("the ministry's finds what a unit has", async () => {
    expect(await first("điện toán đám mây")).toBe("dam-may");
  });
});
