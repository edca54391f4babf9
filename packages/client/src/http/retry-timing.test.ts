import { describe, expect, it } from "vitest";
import { parseRetryAfter, RETRIES, retryDelay } from "./retry-timing.ts";

const error = { shouldRetry: true, retryAfter: undefined };
const failed = { attempt: 1, retries: RETRIES, error, left: Infinity };

describe("retryDelay", () => {
  it.each([
    { attempt: 1, delay: 1000 },
    { attempt: 2, delay: 2000 },
    { attempt: 3, delay: 3000 },
    { attempt: 4, delay: undefined },
  ])("after attempt $attempt: $delay ms", ({ attempt, delay }) => {
    expect(retryDelay({ ...failed, attempt })).toBe(delay);
  });

  it("gives up at once on an error that is not to be retried", () => {
    expect(retryDelay({ ...failed, error: { shouldRetry: false, retryAfter: 1 } })).toBeUndefined();
  });

  it.each([
    { retryAfter: 0, delay: 1000 },
    { retryAfter: 1000, delay: 1000 },
    { retryAfter: 1001, delay: 1001 },
    { retryAfter: 60_000, delay: 60_000 },
  ])("waits for the longer of its own delay and Retry-After $retryAfter ms", ({ retryAfter, delay }) => {
    expect(retryDelay({ ...failed, error: { shouldRetry: true, retryAfter } })).toBe(delay);
  });

  it.each([
    { left: 1001, delay: 1000 },
    { left: 1000, delay: undefined },
    { left: 0, delay: undefined },
    { left: -5, delay: undefined },
  ])("with $left ms left to live: $delay", ({ left, delay }) => {
    expect(retryDelay({ ...failed, left })).toBe(delay);
  });

  it("never repeats where there are no repetitions", () => {
    expect(retryDelay({ ...failed, retries: 0 })).toBeUndefined();
  });
});

describe("parseRetryAfter", () => {
  const now = Date.UTC(2025, 0, 2, 3, 4, 5);
  it.each([
    ["0", 0],
    ["7", 7000],
    [" 7 ", 7000],
    ["Thu, 02 Jan 2025 03:04:15 GMT", 10_000],
    ["Thursday, 02-Jan-25 03:04:15 GMT", 10_000],
    ["Thu, 02 Jan 2025 03:04:00 GMT", 0],
    [null, undefined],
    ["", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["soon", undefined],
    ["2025", 2_025_000],
    ["2025-01-02", undefined],
    ["Xyz, 99 Abc 2025 03:04:15 GMT", undefined],
  ])("%s → %s ms", (header, milliseconds) => {
    expect(parseRetryAfter(header, now)).toBe(milliseconds);
  });
});
