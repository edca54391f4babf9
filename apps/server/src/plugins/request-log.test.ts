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
