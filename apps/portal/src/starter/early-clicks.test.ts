import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdClicks } from "./early-clicks.ts";

/** Events here have the target that says what they were on. */
let listeners: ((event: object) => void)[] = [];
beforeEach(() => {
  listeners = [];
  vi.stubGlobal(
    "addEventListener",
    (_: string, listener: (event: object) => void, capture: boolean) => capture && listeners.push(listener),
  );
  vi.stubGlobal("removeEventListener", (_: string, listener: (event: object) => void, capture: boolean) => {
    if (capture) listeners = listeners.filter((one) => one !== listener);
  });
});
afterEach(() => void vi.unstubAllGlobals());

interface Part {
  /** What a click on it is for: a button that waits for the program, or something in one; undefined: anything else. */
  readonly button: { readonly isConnected: boolean; readonly click: () => void } | undefined;
}

/** @returns whether what is below the window hears of it */
function press({ button }: Part): boolean {
  const stop = vi.fn<() => void>();
  for (const listener of listeners) listener({ target: { closest: () => button }, stopImmediatePropagation: stop });
  return stop.mock.calls.length === 0;
}

const button = (isConnected = true) => {
  const part = { isConnected, click: vi.fn<() => void>(() => void press({ button: part })) };
  return part;
};

it("a click on a button comes once, after hydration, however often it was pressed", () => {
  const pressed = button();
  const letClicks = holdClicks();
  expect([press({ button: pressed }), press({ button: pressed })]).toEqual([false, false]);
  expect(pressed.click).not.toHaveBeenCalled();
  letClicks(true);
  expect(pressed.click).toHaveBeenCalledOnce();
  expect(press({ button: pressed })).toBe(true);
});

it("of several buttons the last one that was pressed is meant", () => {
  const [first, last] = [button(), button()];
  const letClicks = holdClicks();
  press({ button: first });
  press({ button: last });
  letClicks(true);
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1]);
});

it("links, disclosures and what sends a form wait for nothing", () => {
  holdClicks();
  expect(press({ button: undefined })).toBe(true);
});

it("nothing is repeated where the page stays as it was served, or where hydration has replaced the button", () => {
  const [unanswered, replaced] = [button(), button(false)];
  const letClicks = holdClicks();
  press({ button: unanswered });
  letClicks(false);
  const letOthers = holdClicks();
  press({ button: replaced });
  letOthers(true);
  expect([unanswered.click.mock.calls.length, replaced.click.mock.calls.length]).toEqual([0, 0]);
});
