import { afterAll, beforeAll, expect, it } from "vitest";
import { importContent } from "../../../content/import.ts";
import { createSanitizer } from "../../../content/sanitizer/index.ts";
import { importDefaults } from "../../../content/testing/importer.ts";
import { fetchSearches } from "./search.ts";
import { asked, day, searchFixture, searchOptions } from "./testing/search-fixture.ts";

const HOUR = 3_600_000;
const later = new Date(Date.now() + HOUR);

const { current, search, slugs } = searchFixture(async ({ site, category, articles }) => {
  const btc = await site("btc");
  const mof = await site("mof", { language: 2 });
  const news = await category(btc, "tin-tuc");
  await articles(btc, news, [
    { slug: "ngan", title: "Quyết toán thuế lương năm nay", published_at: day("2026-03-01") },
    { slug: "dai", title: "Quyết toán khoản thu trên tiền công năm nay", published_at: day("2026-03-02") },
    { slug: "thue-nha", title: "Hợp đồng thuê lương thực", published_at: day("2026-03-03") },
    { slug: "hen-gio", title: "Biểu thuế mới", published_at: later.toISOString() },
    { slug: "nhap", title: "Bản nháp", published_at: null },
  ]);
  await articles(mof, await category(mof, "press"), [{ slug: "levy", title: "A levy on sugar", published_at: day("2026-03-01") }]);
});

const sanitizer = createSanitizer();
afterAll(() => sanitizer.close());

const bet = (link: string) => ({ title: `Trang ${link}`, link });
const filled = Array.from({ length: 18 }, (_, n) => `nghĩa khác ${n}`);
const lines: readonly object[] = [
  { slug: "luong", language: 1, words: ["thuế lương", "khoản thu trên tiền công"] },
  { slug: "nhieu", language: 1, words: ["giá đất", ...filled, "thuế lương"] },
  { slug: "tax", language: 2, words: ["tax", "levy"] },
  { slug: "hop-dong", language: 1, words: ["hợp đồng"], bestBets: [bet("/btc")] },
  {
    slug: "bieu-thue",
    language: 1,
    words: ["biểu thuế"],
    bestBets: ["/btc/tin-tuc/ngan", "/btc/tin-tuc/hen-gio", "/btc/tin-tuc/nhap", "/btc/tin-tuc/khong-co", "/btc/hoi-dap"].map(bet),
  },
  {
    slug: "bieu-thue-khac",
    language: 1,
    words: ["Biểu  thuế"],
    bestBets: ["/btc/hoi-dap", "/mof/press", "/khong-co", "/btc/noi-dung/chua-co"].map(bet),
  },
].map((line) => ({ kind: "searchTerm", name: "Từ", ...line }));

beforeAll(async () => {
  async function* given(): AsyncGenerator<object> {
    yield* lines;
  }
  const report = await importContent(current().db, given(), { ...importDefaults, sanitizer });
  expect(report).toMatchObject({ refused: 0 });
});

const bets = async (terms: string, changes: object = {}): Promise<readonly string[]> =>
  (await search(terms, changes)).bestBets.map(({ link }) => link);

it.each([
  ["thuế lương", ["dai", "ngan", "thue-nha"]],
  ["thue luong", ["dai", "ngan", "thue-nha"]],
  ["khoản thu trên tiền công", ["dai", "ngan", "thue-nha"]],
  ["quyết toán thuế lương", ["dai", "ngan"]],
  // Other words, typed with marks.
  ["thuê lương", ["ngan", "thue-nha"]],
  // A phrase in quotes is meant as it is.
  ['"thuế lương"', ["ngan", "thue-nha"]],
  // More than 12 other ways to say it are not looked for.
  ["giá đất", []],
  // Words of another language.
  ["tax", []],
])("finds other words that mean the same as “%s”", async (terms, expected) => {
  expect((await slugs(terms)).toSorted()).toEqual(expected);
});

it("takes the words of the language of the page that is searched from", async () => {
  const [answer] = await fetchSearches(current().searches, [asked("tax", { site: "mof" })], { ...searchOptions, language: "en" });
  expect(answer?.[1]).toMatchObject({ ok: true, value: { results: [{ href: "/mof/press/levy" }] } });
});

it("sends one statement more where pages stand first, and none for other words", async () => {
  const sentFor = async (terms: string) => {
    const before = { ...current().sent };
    await search(terms);
    return { statements: current().sent.statements - before.statements, roundTrips: current().sent.roundTrips - before.roundTrips };
  };
  await search("quyết toán"); // Sessions are open.
  const [without, synonyms, chosen] = [await sentFor("quyết toán"), await sentFor("thuế lương"), await sentFor("hợp đồng")];
  expect(synonyms.statements).toBe(without.statements);
  expect(chosen.statements).toBe(without.statements + 1);
  expect(chosen.roundTrips).toBeLessThanOrEqual(without.roundTrips + 1);
});

it("puts pages first that visitors can read now, each once, where exactly their words were looked for", async () => {
  const expected = ["/btc/tin-tuc/ngan", "/btc/hoi-dap", "/mof/press"];
  expect(await bets("biểu thuế")).toEqual(expected);
  expect(await bets("Bieu Thue")).toEqual(expected);
  expect(await bets("biểu thuế", { site: "mof" })).toEqual(expected);
  expect(await bets("biểu thuê")).toEqual([]);
  expect(await bets("biểu thuế mới")).toEqual([]);
  expect(await search("hợp đồng")).toMatchObject({ bestBets: { length: 1 }, results: { length: 1 }, total: 1 });
});

it("puts a scheduled page first from its moment on, and keeps no answer longer", async () => {
  const at = async (asOf: number) => {
    const [answer] = await fetchSearches(current().searches, [asked("biểu thuế")], { ...searchOptions, asOf });
    return answer?.[1];
  };
  expect(await at(later.getTime() - 1000)).toMatchObject({ value: { bestBets: { length: 3 } }, changesAt: later.getTime() });
  expect(await at(later.getTime())).toMatchObject({ value: { bestBets: { 1: { link: "/btc/tin-tuc/hen-gio" }, length: 4 } } });
});

it.each([{ page: 2 }, { type: "text" }, { category: "tin-tuc" }, { from: "2026-01-01" }])(
  "puts nothing first where a search is narrowed or goes on: %o",
  async (changes) => expect(await bets("biểu thuế", changes)).toEqual([]),
);
