import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("waits for an idle browser, at most 5 s", () => {
  const idle = vi.fn<(run: () => void, options: object) => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal("requestIdleCallback", idle);
  vi.stubGlobal("cancelIdleCallback", cancel);
  const start = vi.fn<() => void>();
  const callOff = whenIdle(start);
  expect(idle).toHaveBeenCalledExactlyOnceWith(start, { timeout: 5000 });
  callOff();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

it("waits a second where a browser has no idle callbacks", () => {
  vi.useFakeTimers();
  const start = vi.fn<() => void>();
  whenIdle(start);
  vi.advanceTimersByTime(999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
  whenIdle(start)();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
