import { afterEach, describe, expect, it, vi } from "vitest";
import "./texts-vi.ts";
import { localTime, ownTimeZone, weekStartOf } from "./local-time.ts";

it("starts the week on Monday in Vietnamese, on Sunday in English (specification §9)", () => {
  expect([weekStartOf("vi"), weekStartOf("en")]).toEqual([1, 0]);
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

describe("ownTimeZone", () => {
  afterEach(() => void vi.restoreAllMocks());
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  it.each([
    ["Asia/Ho_Chi_Minh", -420, -420, true],
    ["Asia/Ho_Chi_Minh", -420, -480, false],
    ["Asia/Ho_Chi_Minh", 0, 0, false],
    ["Europe/Berlin", -60, -120, true],
    ["Africa/Lagos", -60, -120, false],
  ])("of a page in %s whose reader is %i minutes behind UTC in January and %i in July", (shown, january, july, isSame) => {
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
      return [5, 6, 7].includes(this.getUTCMonth()) ? july : january;
    });
    expect(ownTimeZone(shown)).toBe(isSame ? shown : own);
  });
});
