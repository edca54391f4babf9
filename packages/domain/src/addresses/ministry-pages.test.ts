import { describe, expect, it } from "vitest";
import { fixedRoutes } from "../routes/fixed-routes.ts";
import { contentPrefix, ministryPages, questionPath, staticPagePath, storedPagePath } from "./ministry-pages.ts";

const ministry = { vi: "btc", en: "mof" };

// spec §2.1
describe("the ministry's pages", () => {
  it("have the same names in both languages, and no two the same address", () => {
    expect(Object.keys(ministryPages.en)).toEqual(Object.keys(ministryPages.vi));
    const paths = [ministryPages.vi, ministryPages.en, contentPrefix].flatMap((of) => Object.values(of));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("show the question that the address names", () => {
    expect(questionPath("hoàn thuế?", "vi")).toBe("/btc/hoi-dap/chi-tiet-cau-hoi?id=ho%C3%A0n%20thu%E1%BA%BF%3F");
    expect(questionPath("refund", "en")).toBe("/mof/question-answer/question-detail?id=refund");
  });
});

// spec §2.1, §2.2
it.each([
  ["btc", "vi", "/btc/noi-dung/gioi-thieu"],
  ["mof", "en", "/mof/content/gioi-thieu"],
  ["btc", "en", "/btc/btcen/gioi-thieu"],
  ["cuc-thue", "vi", "/cuc-thue/btcvn/gioi-thieu"],
  ["cuc-thue", "en", "/cuc-thue/btcen/gioi-thieu"],
] as const)("a static page of %s in %s is at %s", (site, language, path) =>
  expect(staticPagePath(site, "gioi-thieu", language, ministry)).toBe(path),
);

it.each([
  ["btc", "gioi-thieu", "vi", "/btc/gioi-thieu"],
  ["mof", "contacts-us", "en", "/mof/contacts-us"],
  ["btc", "about", "vi", "/btc/noi-dung/about"],
  ["btc", "tim-kiem", "vi", "/btc/noi-dung/tim-kiem"],
  ["cuc-thue", "gioi-thieu", "vi", "/cuc-thue/btcvn/gioi-thieu"],
] as const)("the stored page %s/%s in %s is read at %s", (site, slug, language, path) =>
  expect(storedPagePath(site, slug, language, ministry)).toBe(path),
);

it.each(fixedRoutes.filter(({ page }) => page))("the stored page of $name is read at its fixed address", ({ name, page }) => {
  for (const language of ["vi", "en"] as const)
    expect(storedPagePath(ministry[language], page?.[language] ?? "", language, ministry)).toBe(ministryPages[language][name]);
});
