import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands on the first at once, then one in each interval, and never loses the last", () => {
  const handed: string[] = [];
  const coalescer = coalesce(10_000, (key) => handed.push(key));
  coalescer.add("a");
  expect(handed).toEqual(["a"]);
  for (let ratings = 0; ratings < 50; ratings += 1) coalescer.add("a");
  coalescer.add("b");
  expect(handed).toEqual(["a", "b"]);
  vi.advanceTimersByTime(9_999);
  expect(handed).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(handed).toEqual(["a", "b", "a"]);
  coalescer.add("a");
  vi.advanceTimersByTime(10_000);
  expect(handed).toEqual(["a", "b", "a", "a"]);
  vi.advanceTimersByTime(60_000);
  expect(handed).toHaveLength(4);
  coalescer.add("a");
  expect(handed).toHaveLength(5);
  coalescer.close();
});
