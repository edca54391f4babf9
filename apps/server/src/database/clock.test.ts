import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabaseClock } from "./clock.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "Date"] }));
afterEach(() => void vi.useRealTimers());

const START = Date.parse("2026-11-22T10:00:00Z");

test("goes by the database, whatever the process's own clock says or is set to", () => {
  vi.setSystemTime("2026-11-22T09:00:00Z");
  const clock = createDatabaseClock(START);
  vi.advanceTimersByTime(500);
  vi.setSystemTime("2031-01-01T00:00:00Z");
  expect(clock.now()).toBe(START + 500);
});

test("believes the message that was the shortest time on its way", () => {
  const clock = createDatabaseClock(START - 40);
  vi.advanceTimersByTime(1000);
  clock.set(START + 1000 - 5);
  vi.advanceTimersByTime(1000);
  clock.set(START + 2000 - 300);
  expect(clock.now()).toBe(START + 2000 - 5);
});

test("follows a database that was set back, within a minute", () => {
  const clock = createDatabaseClock(START);
  for (let beat = 1; beat <= 60; beat += 1) {
    vi.advanceTimersByTime(1000);
    clock.set(START - 3_600_000 + beat * 1000);
  }
  expect(clock.now()).toBe(START - 3_600_000 + 60_000);
});
