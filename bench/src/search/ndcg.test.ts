import { expect, test } from "vitest";
import { type Grade, ndcg } from "./ndcg.ts";

const grades = new Map<string, Grade>([
  ["best", 3],
  ["good", 2],
  ["weak", 1],
]);

test("the best order is 1, nothing relevant is 0", () => {
  expect(ndcg(["best", "good", "weak", "other"], grades)).toBe(1);
  expect(ndcg(["other", "another"], grades)).toBe(0);
  expect(ndcg([], grades)).toBe(0);
});

test("by hand: weak, other, best, good", () => {
  // Gains 1, 0, 7, 3 over log2 of 2, 3, 4, 5: 1 + 0 + 3.5 + 1.29203 = 5.79203.
  // The best order 7, 3, 1 over log2 of 2, 3, 4: 7 + 1.89279 + 0.5 = 9.39279.
  expect(ndcg(["weak", "other", "best", "good"], grades)).toBeCloseTo(5.79203 / 9.39279, 5);
});

test("one document wanted, found second and tenth", () => {
  const one = new Map<string, Grade>([["best", 3]]);
  const behind = (count: number): string[] => [...Array.from({ length: count }, (_, index) => `other ${index}`), "best"];
  // 1 / log2(3) and 1 / log2(11).
  expect(ndcg(behind(1), one)).toBeCloseTo(0.63093, 5);
  expect(ndcg(behind(9), one)).toBeCloseTo(0.28906, 5);
});

test("what stands eleventh does not count, and more relevant documents than ten do not lower the best order", () => {
  const many = new Map<string, Grade>(Array.from({ length: 14 }, (_, index) => [`good ${index}`, 2]));
  expect(ndcg([...many.keys()].slice(4), many)).toBe(1);
  expect(ndcg([...Array.from({ length: 10 }, (_, index) => `other ${index}`), "best"], new Map([["best", 3]]))).toBe(0);
});

test("a document that is found twice gains once", () => {
  // 7 over 1, nothing, 3 over 2 (log2 of 4): 8.5; best 9.39279.
  expect(ndcg(["best", "best", "good"], grades)).toBeCloseTo(8.5 / 9.39279, 5);
});
