import { expect, test } from "vitest";
import { quotesOf } from "./quote.ts";

const series = (...values: number[]) => ({
  id: "s",
  label: "Chỉ số",
  unit: "điểm",
  points: values.map((value, index) => ({ at: `2026-11-0${index + 1}`, value })),
});

test("the last value stands beside its difference from the one before", () => {
  const [quote] = quotesOf([series(1200, 1250, 1225)]);
  expect(quote?.latest).toEqual({ at: "2026-11-03", value: 1225 });
  expect(quote?.change).toBe(-25);
  expect(quote?.ratio).toBeCloseTo(-0.02);
});

test("a single value has no difference, a difference from zero has no ratio", () => {
  expect(quotesOf([series(7)])[0]).toMatchObject({ change: undefined, ratio: undefined });
  expect(quotesOf([series(0, 3)])[0]).toMatchObject({ change: 3, ratio: undefined });
});

test("what is no figure is left out", () => {
  expect(
    quotesOf([series(Number.NaN), series(), series(1, Number.NaN, Number.POSITIVE_INFINITY)]).map(({ latest }) => latest.value),
  ).toEqual([1]);
});
