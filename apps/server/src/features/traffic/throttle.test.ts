import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThrottle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("the first time at once, then at most once each gap, and none where no one requested it", async () => {
  const work = vi.fn(async () => undefined);
  const throttle = createThrottle(250, work);
  for (let requests = 0; requests < 5; requests += 1) throttle.request();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  throttle.request();
  expect(work).toHaveBeenCalledTimes(3);
});

test("one at a time; what is requested meanwhile follows the gap", async () => {
  const work = vi.fn(after(1_000));
  const throttle = createThrottle(250, work);
  throttle.request();
  await vi.advanceTimersByTimeAsync(500);
  throttle.request();
  await vi.advanceTimersByTimeAsync(749);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test("closing waits for work under way, and nothing follows", async () => {
  const work = vi.fn(after(1_000));
  const throttle = createThrottle(250, work);
  throttle.request();
  throttle.request();
  let closed = false;
  void throttle.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toBe(true);
  throttle.request();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
