import { describe, expect, it } from "vitest";
import { formatterOf } from "./format.ts";

describe("formatterOf", () => {
  const format = formatterOf("vi", "Asia/Ho_Chi_Minh");
  it("shows dates as DD/MM/YYYY in the zone; a time without Z is UTC", () => {
    expect(format.date("2026-11-01T18:30:00")).toBe("02/11/2026");
    expect(format.date("2026-11-01T18:30:00Z")).toBe("02/11/2026");
    expect(format.dateTime("2026-11-01T02:05:00")).toBe("01/11/2026 09:05");
    expect(formatterOf("en", "America/New_York").date("2026-11-01T02:05:00")).toBe("31/10/2026");
  });
  it("leaves a day as it is in every zone, and text that is no date alone", () => {
    expect(formatterOf("en", "America/New_York").date("2026-11-01")).toBe("01/11/2026");
    expect(format.date("sắp tới")).toBe("sắp tới");
  });
  it("writes numbers as the language does", () => {
    expect(format.number(1234567.8)).toBe("1.234.567,8");
    expect(formatterOf("en", "UTC").number(1234567.8)).toBe("1,234,567.8");
    for (const language of ["vi", "en"] as const)
      for (const value of [-0, 0, 1, 57, 999, 1000, -1, 0.5, 999.5, Number.NaN])
        expect(formatterOf(language, "UTC").number(value)).toBe(
          new Intl.NumberFormat({ vi: "vi-VN", en: "en-GB" }[language]).format(value),
        );
  });
});
