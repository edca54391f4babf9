import { expect, it } from "vitest";
import { toInstant } from "./dates.ts";

// spec §9: dates without trailing Z are UTC.
it.each([
  ["2026-11-01T02:00:00", "2026-11-01T02:00:00.000Z"],
  ["2026-11-01T02:00:00Z", "2026-11-01T02:00:00.000Z"],
  ["2026-11-01 02:00:00", "2026-11-01T02:00:00.000Z"],
  ["2026-11-01T02:00:00+07:00", "2026-10-31T19:00:00.000Z"],
  ["2026-11-01", "2026-11-01T00:00:00.000Z"],
  ["01/11/2026", undefined],
  ["2026-13-40T00:00:00", undefined],
  ["2026-02-30", undefined],
  ["2025-02-29T08:00:00Z", undefined],
  ["2024-02-29T08:00:00Z", "2024-02-29T08:00:00.000Z"],
  // Would need years of more than four digits.
  ["9999-12-31T23:59:59-12:00", undefined],
  ["", undefined],
])("%s → %s", (value, expected) => expect(toInstant(value)).toBe(expected));
