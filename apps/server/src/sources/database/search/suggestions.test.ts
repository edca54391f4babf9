/** Titles while typing: which of them, in which order, and never what readers may not see. */
import { describe, expect, test } from "vitest";
import { day, searchFixture, searchOptions } from "./testing/search-fixture.ts";
import { createSuggestions } from "./suggestions.ts";

const { current } = searchFixture(async ({ site, category, articles, page, person, question }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  const unit = await site("cuc-a", { name: "Cục A" });
  const news = await category(btc, "tin", { name: "Tin" });
  const press = await category(mof, "press", { name: "Press" });
  await articles(btc, news, [
    { slug: "a", title: "Thuế nhà đất", published_at: day("2026-01-01") },
    { slug: "b", title: "Thuê nhà ở xã hội", published_at: day("2026-01-02") },
    { slug: "c", title: "Hoàn thuế trực tuyến", published_at: day("2026-01-03") },
    { slug: "d", title: "Nathuế là một từ khác", published_at: day("2026-01-04") },
    { slug: "nhap", title: "Thuế bản nháp", published_at: null },
    { slug: "hen", title: "Thuế hẹn giờ", published_at: new Date(searchOptions.asOf + 3_600_000).toISOString() },
    { slug: "trung-1", title: "Bản tin tuần", published_at: day("2026-02-01") },
    { slug: "trung-2", title: "Bản tin tuần", published_at: day("2026-02-02") },
    ...Array.from({ length: 12 }, (_, index) => ({
      slug: `so-${index}`,
      title: `Công báo số ${index}`,
      published_at: day(`2026-03-${String(index + 1).padStart(2, "0")}`),
    })),
  ]);
  await articles(mof, press, [{ slug: "tax", title: "Thue: a word on tax", published_at: day("2026-01-05") }]);
  await page(btc, "gioi-thieu", "<p>x</p>", { title: "Giới thiệu" });
  await person({ slug: "tran-mau", name: "Trần Minh Mẫu", title: { vi: "Bộ trưởng" } });
  await question(unit, { slug: "noi-bo", field: "Khác", title: "Giới hạn nội bộ?", body: "Hỏi.", asked_at: day("2026-09-02") });
});

const suggest = (typed: string, language: "vi" | "en" = "vi"): Promise<string[]> =>
  createSuggestions(current().searches)(typed, { ...searchOptions, language });

describe("titles", () => {
  test.each([
    ["thue", ["Thuê nhà ở xã hội", "Thuế nhà đất", "Hoàn thuế trực tuyến"]],
    ["thuế", ["Thuế nhà đất", "Thuê nhà ở xã hội", "Hoàn thuế trực tuyến"]],
    ["THUẾ NH", ["Thuế nhà đất", "Thuê nhà ở xã hội"]],
    ["thuế".normalize("NFD"), ["Thuế nhà đất", "Thuê nhà ở xã hội", "Hoàn thuế trực tuyến"]],
    ["truc tu", ["Hoàn thuế trực tuyến"]],
    ["nha ", ["Thuê nhà ở xã hội", "Thuế nhà đất"]],
    ["gioi th", ["Giới thiệu"]],
    ["trần", ["Trần Minh Mẫu"]],
    ["ban tin", ["Bản tin tuần"]],
    ["gioi han", []],
    ["t", []],
    ["%%", []],
    ["' or 1=1", []],
  ])("for %j", async (typed, titles) => expect(await suggest(typed)).toEqual(titles));

  test("at most eight, the newest first", async () =>
    expect(await suggest("công báo")).toEqual(Array.from({ length: 8 }, (_, index) => `Công báo số ${11 - index}`)));

  test("in the language that is asked for", async () => expect(await suggest("thue", "en")).toEqual(["Thue: a word on tax"]));
});
