import { expect, it } from "vitest";
import { groupConsecutive } from "./group-consecutive.ts";

it("parts a list where the label changes, and keeps its order", () => {
  expect(groupConsecutive([], String)).toEqual([]);
  expect(groupConsecutive([12, 19, 31, 17], (value) => String(Math.floor(value / 10)))).toEqual([
    { label: "1", items: [12, 19] },
    { label: "3", items: [31] },
    { label: "1", items: [17] },
  ]);
});
