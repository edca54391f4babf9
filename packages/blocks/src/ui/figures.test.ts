import { expect, test } from "vitest";
import { hostileSeries } from "../samples/hostile.ts";
import { latestOf, usable } from "./figures.ts";

const series = (...values: number[]) => ({
  id: "s",
  label: "Chỉ số",
  unit: "điểm",
  points: values.map((value, index) => ({ at: `2026-11-0${index + 1}`, value })),
});
const latest = (...values: number[]) => usable([series(...values)]).map(latestOf)[0];

test("points that are no figures are left out, and series without points", () => {
  expect(usable(hostileSeries).map(({ points }) => points.length)).toEqual([2]);
  const odd = [series(Number.NaN), series(), series(1, Number.NaN, Number.POSITIVE_INFINITY)];
  expect(usable(odd).map((one) => latestOf(one).value)).toEqual([1]);
});

test("the last value stands beside its difference from the one before", () => {
  expect(latest(1200, 1250, 1225)).toEqual({ at: "2026-11-03", value: 1225, change: -25, ratio: -0.02 });
  expect(latest(-4, -2)).toMatchObject({ change: 2, ratio: 0.5 });
});

test("a single value has no difference, a difference from zero has no ratio", () => {
  expect(latest(7)).toEqual({ at: "2026-11-01", value: 7, change: undefined, ratio: undefined });
  expect(latest(0, 3)).toMatchObject({ change: 3, ratio: undefined });
});
