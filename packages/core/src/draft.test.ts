import { describe, expect, it } from "vitest";
import { draftState } from "./draft.ts";

const at = (deadline: string, now: string) => draftState(deadline, Date.parse(now));

describe("a draft", () => {
  it.each([
    ["2026-11-21T00:00:00Z", 9, "2026-11-22T00:00:00.000Z"],
    ["2026-11-21T23:59:59.999Z", 9, "2026-11-22T00:00:00.000Z"],
    ["2026-11-29T09:30:00Z", 1, "2026-11-30T00:00:00.000Z"],
    ["2026-11-30T00:00:00.000Z", 0, "2026-12-01T00:00:00.000Z"],
    ["2026-11-30T23:59:59.999Z", 0, "2026-12-01T00:00:00.000Z"],
  ])("with the last day 30/11 is open at %s, %i days left, until %s", (now, daysLeft, changesAt) => {
    expect(at("2026-11-30T00:00:00.000Z", now)).toEqual({ state: { open: true, daysLeft }, changesAt });
  });

  it.each(["2026-12-01T00:00:00Z", "2030-01-01T00:00:00Z"])("is closed at %s, for good", (now) => {
    expect(at("2026-11-30T00:00:00.000Z", now)).toEqual({ state: { open: false, daysLeft: 0 }, changesAt: undefined });
  });

  it("whose last day cannot be read is closed", () => {
    expect(at("hôm qua", "2026-11-21T00:00:00Z").state.open).toBe(false);
  });

  it("says something new exactly when it said that it would", () => {
    for (let now = Date.parse("2026-11-27T05:00:00Z"), rounds = 0; ; rounds += 1) {
      const { state, changesAt } = draftState("2026-11-30T00:00:00.000Z", now);
      if (changesAt === undefined) return expect([state.open, rounds]).toEqual([false, 4]);
      expect(draftState("2026-11-30T00:00:00.000Z", Date.parse(changesAt) - 1).state).toEqual(state);
      expect(draftState("2026-11-30T00:00:00.000Z", Date.parse(changesAt)).state).not.toEqual(state);
      now = Date.parse(changesAt);
    }
  });
});
