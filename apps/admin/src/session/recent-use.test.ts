import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchUse } from "./recent-use.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says that somebody is there for ten minutes after each key or click: asking for news keeps no session alive without them", () => {
  const target = new EventTarget();
  const isUsed = watchUse(target);
  const seen: boolean[] = [];
  for (const event of ["", "", "pointerdown", "", "keydown"]) {
    vi.advanceTimersByTime(9 * 60_000);
    seen.push(isUsed());
    if (event !== "") target.dispatchEvent(new Event(event));
  }
  expect(seen).toEqual([true, false, false, true, false]);
});
