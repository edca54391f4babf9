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
  expect(pageNumbers(current, last)).toEqual(shown);
});

test("a page beyond the last one still shows a way back", () => {
  expect(pageNumbers(40, 3)).toEqual([1, 2, 3]);
});
