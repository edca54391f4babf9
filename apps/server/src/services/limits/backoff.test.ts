import { expect, it } from "vitest";
import { delayOf, proofOfWorkDifficulty } from "./backoff.ts";

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 4],
  [61, 8],
  [101, 32],
  [1_000_000, 32],
])("use %i of 20 free ones asks for %i times the least work", (uses, work) =>
  expect(proofOfWorkDifficulty({ uses, freeUses: 20 })).toBe(work),
);

it.each([
  [5, 0],
  [6, 250],
  [7, 500],
  [10, 4_000],
  [11, 8_000],
  [5_000, 8_000],
])("use %i of 5 free ones waits %i ms", (uses, delay) => expect(delayOf({ uses, freeUses: 5 })).toBe(delay));
