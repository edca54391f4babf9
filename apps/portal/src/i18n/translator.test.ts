import { expect, it } from "vitest";
import { instances, translators } from "./translator.ts";

it("is Vietnamese by default, and falls back to it where English lacks a text (specification §9)", () => {
  expect(Object.keys(instances)).toEqual(["vi", "en"]);
  expect(instances.en.options.fallbackLng).toEqual(["vi"]);
  instances.vi.addResource("vi", "translation", "test.onlyVietnamese", "chỉ có tiếng Việt");
  instances.en.addResource("vi", "translation", "test.onlyVietnamese", "chỉ có tiếng Việt");
  expect(instances.en.t("test.onlyVietnamese")).toBe("chỉ có tiếng Việt");
  expect(instances.en.t("navigation.retry")).toBe("Try again");
});

it("switches no instance: each language has its own", () => {
  expect([instances.vi.language, instances.en.language]).toEqual(["vi", "en"]);
});

it("gives a text without values as i18next does, again and after a change of the texts", () => {
  const add = (text: string): unknown => instances.vi.addResource("vi", "translation", "test.plain", text);
  const { vi, en } = translators;
  expect([vi("test.standIn", { defaultValue: "một" }), vi("test.standIn", { defaultValue: "hai" })]).toEqual(["một", "hai"]);
  expect([vi("navigation.retry"), vi("navigation.retry"), en("navigation.retry")]).toEqual(["Thử lại", "Thử lại", "Try again"]);
  add("trước");
  expect([vi("test.plain"), vi("test.plain")]).toEqual(["trước", "trước"]);
  add("sau");
  expect(vi("test.plain")).toBe("sau");
  add("{{n}} bài");
  expect([vi("test.plain", { n: 1 }), vi("test.plain", { n: 2 })]).toEqual(["1 bài", "2 bài"]);
});
