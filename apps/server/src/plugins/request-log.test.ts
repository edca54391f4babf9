import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";

test("the log has neither addresses nor queries of visitors", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "trace" }, { write: (line: string) => lines.push(line) }) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/btc?fullName=Nguyen+Van+A`, { headers: { authorization: "Bearer secret" } });
  await app.close();
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ msg }) => msg === "answered");
  expect(answered).toMatchObject({ method: "GET", path: "/btc", status: 200, ms: expect.any(Number), reqId: expect.any(String) });
  expect(lines.join("")).not.toMatch(/Nguyen|secret|127\.0\.0\.1.*Bearer|remoteAddress/);
});

test("all lines of a request have its id, which its answer has, too", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }) });
  app.get("/own-lines", async (request) => {
    request.log.debug("of no interest");
    request.log.info({ count: 1 }, "found %s", "one");
    request.log.child({ part: "search" }).warn("slow");
    return {};
  });
  const { headers } = await app.inject("/own-lines");
  const reqId = headers["x-request-id"];
  expect(reqId).toMatch(/^[\w-]{36}$/);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 30, reqId, count: 1, msg: "found one" },
    { level: 40, reqId, part: "search", msg: "slow" },
    { level: 30, reqId, path: "/own-lines", msg: "answered" },
  ]);
});

test("the hub's requests are not in the log", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "trace" }, { write: (line: string) => lines.push(line) }) });
  expect((await app.inject({ method: "POST", url: "/api/apphub/negotiate?negotiateVersion=1" })).statusCode).toBe(200);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "answered");
  expect(answered.map(({ path }) => path)).toEqual(["/healthz"]);
});
