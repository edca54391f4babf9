/** Pages for the words of an address: which of them, in which order, and never what readers may not see. */
import { expect, test } from "vitest";
import { findNearPages } from "./near-pages.ts";
import { day, searchFixture, searchOptions } from "./testing/search-fixture.ts";

const { current } = searchFixture(async ({ site, category, articles }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  const news = await category(btc, "tin", { name: "Tin" });
  const press = await category(mof, "press", { name: "Press" });
  const later = new Date(searchOptions.asOf + 3_600_000).toISOString();
  await articles(btc, news, [
    { slug: "quyet-toan", title: "Quyết toán ngân sách nhà nước năm 2025", published_at: day("2026-01-01") },
    { slug: "khac", title: "Tin khác", summary: "Quyết toán ngân sách nhà nước năm 2025 đã có", published_at: day("2026-01-02") },
    { slug: "nhap", title: "Quyết toán ngân sách nhà nước: bản nháp", published_at: null },
    { slug: "hen", title: "Quyết toán ngân sách nhà nước: hẹn giờ", published_at: later },
    ...Array.from({ length: 8 }, (_one, index) => ({
      slug: `hoi-thao-${index}`,
      title: `Hội thảo lần ${index}`,
      published_at: day("2026-02-01"),
    })),
  ]);
  await articles(mof, press, [{ slug: "hoi-thao", title: "Hoi thao: a seminar", published_at: day("2026-03-01") }]);
});

const near = (words: string, language: "vi" | "en" = "vi") => findNearPages(current().searches, words, { ...searchOptions, language });

test("are public, have most of the words with or without their marks, and change when the next one is published", async () => {
  for (const words of [
    "quyet toan ngan sach nha nuoc nam 2025",
    "quyết toán ngân sách",
    "quyet toan ngan sach xyz",
    "quyet toan ngan sahc nha nuoc",
  ]) {
    const { pages, changesAt } = await near(words);
    expect(pages).toEqual([
      { href: "/btc/tin/quyet-toan", title: "Quyết toán ngân sách nhà nước năm 2025", language: "vi", site: "Bộ Tài chính" },
    ]);
    expect(changesAt).toBeLessThanOrEqual(searchOptions.asOf + 3_600_000);
  }
  expect((await near("khong lien quan gi")).pages).toEqual([]);
});

test("are at most five, those in the page's own language first", async () => {
  const titles = async (language: "vi" | "en") => (await near("hoi thao lan", language)).pages.map((page) => page.language);
  expect(await titles("vi")).toEqual(["vi", "vi", "vi", "vi", "vi"]);
  expect(await titles("en")).toEqual(["en", "vi", "vi", "vi", "vi"]);
});
