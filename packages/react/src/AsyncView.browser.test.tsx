import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AsyncView } from "./AsyncView.tsx";
import { lazyView, type LazyView } from "./lazy-view.ts";

interface Props {
  readonly name: string;
}

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

const View = ({ name }: Props) => <p>Khung {name}</p>;
const load = vi.fn<() => Promise<typeof View>>();
const onError = vi.fn<(error: unknown) => void>();

const draw = (view: LazyView<Props> | typeof View, resetKey: unknown = 0) =>
  act(async () =>
    root.render(
      <>
        <AsyncView view={view} props={{ name: "đơn vị" }} loading="Đang tải..." failed="Lỗi" onError={onError} resetKey={resetKey} />
        <main>Nội dung</main>
      </>,
    ),
  );

// spec §2.3, §9
it("shows nothing for 200 ms, then that it loads, then the view; what stands beside it is there all the time", async () => {
  load.mockReset().mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(View), 500)));
  await draw(lazyView(load));
  expect(place.textContent).toBe("Nội dung");
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(place.textContent).toBe("Nội dung");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(place.textContent).toBe("Đang tải...Nội dung");
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(place.textContent).toBe("Khung đơn vịNội dung");
});

it("shows its placeholder after three retries one second apart, and loads again when the reader tries again", async () => {
  load.mockReset().mockRejectedValue(new Error("away"));
  onError.mockReset();
  const view = lazyView(load);
  await draw(view);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(place.textContent).toBe("Đang tải...Nội dung");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(place.textContent).toBe("LỗiNội dung");
  expect(load).toHaveBeenCalledTimes(4);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "away" }));
  load.mockResolvedValue(View);
  await draw(view, 1);
  expect(place.textContent).toBe("Khung đơn vịNội dung");
});

it("shows its placeholder after 30 s where loading never ends", async () => {
  load.mockReset().mockImplementation(() => new Promise(() => {}));
  await draw(lazyView(load));
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(place.textContent).toBe("Đang tải...Nội dung");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(place.textContent).toBe("LỗiNội dung");
});

it("draws an eager view, and one that was loaded before, at once", async () => {
  await draw(View);
  expect(place.textContent).toBe("Khung đơn vịNội dung");
  const view = lazyView<Props>(async () => View);
  await view.preload();
  await draw(view);
  expect(place.textContent).toBe("Khung đơn vịNội dung");
});
