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
  clock.set(START + 1000 - 5, performance.now() - 10);
  vi.advanceTimersByTime(1000);
  clock.set(START + 2000 - 300, performance.now() - 600);
  expect(clock.now()).toBe(START + 2000 - 5);
});

test("follows a database that was set back by more than a second at once, and says so", () => {
  const clock = createDatabaseClock(START);
  vi.advanceTimersByTime(1000);
  expect(clock.set(START + 1000, performance.now() - 2)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(clock.set(START + 2000 - 1003, performance.now() - 2)).toBe(true);
  expect(clock.now()).toBe(START + 2000 - 1003);
  vi.advanceTimersByTime(1000);
  expect(clock.set(START + 3000 - 1003, performance.now() - 2)).toBe(false);
});

test("does not take a message that was long on its way for a database that was set back", () => {
  const clock = createDatabaseClock(START);
  vi.advanceTimersByTime(60_000);
  expect(clock.set(START + 1000, performance.now() - 59_500)).toBe(false);
  expect(clock.now()).toBe(START + 60_000);
});

test("follows a database that was set back by less within a minute", () => {
  const clock = createDatabaseClock(START);
  for (let beat = 1; beat <= 60; beat += 1) {
    vi.advanceTimersByTime(1000);
    expect(clock.set(START - 900 + beat * 1000, performance.now())).toBe(false);
  }
  expect(clock.now()).toBe(START - 900 + 60_000);
});
