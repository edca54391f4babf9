import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../state/testing/page.ts";
import { withViews } from "./with-views.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = testPage({});
const texts = async (): Promise<void> => {};
const { signal } = new AbortController();

it("waits for the views of a page, but not for long", async () => {
  const shown = vi.fn<(answer: unknown) => void>();
  let done = (): void => {};
  const views = (): Promise<void> => new Promise((resolve) => (done = resolve));
  void withViews(async () => ({ page }), { texts, views })("/", signal).then(shown);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).not.toHaveBeenCalled();
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveBeenCalledExactlyOnceWith({ page });

  const later = vi.fn<(answer: unknown) => void>();
  void withViews(async () => ({ page }), { texts, views: () => new Promise(() => {}) })("/", signal).then(later);
  await vi.advanceTimersByTimeAsync(999);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(later).toHaveBeenCalledExactlyOnceWith({ page });
});

it("hands on a redirect at once", async () => {
  const views = vi.fn<() => Promise<void>>();
  const redirect = { redirect: "/btc", status: 301 } as const;
  expect(await withViews(async () => redirect, { texts, views })("/", signal)).toEqual(redirect);
  expect(views).not.toHaveBeenCalled();
});

it("shows no page without its texts, however long they take", async () => {
  const shown = vi.fn<(answer: unknown) => void>();
  void withViews(async () => ({ page }), { texts: () => new Promise(() => {}), views: async () => {} })("/", signal).then(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).not.toHaveBeenCalled();
  const away = withViews(async () => ({ page }), { texts: () => Promise.reject(new Error("away")), views: async () => {} });
  await expect(away("/", signal)).rejects.toThrow("away");
});
