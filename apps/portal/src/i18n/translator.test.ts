import { expect, it } from "vitest";
import { translatorOf } from "./translator.ts";

const { vi, en } = { vi: translatorOf("vi"), en: translatorOf("en") };

it("is Vietnamese by default, and falls back to it where English lacks a text (specification §9)", () => {
  expect(en.i18n.options.fallbackLng).toEqual(["vi"]);
  vi.i18n.addResource("vi", "translation", "test.onlyVietnamese", "chỉ có tiếng Việt");
  en.i18n.addResource("vi", "translation", "test.onlyVietnamese", "chỉ có tiếng Việt");
  expect(en.i18n.t("test.onlyVietnamese")).toBe("chỉ có tiếng Việt");
  expect(en.i18n.t("navigation.retry")).toBe("Try again");
});

it("switches no instance: each language has its own", () => {
  expect([vi.i18n.language, en.i18n.language]).toEqual(["vi", "en"]);
});

it("gives a text without values as i18next does, again and after a change of the texts", () => {
  const add = (text: string): unknown => vi.i18n.addResource("vi", "translation", "test.plain", text);
  expect([vi.translate("test.standIn", { defaultValue: "một" }), vi.translate("test.standIn", { defaultValue: "hai" })]).toEqual([
    "một",
    "hai",
  ]);
  expect([vi.translate("navigation.retry"), vi.translate("navigation.retry"), en.translate("navigation.retry")]).toEqual([
    "Thử lại",
    "Thử lại",
    "Try again",
  ]);
  add("trước");
  expect([vi.translate("test.plain"), vi.translate("test.plain")]).toEqual(["trước", "trước"]);
  add("sau");
  expect(vi.translate("test.plain")).toBe("sau");
  add("{{n}} bài");
  expect([vi.translate("test.plain", { n: 1 }), vi.translate("test.plain", { n: 2 })]).toEqual(["1 bài", "2 bài"]);
});
