import { expect, it } from "vitest";
import { instances } from "./translator.ts";

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
