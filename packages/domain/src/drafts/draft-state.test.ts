import { describe, expect, it } from "vitest";
import { draftState } from "./draft-state.ts";

const at = (deadline: string, now: string) => draftState({ deadline }, Date.parse(now));

describe("a draft", () => {
  it.each([
    ["2026-11-21T00:00:00Z", 9, "2026-11-22T00:00:00.000Z"],
    ["2026-11-21T23:59:59.999Z", 9, "2026-11-22T00:00:00.000Z"],
    ["2026-11-29T09:30:00Z", 1, "2026-11-30T00:00:00.000Z"],
    ["2026-11-30T00:00:00.000Z", 0, "2026-12-01T00:00:00.000Z"],
    ["2026-11-30T23:59:59.999Z", 0, "2026-12-01T00:00:00.000Z"],
  ])("with the last day 30/11 is open at %s, %i days left, until %s", (now, daysLeft, changesAt) => {
    expect(at("2026-11-30T00:00:00.000Z", now)).toEqual({
      state: { phase: "open", open: true, daysLeft },
      changesAt: Date.parse(changesAt),
    });
  });

  it.each(["2026-12-01T00:00:00Z", "2030-01-01T00:00:00Z"])("is closed at %s, for good", (now) => {
    expect(at("2026-11-30T00:00:00.000Z", now)).toEqual({ state: { phase: "closed", open: false, daysLeft: 0 }, changesAt: undefined });
  });

  it.each([
    ["2026-11-18T10:00:00Z", 3, "2026-11-19T00:00:00.000Z"],
    ["2026-11-20T23:59:59.999Z", 1, "2026-11-21T00:00:00.000Z"],
  ])("with the first day 21/11 is not open at %s, %i days before, until %s", (now, daysLeft, changesAt) => {
    const days = { opensAt: "2026-11-21T00:00:00.000Z", deadline: "2026-11-30T00:00:00.000Z" };
    expect(draftState(days, Date.parse(now))).toEqual({
      state: { phase: "notOpen", open: false, daysLeft },
      changesAt: Date.parse(changesAt),
    });
    expect(draftState(days, Date.parse("2026-11-21T00:00:00Z")).state).toEqual({ phase: "open", open: true, daysLeft: 9 });
  });

  it("whose first day cannot be read does not open", () => {
    const days = { opensAt: "hôm nay", deadline: "2026-11-30T00:00:00.000Z" };
    expect(draftState(days, Date.parse("2026-11-21T00:00:00Z")).state).toMatchObject({ phase: "notOpen", open: false });
  });

  it("whose last day cannot be read is closed", () => {
    expect(at("hôm qua", "2026-11-21T00:00:00Z").state.open).toBe(false);
  });

  it("says something new exactly when it said that it would", () => {
    for (let now = Date.parse("2026-11-27T05:00:00Z"), rounds = 0; ; rounds += 1) {
      const { state, changesAt } = draftState({ deadline: "2026-11-30T00:00:00.000Z" }, now);
      if (changesAt === undefined) return expect([state.open, rounds]).toEqual([false, 4]);
      expect(draftState({ deadline: "2026-11-30T00:00:00.000Z" }, changesAt - 1).state).toEqual(state);
      expect(draftState({ deadline: "2026-11-30T00:00:00.000Z" }, changesAt).state).not.toEqual(state);
      now = changesAt;
    }
  });
});
