import { once } from "node:events";
import { get } from "node:http";
import { setImmediate } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { buildTestApp, echoPortal, testApp } from "../testing/test-app.ts";
import { testServices } from "../testing/services.ts";

const current = testApp(async () => {});

test("an answer that does not come is a 503 with one line in the log, and the work behind it is aborted", async () => {
  const lines: string[] = [];
  let reason: unknown;
  const load = (_path: string, { signal }: { signal: AbortSignal | undefined }) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject((reason = signal.reason)));
    });
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  const app = await buildTestApp({ portal: { ...echoPortal, load }, log });
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answer = app.inject("/cham");
    await vi.advanceTimersByTimeAsync(15_000);
    const response = await answer;
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain("Trang tạm thời gián đoạn");
    expect(reason).toMatchObject({ code: "FST_ERR_HANDLER_TIMEOUT", message: expect.stringContaining("15000 ms on route '/*'") as string });
    await setImmediate();
    const errors = lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ msg: "request failed" }]);
  } finally {
    vi.useRealTimers();
  }
});

test("a file may take as long as its reader needs", async () => {
  const seen = new Map<string | undefined, number>();
  const app = await buildTestApp({ services: testServices({ db: current().db }) });
  app.addHook("onRequest", async ({ routeOptions }) => void seen.set(routeOptions.url, routeOptions.handlerTimeout));
  await app.inject("/api/mediafile/a.svg");
  await app.inject("/btc");
  expect(Object.fromEntries(seen)).toEqual({ "/api/mediafile/*": 0, "/*": 15_000 });
});

test("a reader who goes away stops the work, and is no failure", async () => {
  const lines: string[] = [];
  const aborted = Promise.withResolvers<void>();
  const load = (_path: string, { signal }: { signal: AbortSignal | undefined }) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        reject(signal.reason);
        aborted.resolve();
      });
    });
  const app = await buildTestApp({
    portal: { ...echoPortal, load },
    log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }),
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const request = get(`${address}/cham`).on("error", () => {});
  await once(app.server, "request");
  request.destroy();
  await aborted.promise;
  await app.close();
  expect(lines.join("")).not.toContain("request failed");
});
