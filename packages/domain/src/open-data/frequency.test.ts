import { expect, it } from "vitest";
import { frequencyOf } from "./frequency.ts";

it.each([
  ["2025-01-01", "2025-01-31", 31, "daily"],
  ["2025-01-01", "2025-12-31", 261, "daily"],
  ["2025-01-01", "2025-02-26", 9, "weekly"],
  ["2024-01-01", "2024-12-01", 12, "monthly"],
  ["2024-01-01", "2024-10-01", 4, "quarterly"],
  ["2015-01-01", "2025-01-01", 11, "yearly"],
  ["2015-01-01", "2025-01-01", 5, "irregular"],
  ["2025-01-01", "2025-01-01", 1, "irregular"],
  ["2025-01-01", "2025-01-04", 2, "irregular"],
])("figures from %s to %s, %i of them, are %s", (from, to, figures, frequency) => {
  expect(frequencyOf(from, to, figures)).toBe(frequency);
});
