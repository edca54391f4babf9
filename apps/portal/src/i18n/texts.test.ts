import { expect, it } from "vitest";
import en from "./en.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };

it("has every text in both languages", () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
  for (const text of [...Object.values(en), ...Object.values(vi)]) expect(text.trim()).not.toBe("");
});

it("says what the specification says while a page loads", () => {
  expect(vi["navigation.loading"]).toBe("Đang tải...");
});
