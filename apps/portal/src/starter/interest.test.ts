import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onInterest, savesData } from "./interest.ts";

let view = new EventTarget();
const page = { readyState: "complete" };
beforeEach(() => {
  vi.useFakeTimers();
  view = new EventTarget();
  page.readyState = "complete";
  vi.stubGlobal("addEventListener", view.addEventListener.bind(view));
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (sign: string): unknown => view.dispatchEvent(new Event(sign));
const waiting = (touchOnly: boolean) => {
  const start = vi.fn<() => void>();
  onInterest(start, touchOnly);
  return start;
};

describe("interest", () => {
  it.each(["pointermove", "pointerdown", "keydown", "touchstart", "scroll"])("is a first sign of a reader: %s", (sign) => {
    const start = waiting(false);
    show(sign);
    expect(start).toHaveBeenCalledOnce();
  });

  it("is taken notice of once", () => {
    const start = waiting(false);
    for (const sign of ["scroll", "scroll", "keydown"]) show(sign);
    vi.advanceTimersByTime(60_000);
    expect(start).toHaveBeenCalledOnce();
  });

  it("is taken for granted 5 s after the page has loaded, when the browser is idle", () => {
    const idle = vi.fn<(run: () => void, options: object) => number>();
    vi.stubGlobal("requestIdleCallback", idle);
    page.readyState = "interactive";
    const start = waiting(false);
    vi.advanceTimersByTime(60_000);
    show("load");
    vi.advanceTimersByTime(4999);
    expect(idle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 5000 });
    expect(start).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    expect(start).toHaveBeenCalledOnce();
  });

  it("is taken for granted then where a browser has no idle callbacks", () => {
    const start = waiting(false);
    vi.advanceTimersByTime(5000);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe("with Save-Data", () => {
  it.each(["pointerdown", "keydown", "touchstart"])("interest is what a reader does on purpose: %s", (sign) => {
    const start = waiting(true);
    show(sign);
    expect(start).toHaveBeenCalledOnce();
  });

  it("neither a pointer that moves, nor a page that scrolls, nor time is any", () => {
    const start = waiting(true);
    for (const sign of ["pointermove", "scroll"]) show(sign);
    vi.advanceTimersByTime(3_600_000);
    expect(start).not.toHaveBeenCalled();
  });
});

it("data is saved where the browser says so, by itself or to style sheets", () => {
  const saves = (browser: object, reduced: boolean): boolean => {
    vi.stubGlobal("navigator", browser);
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query === "(prefers-reduced-data: reduce)" }));
    return savesData();
  };
  expect([saves({ connection: { saveData: true } }, false), saves({}, true)]).toEqual([true, true]);
  expect([saves({ connection: { saveData: false } }, false), saves({}, false)]).toEqual([false, false]);
});
