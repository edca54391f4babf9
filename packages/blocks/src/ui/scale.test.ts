import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linearScale, linePath, niceRange } from "./scale.ts";

describe("niceRange", () => {
  it.each([
    [1203.4, 1311.9, 3, 1200, 1350],
    [0.123, 0.487, 3, 0.1, 0.5],
    [-7, 12, 3, -10, 20],
    [0, 1_000_000, 3, 0, 1_000_000],
    [25_350, 25_412, 3, 25_340, 25_420],
  ])("of %d and %d, for %i steps, is %d to %d", (low, high, count, from, to) => {
    expect(niceRange(low, high, count)).toEqual([from, to]);
  });

  it("holds what it was made of, and is at most three times as wide", () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, fc.double({ min: 1e-3, max: 1e9, noNaN: true }), (low, span) => {
        const high = low + span;
        const [from, to] = niceRange(low, high, 3);
        const tolerance = (Math.abs(low) + span) * 1e-9;
        expect(from).toBeLessThanOrEqual(low + tolerance);
        expect(to).toBeGreaterThanOrEqual(high - tolerance);
        expect(to - from).toBeLessThanOrEqual(3 * span + tolerance);
      }),
    );
  });

  it("of one value is that value", () => {
    expect(niceRange(5, 5, 3)).toEqual([5, 5]);
  });
});

it("a straight scale meets both ends, downwards too; of one value it gives the middle", () => {
  const down = linearScale([10, 30], [100, 0]);
  expect([down(10), down(20), down(30)]).toEqual([100, 50, 0]);
  expect(linearScale([4, 4], [100, 0])(4)).toBe(50);
});

it("a path joins its points in hundredths", () => {
  expect(
    linePath([
      [0, 99.999],
      [33.333333, 5],
      [100, 0.004],
    ]),
  ).toBe("M0,100L33.33,5L100,0");
  expect(linePath([[0, 0]])).toBe("");
});
