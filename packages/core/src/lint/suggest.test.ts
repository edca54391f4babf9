import { expect, test } from "vitest";
import { distance, nearest } from "./suggest.ts";

test.each([
  ["", "", 0],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
  ["cuont", "count", 1],
  ["blocks", "blocks", 0],
])("%s → %s: %i", (a, b, expected) => {
  expect(distance(a, b)).toBe(expected);
  expect(distance(b, a)).toBe(expected);
});

test.each([
  ["tree", ["category", "categories", "treeCategories", "cards"], "treeCategories"],
  ["LeadNews", ["leadNews", "pinnedNews"], "leadNews"],
  ["lable", ["label", "level"], "label"],
  ["categor", ["category", "categories"], "category"],
  ["carousel", ["category", "cards"], undefined],
  ["ab", ["abcdef"], undefined],
  ["", ["a"], undefined],
  ["x".repeat(81), ["x".repeat(80)], undefined],
  ["newsBlock4", ["newsBlock1", "newsBlock2"], undefined],
])("%s of %j: %s", (word, known, expected) => {
  expect(nearest(word, known)).toBe(expected);
});
