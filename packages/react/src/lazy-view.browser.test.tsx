import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { lazyView } from "./lazy-view.ts";
import type { BlockProps, FallbackProps, HostPage, Registry } from "./registry.ts";
import { block, page, ready, region, registry } from "./testing/page.tsx";

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place, { onCaughtError: () => {} });
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

const View = ({ block: { key } }: BlockProps) => <p>{key} đã tải</p>;
const load = vi.fn<() => Promise<typeof View>>();

const drawPage = (drawn: HostPage, lazy: Registry) =>
  act(async () => root.render(<LayoutRenderer page={drawn} registry={lazy} onFailure={() => {}} loading="Đang tải..." />));

/** Draws the page with fresh content, as a navigation or a retry brings it. */
const draw = (view: ReturnType<typeof lazyView<BlockProps>>) =>
  drawPage(page(region("n0", [block("n0-0", "cham")]), { "n0-0": { ...ready } }), { ...registry, block: () => view });

// spec §2.3, §9
it("shows nothing for 200 ms, then that it loads, then the view", async () => {
  load.mockReset().mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(View), 500)));
  await draw(lazyView(load));
  expect(place.textContent).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(place.textContent).toBe("Đang tải...");
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(place.textContent).toBe("cham đã tải");
});

it("shows its placeholder after three retries, and loads again when the reader tries again", async () => {
  load.mockReset().mockRejectedValue(new Error("away"));
  const view = lazyView(load);
  await draw(view);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(place.textContent).toBe("Khối cham: error");
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue(View);
  await draw(view);
  expect(place.textContent).toBe("cham đã tải");
});

it("shows the general placeholder where a widget's own one cannot be loaded", async () => {
  const away = lazyView<FallbackProps>(() => Promise.reject(new Error("away")));
  const widget = { kind: "widget", id: "n0-0", className: "c", name: "own", headingLevel: 1, needs: {} } as const;
  const content: HostPage["content"] = { "n0-0": { status: "failed", reason: "unavailable" }, "n0-1": ready };
  await drawPage(page(region("n0", [widget, block("n0-1", "tot")]), content), { ...registry, widgetFallback: () => away });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(place.textContent).toBe("this part: errortot:Tin");
});
