import { afterEach, expect, it, vi } from "vitest";
import { reportPrefetched } from "./report-prefetched.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["navigational-prefetch", [["/api/page?path=%2Fbtc%2Ftin%3Fpage%3D2", { method: "HEAD" }]]],
  ["", []],
])("a document delivered by %j says that it is shown: %j", (deliveryType, calls) => {
  const ask = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("location", { pathname: "/btc/tin", search: "?page=2" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ deliveryType } as unknown as PerformanceEntry]);
  reportPrefetched();
  expect(ask.mock.calls).toEqual(calls);
});
