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
  ["", undefined],
])("%s → %s", (value, expected) => expect(toInstant(value)).toBe(expected));
