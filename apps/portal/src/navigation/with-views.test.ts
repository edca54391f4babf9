import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../state/test-page.ts";
import { withViews } from "./with-views.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = testPage({});
const { signal } = new AbortController();

it("waits for the views of a page, but not for long", async () => {
  const shown = vi.fn<(answer: unknown) => void>();
  let done = (): void => {};
  void withViews(async () => ({ page }), () => new Promise<void>((resolve) => (done = resolve)))("/", signal).then(shown);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).not.toHaveBeenCalled();
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ page });

  const later = vi.fn<(answer: unknown) => void>();
  void withViews(async () => ({ page }), () => new Promise(() => {}))("/", signal).then(later);
  await vi.advanceTimersByTimeAsync(999);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(later).toHaveBeenCalledExactlyOnceWith({ page });
});

it("hands on a redirect at once", async () => {
  const preload = vi.fn<() => Promise<void>>();
  const redirect = { redirect: "/btc", status: 301 } as const;
  expect(await withViews(async () => redirect, preload)("/", signal)).toEqual(redirect);
  expect(preload).not.toHaveBeenCalled();
});
