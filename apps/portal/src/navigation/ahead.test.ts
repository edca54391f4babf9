import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Loaded, PageModel } from "@portal/domain";
import { createAhead } from "./ahead.ts";
import type { PageFetcher } from "./fetch-page.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Asked {
  readonly path: string;
  readonly isAhead: boolean;
  readonly signal: AbortSignal;
  readonly resolve: (answer: Loaded) => void;
  readonly reject: (error: Error) => void;
}

function loader() {
  const asked: Asked[] = [];
  const shown: string[] = [];
  const asking =
    (isAhead: boolean): PageFetcher =>
    (path, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
      asked.push({ path, isAhead, signal, resolve, reject });
      return promise;
    };
  const ahead = createAhead({ load: asking(false), loadAhead: asking(true), onShown: (path) => void shown.push(path) });
  return { ahead, asked, shown, paths: () => asked.map(({ path }) => path) };
}
const answer: Loaded = { redirect: "/btc", status: 301 };
const signal = (): AbortSignal => new AbortController().signal;

it("gives a navigation what was fetched ahead, once", async () => {
  const { ahead, asked, paths } = loader();
  ahead.fetch("/btc/tin#muc");
  ahead.fetch("/btc/tin");
  asked[0]?.resolve(answer);
  expect(await ahead.load("/btc/tin", signal())).toBe(answer);
  expect(paths()).toEqual(["/btc/tin"]);
  void ahead.load("/btc/tin", signal());
  expect(paths()).toEqual(["/btc/tin", "/btc/tin"]);
});

it("says which pages no one sees yet, and that one is seen", async () => {
  const { ahead, asked, shown } = loader();
  for (const path of ["/btc/tin", "/btc/khac", "/btc/cu"]) ahead.fetch(path);
  asked[0]?.resolve({ page: {} as PageModel });
  asked[1]?.resolve({ page: {} as PageModel });
  asked[2]?.resolve(answer);
  await ahead.load("/btc/tin", signal());
  await ahead.load("/btc/cu", signal());
  expect(shown).toEqual(["/btc/tin"]);
  void ahead.load("/btc/tin", signal());
  expect(asked.map(({ isAhead }) => isAhead)).toEqual([true, true, true, false]);
});

it("joins a navigation with what is under way, which ends with it", () => {
  const { ahead, asked } = loader();
  const leaves = new AbortController();
  ahead.fetch("/btc/tin");
  void ahead.load("/btc/tin", leaves.signal);
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false]);
  leaves.abort();
  expect(asked[0]?.signal.aborted).toBe(true);
});

it("fetches no page of a visitor's own, no search, no file, nothing elsewhere", () => {
  const { ahead, paths } = loader();
  for (const href of ["/btc/tai-khoan/dang-nhap", "/btc/tim-kiem?q=thue", "/api/mediafile/a.pdf", "https://example.org/", "#muc"])
    ahead.fetch(href);
  expect(paths()).toEqual([]);
});

it("drops what no one has taken for ten seconds", () => {
  const { ahead, asked, paths } = loader();
  ahead.fetch("/btc/tin");
  vi.advanceTimersByTime(9_999);
  expect(asked[0]?.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(asked[0]?.signal.aborted).toBe(true);
  void ahead.load("/btc/tin", signal());
  expect(paths()).toHaveLength(2);
});

it("keeps four at most: the oldest gives way", () => {
  const { ahead, asked } = loader();
  for (const page of [1, 2, 3, 4, 5]) ahead.fetch(`/btc/tin?page=${page}`);
  expect(asked.map((one) => one.signal.aborted)).toEqual([true, false, false, false, false]);
});

it("does not remember a failure: the click asks again", async () => {
  const { ahead, asked, paths } = loader();
  ahead.fetch("/btc/tin");
  asked[0]?.reject(new Error("away"));
  await vi.advanceTimersByTimeAsync(0);
  void ahead.load("/btc/tin", signal());
  expect(paths()).toHaveLength(2);
});

it("shows nothing that was fetched before the visitor changed something", () => {
  const { ahead, asked, paths } = loader();
  ahead.fetch("/btc/tin");
  asked[0]?.resolve(answer);
  ahead.forget();
  void ahead.load("/btc/tin", signal());
  expect(paths()).toHaveLength(2);
});
