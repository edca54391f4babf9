import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { lazyView } from "./lazy-view.ts";
import type { BlockProps } from "./registry.ts";
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

/** Draws the page with fresh content, as a navigation or a retry brings it. */
const draw = (view: ReturnType<typeof lazyView<BlockProps>>) =>
  act(async () =>
    root.render(
      <LayoutRenderer
        page={page(region("n0", [block("n0-0", "cham")]), { "n0-0": { ...ready } })}
        registry={{ ...registry, block: () => view }}
        onFailure={() => {}}
        loading="Đang tải..."
      />,
    ),
  );

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
