import { expect, it } from "vitest";
import { localTime } from "./local-time.ts";

const weekOf = (instant: string, language: "vi" | "en"): string[] => {
  const time = localTime(instant, language, "Asia/Ho_Chi_Minh");
  return [time.startOf("week").format("dddd DD/MM/YYYY"), time.endOf("week").format("dddd DD/MM/YYYY")];
};

it("starts the week on Monday in Vietnamese, on Sunday in English (specification §9)", () => {
  const wednesday = "2026-11-18T05:00:00Z";
  expect(weekOf(wednesday, "vi")).toEqual(["thứ hai 16/11/2026", "chủ nhật 22/11/2026"]);
  expect(weekOf(wednesday, "en")).toEqual(["Sunday 15/11/2026", "Saturday 21/11/2026"]);
});

it("takes the day of the zone: a Sunday evening in UTC is Monday in Hà Nội", () => {
  expect(weekOf("2026-11-15T18:00:00Z", "vi")[0]).toBe("thứ hai 16/11/2026");
  expect(weekOf("2026-11-15T16:00:00Z", "vi")[0]).toBe("thứ hai 09/11/2026");
});

it.each([
  ["UTC", "2026-07-01T12:00:30.500Z", "01/07/2026 12:00:30"],
  ["America/New_York", "2026-07-01T12:00:00Z", "01/07/2026 08:00:00"],
  ["America/New_York", "2026-12-31T12:00:00Z", "31/12/2026 07:00:00"],
  ["Asia/Kathmandu", "2026-12-31T20:00:00Z", "01/01/2027 01:45:00"],
  ["Asia/Ho_Chi_Minh", "1969-12-31T17:00:00Z", "01/01/1970 01:00:00"],
])("reads the clocks of %s at %s", (timeZone, instant, shown) => {
  expect(localTime(instant, "vi", timeZone).format("DD/MM/YYYY HH:mm:ss")).toBe(shown);
});
