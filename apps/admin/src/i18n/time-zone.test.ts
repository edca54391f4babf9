import { expect, it } from "vitest";
import { clockTime, momentOf, zoneName } from "./time-zone.ts";

it.each([
  ["2026-12-01T09:00", "Asia/Ho_Chi_Minh", "2026-12-01T02:00:00.000Z"],
  ["2026-12-01T00:30", "Asia/Ho_Chi_Minh", "2026-11-30T17:30:00.000Z"],
  ["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00.000Z"],
  // The hour that comes twice when summer time ends: the first time.
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
])("takes %s in %s for the moment that its clocks show", (time, zone, moment) => {
  expect(momentOf(time, zone)).toBe(moment);
  expect(clockTime(Date.parse(moment), zone)).toBe(time);
});

it("knows no moment of a time that the clocks leave out, nor of what is no time", () => {
  expect(momentOf("2026-03-29T02:30", "Europe/Berlin")).toBeUndefined();
  expect(momentOf("", "Asia/Ho_Chi_Minh")).toBeUndefined();
});

it("names the zone in the reader's language", () => {
  expect(zoneName("Asia/Ho_Chi_Minh", "vi")).toBe("Giờ Đông Dương (GMT+7)");
  expect(zoneName("Asia/Ho_Chi_Minh", "en")).toBe("Indochina Time (GMT+7)");
});
