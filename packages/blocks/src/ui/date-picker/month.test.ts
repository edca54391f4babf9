import { afterEach, expect, test, vi } from "vitest";
import { addMonths, dayOf, isDay, move, weeksOf } from "./month.ts";

afterEach(() => vi.unstubAllEnvs());

test("today is the day on the visitor's own calendar, not that of UTC", () => {
  vi.stubEnv("TZ", "Asia/Ho_Chi_Minh");
  expect(dayOf(new Date("2026-11-21T17:30:00Z"))).toBe("2026-11-22");
  vi.stubEnv("TZ", "America/New_York");
  expect(dayOf(new Date("2026-11-22T03:00:00Z"))).toBe("2026-11-21");
});

// spec §9
test.each([
  [1, ["2026-10-26", "2026-11-01"]],
  [0, ["2026-11-01", "2026-11-07"]],
])("a month's first week begins on day %i of the week", (weekStart, [first, last]) => {
  const [week = []] = weeksOf("2026-11-22", weekStart);
  expect([week[0], week.at(-1)]).toEqual([first, last]);
});

test("the weeks of a month are whole, and no more than it touches", () => {
  expect(weeksOf("2026-02-10", 0).map((week) => week.length)).toEqual([7, 7, 7, 7]);
  expect(weeksOf("2026-02-10", 1)).toHaveLength(5);
  expect(weeksOf("2027-05-31", 1)).toHaveLength(6);
});

test.each([
  ["ArrowLeft", false, "2026-11-17"],
  ["ArrowDown", false, "2026-11-25"],
  ["Home", false, "2026-11-16"],
  ["End", false, "2026-11-22"],
  ["PageUp", false, "2026-10-18"],
  ["PageDown", true, "2027-11-18"],
  ["a", false, undefined],
])("from Wednesday 18/11/2026, in weeks from Monday, %s (shift: %s) leads to %s", (key, shift, day) => {
  expect(move("2026-11-18", key, shift, 1)).toBe(day);
});

test("in weeks from Sunday, Home and End lead to Sunday and Saturday", () => {
  expect([move("2026-11-18", "Home", false, 0), move("2026-11-18", "End", false, 0)]).toEqual(["2026-11-15", "2026-11-21"]);
});

test("a month without that day has its last one", () => {
  expect([addMonths("2026-01-31", 1), addMonths("2028-02-29", 12), addMonths("2026-12-31", -1)]).toEqual([
    "2026-02-28",
    "2029-02-28",
    "2026-11-30",
  ]);
});

test.each(["", "22/11/2026", "2026-13-01"])("%j is no day", (text) => expect(isDay(text)).toBe(false));
