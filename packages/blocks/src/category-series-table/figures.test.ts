import { describe, expect, it } from "vitest";
import { hostileSeries } from "../samples/hostile.ts";
import { budgetTotals, exchangeRates } from "../samples/series.ts";
import { comparable, latestOf, recentDays, usable } from "./figures.ts";

const series = (id: string, unit: string, ...values: number[]) => ({
  id,
  label: id,
  unit,
  points: values.map((value, index) => ({ at: `2026-01-0${index + 1}`, value })),
});

describe("figures", () => {
  it("leaves out points that are no figures and series without points", () => {
    expect(usable(hostileSeries).map((one) => one.points.length)).toEqual([2]);
  });

  it("gives the latest value with its difference from the one before", () => {
    const [one, single] = usable([series("a", "x", 5, 8), series("b", "x", 3)]);
    expect(one && latestOf(one)).toEqual({ value: 8, at: "2026-01-02", change: 3 });
    expect(single && latestOf(single)).toEqual({ value: 3, at: "2026-01-01", change: undefined });
  });

  it("puts on one scale what has the same unit and does not flatten each other", () => {
    expect(comparable(usable(exchangeRates)).map((one) => one.id)).toEqual(["usd-vnd"]);
    expect(comparable(usable(budgetTotals))).toHaveLength(2);
    expect(comparable(usable([series("a", "x", 1), series("b", "y", 1)])).map((one) => one.id)).toEqual(["a"]);
    expect(comparable([])).toEqual([]);
  });

  it("joins series by day, newest first, and leaves gaps where one has no figure", () => {
    const [a, b] = usable([series("a", "x", 1, 2, 3), series("b", "x", 7)]);
    expect(a && b && recentDays([a, b], 2)).toEqual([
      { day: "2026-01-03", values: [3, undefined] },
      { day: "2026-01-02", values: [2, undefined] },
    ]);
  });
});
