import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Delayed } from "./Delayed.tsx";

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

// spec §2.3, §9
it("shows nothing for the first 200 ms", () => {
  act(() => root.render(<Delayed>Đang tải...</Delayed>));
  act(() => void vi.advanceTimersByTime(199));
  expect(place.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(place.textContent).toBe("Đang tải...");
});

it("never shows what was ready before", () => {
  act(() => root.render(<Delayed>Đang tải...</Delayed>));
  act(() => root.render(<p>Trang</p>));
  act(() => void vi.advanceTimersByTime(1000));
  expect(place.textContent).toBe("Trang");
});
