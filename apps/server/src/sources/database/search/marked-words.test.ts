/** Which words of a result are marked. */
import { expect, test } from "vitest";
import { day, searchFixture, show } from "./testing/search-fixture.ts";

const at = { published_at: day("2026-01-01") };
const text = (html: string): { content: object } => ({ content: { Content: `<p>${html}</p>` } });

const { search } = searchFixture(async ({ site, category, articles }) => {
  const btc = await site("btc", { name: "Bộ Tài chính" });
  const mof = await site("mof", { name: "Ministry", language: 2 });
  await articles(btc, await category(btc, "tin", { name: "Tin" }), [
    { slug: "bang-gia", title: "Bảng giá", ...at, ...text("Thuê nhà và thuế nhà, thuể na.") },
    { slug: "thue-nha", title: "Thuê nhà ở xã hội", ...at },
    { slug: "mot-nua", title: "Thuế của nha sĩ", ...at, ...text("Thuê phòng khám.") },
    { slug: "hang-hoa", title: "Bản tin", ...at, ...text("Hàng hoá, hoa quả") },
  ]);
  await articles(mof, await category(mof, "press", { name: "Press" }), [
    { slug: "levels", title: "Budgets and the budget of a province, Thuế nhà", ...at },
  ]);
});

const marked = async (terms: string, slug: string): Promise<string> => {
  const { results } = await search(terms, { site: undefined });
  const result = results.find(({ href }) => href.endsWith(`/${slug}`));
  return result ? `${show(result.title)} | ${show(result.snippet)}` : "";
};

test("words are marked where they are written as typed", async () => {
  expect(await marked("thuê nhà", "bang-gia")).toBe("Bảng giá | [Thuê nhà] và thuế [nhà], thuể na.");
  expect(await marked("thuế nhà", "bang-gia")).toBe("Bảng giá | Thuê [nhà] và [thuế nhà], thuể na.");
  expect(await marked('"thuế nhà"', "bang-gia")).toBe("Bảng giá | Thuê nhà và [thuế nhà], thuể na.");
  expect(await marked("hóa", "hang-hoa")).toBe("Bản tin | Hàng [hoá], hoa quả");
});

test("a word that the result has with other marks alone is marked so", async () => {
  expect(await marked("thuế nhà", "thue-nha")).toBe("[Thuê nhà] ở xã hội | Nội dung");
  expect(await marked("thuế nhà", "mot-nua")).toBe("[Thuế] của [nha] sĩ | Thuê phòng khám.");
});

test("words that were typed without marks are marked however they are written", async () => {
  expect(await marked("thue nha", "bang-gia")).toBe("Bảng giá | [Thuê nhà] và [thuế nhà], [thuể] na.");
});

test("in English all words of the same stem are marked, beside a word with marks too", async () => {
  for (const terms of ["budgets", "thuế budgets", "thuế nhà budget"])
    expect(await marked(terms, "levels"), terms).toMatch(/^\[Budgets\] and the \[budget\] of a province, /);
});
