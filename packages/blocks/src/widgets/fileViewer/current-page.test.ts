import { expect, test } from "vitest";
import { currentPage } from "./current-page.ts";

const pages = [0, 800, 1600].map((offsetTop) => ({ offsetTop }));

test.each([
  [0, 1],
  [500, 2],
  [800, 2],
  [1500, 3],
  [9000, 3],
])("scrolled by %d, page %d is in sight", (scrollTop, page) => {
  expect(currentPage(pages, scrollTop, 700)).toBe(page);
});

test("without pages it is the first", () => {
  expect(currentPage([], 0, 700)).toBe(1);
});
