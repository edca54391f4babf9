import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPulse } from "./pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("the first time at once, then at most once each gap, and none where nobody asked", async () => {
  const work = vi.fn(async () => undefined);
  const pulse = createPulse(250, work);
  for (let asked = 0; asked < 5; asked += 1) pulse.ask();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  pulse.ask();
  expect(work).toHaveBeenCalledTimes(3);
});

test("one at a time; what is asked for meanwhile follows the gap", async () => {
  const work = vi.fn(after(1_000));
  const pulse = createPulse(250, work);
  pulse.ask();
  await vi.advanceTimersByTimeAsync(500);
  pulse.ask();
  await vi.advanceTimersByTimeAsync(749);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test("closing waits for work under way, and nothing follows", async () => {
  const work = vi.fn(after(1_000));
  const pulse = createPulse(250, work);
  pulse.ask();
  pulse.ask();
  let closed = false;
  void pulse.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(999);
  expect(closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toBe(true);
  pulse.ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
