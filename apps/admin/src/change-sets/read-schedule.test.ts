import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSchedule } from "./read-schedule.ts";

const given = { publishAt: "2026-12-01T09:00", expireAt: "", timeZone: "Asia/Ho_Chi_Minh" };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-12-01T01:59:00Z") }));
afterEach(() => void vi.useRealTimers());

it("reads times in the portal's zone, the end where there is one", () => {
  expect(readSchedule(given)).toEqual({ publishAt: "2026-12-01T02:00:00.000Z" });
  expect(readSchedule({ ...given, expireAt: "2026-12-02T09:00" })).toEqual({
    publishAt: "2026-12-01T02:00:00.000Z",
    expireAt: "2026-12-02T02:00:00.000Z",
  });
});

it("says what is wrong: a time that is over, an end that is no later, a time that there is not", () => {
  vi.setSystemTime(Date.parse("2026-12-01T02:00:00Z"));
  expect(readSchedule(given)).toBe("past");
  vi.setSystemTime(Date.parse("2026-12-01T01:59:00Z"));
  expect(readSchedule({ ...given, expireAt: "2026-12-01T09:00" })).toBe("endsBefore");
  expect(readSchedule({ ...given, expireAt: "2026-03-29T02:30", timeZone: "Europe/Berlin" })).toBe("noSuchTime");
  expect(readSchedule({ ...given, publishAt: "" })).toBe("noSuchTime");
});
