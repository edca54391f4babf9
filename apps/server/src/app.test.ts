import { expect, test, vi } from "vitest";
import { buildTestApp, echoPortal, testApp } from "./routes/testing/test-app.ts";

const current = testApp(async () => {});

test("an answer that does not come is a 503, and the work behind it is told to stop", async () => {
  let reason: unknown;
  const load = (_path: string, { signal }: { signal: AbortSignal | undefined }) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject((reason = signal.reason)));
    });
  const app = await buildTestApp({ portal: { ...echoPortal, load } });
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answer = app.inject("/cham");
    await vi.advanceTimersByTimeAsync(15_000);
    const response = await answer;
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain("Trang tạm thời gián đoạn");
    expect(reason).toMatchObject({ code: "FST_ERR_HANDLER_TIMEOUT" });
  } finally {
    vi.useRealTimers();
  }
});

test("a file may take as long as its reader needs", async () => {
  const seen = new Map<string | undefined, number>();
  const app = await buildTestApp({ db: current().db });
  app.addHook("onRequest", async ({ routeOptions }) => void seen.set(routeOptions.url, routeOptions.handlerTimeout));
  await app.inject("/api/mediafile/a.svg");
  await app.inject("/btc");
  expect(Object.fromEntries(seen)).toEqual({ "/api/mediafile/*": 0, "/*": 15_000 });
});
