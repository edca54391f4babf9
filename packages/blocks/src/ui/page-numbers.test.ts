import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, "gap", 9]],
  [3, 9, [1, 2, 3, 4, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
  [500_000, 1_000_000, [1, "gap", 499_999, 500_000, 500_001, "gap", 1_000_000]],
])("page %i of %i shows %j", (current, last, shown) => {
  expect(pageNumbers(current, last, false)).toEqual(shown);
});

test.each([
  [1, 101, [1, 2, "gap"]],
  [50, 101, [1, "gap", 49, 50, 51, "gap"]],
  [200, 202, [1, "gap", 199, 200, 201, "gap"]],
  [200, 201, [1, "gap", 199, 200, 201]],
  [201, 201, [1, "gap", 200, 201]],
])("page %i of at least %i shows %j: no number for the last", (current, last, shown) => {
  expect(pageNumbers(current, last, true)).toEqual(shown);
});

test("a page beyond the last one still shows a way back", () => {
  expect(pageNumbers(40, 3, false)).toEqual([1, 2, 3]);
});
