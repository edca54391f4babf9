import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazyModule, lazyView } from "./lazy-view.ts";

const View = () => <p>đã tải</p>;

describe("lazyView", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is drawn at once after preload: the server never shows a fallback", async () => {
    const Lazy = lazyView(async () => View);
    await Lazy.preload();
    expect(
      renderToString(
        <Suspense fallback="…">
          <Lazy />
        </Suspense>,
      ),
    ).toContain("<p>đã tải</p>");
  });

  it("tries three times more, one second apart", async () => {
    const load = vi
      .fn<() => Promise<typeof View>>()
      .mockRejectedValueOnce(new Error("1"))
      .mockRejectedValueOnce(new Error("2"))
      .mockRejectedValueOnce(new Error("3"))
      .mockResolvedValue(View);
    const loaded = lazyView(load).preload();
    await vi.advanceTimersByTimeAsync(2999);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(load).toHaveBeenCalledTimes(4);
  });

  it("gives up after the third retry, and may be asked again", async () => {
    const load = vi.fn<() => Promise<typeof View>>().mockRejectedValue(new Error("away"));
    const lazy = lazyView(load);
    const failed = lazy.preload().catch(String);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await failed).toBe("Error: away");
    load.mockResolvedValue(View);
    await lazy.preload();
    expect(load).toHaveBeenCalledTimes(5);
  });

  it("gives up after 30 s", async () => {
    const failed = lazyView(() => new Promise<typeof View>(() => {}))
      .preload()
      .catch(String);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toContain("30000 ms");
  });

  it("takes a module's component by the name of its file, and remembers that name", async () => {
    const Lazy = lazyModule("View", async () => ({ View, other: 1 }));
    await Lazy.preload();
    expect(Lazy.module).toBe("View");
    expect(
      renderToString(
        <Suspense>
          <Lazy />
        </Suspense>,
      ),
    ).toContain("<p>đã tải</p>");
  });
});
