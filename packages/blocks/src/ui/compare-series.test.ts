import { describe, expect, it } from "vitest";
import { budgetTotals, exchangeRates } from "../samples/series.ts";
import { usable } from "./figures.ts";
import { comparable, recentDays } from "./compare-series.ts";

const series = (id: string, unit: string, ...values: number[]) => ({
  id,
  label: id,
  unit,
  points: values.map((value, index) => ({ at: `2026-01-0${index + 1}`, value })),
});

describe("several series", () => {
  it("puts on one scale what has the same unit and does not flatten each other", () => {
    expect(comparable(usable(exchangeRates)).map((one) => one.id)).toEqual(["usd-vnd"]);
    expect(comparable(usable(budgetTotals))).toHaveLength(2);
    expect(comparable(usable([series("a", "x", 1), series("b", "y", 1)])).map((one) => one.id)).toEqual(["a"]);
    expect(comparable([])).toEqual([]);
    const years = { ...series("years", "x"), points: [1, 2].map((value) => ({ at: `202${value}-01-01`, value })) };
    expect(comparable(usable([years, series("days", "x", 1, 2)])).map((one) => one.id)).toEqual(["years"]);
  });

  it("joins series by day, newest first, and leaves gaps where one has no figure", () => {
    const [a, b] = usable([series("a", "x", 1, 2, 3), series("b", "x", 7)]);
    expect(a && b && recentDays([a, b], 2)).toEqual([
      { day: "2026-01-03", values: [3, undefined] },
      { day: "2026-01-02", values: [2, undefined] },
    ]);
  });
});
