import { expect, it } from "vitest";
import { runsOf } from "./runs.ts";

it("parts a list where the label changes, and keeps its order", () => {
  expect(runsOf([], String)).toEqual([]);
  expect(runsOf([12, 19, 31, 17], (value) => String(Math.floor(value / 10)))).toEqual([
    { label: "1", items: [12, 19] },
    { label: "3", items: [31] },
    { label: "1", items: [17] },
  ]);
});
