import { expect, it } from "vitest";
import { fixedRoutes } from "../routes/fixed.ts";
import en from "./en.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };

it("has every text in both languages", () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
  for (const text of [...Object.values(en), ...Object.values(vi)]) expect(text.trim()).not.toBe("");
});

it("names every fixed page", () => {
  for (const { name } of fixedRoutes) expect(Object.keys(vi)).toContain(`page.${name}`);
});

it("says what the specification says while a page loads", () => {
  expect(vi["navigation.loading"]).toBe("Đang tải...");
});
