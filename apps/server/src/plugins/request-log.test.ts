import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
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

test("of the hub's requests those that are refused are in the log, and no other", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "trace" }, { write: (line: string) => lines.push(line) }) });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const hub = `${address}/api/apphub`;
  const foreign = { origin: "https://foreign.example" };
  const answers = [
    await fetch(`${hub}/negotiate?negotiateVersion=1&access_token=secret`, { method: "POST" }),
    await fetch(`${hub}/negotiate?negotiateVersion=x`, { method: "POST" }),
    await fetch(`${hub}/negotiate?access_token=secret`, { method: "POST", headers: foreign }),
    await fetch(`${hub}?id=unknown`),
    await fetch(`${address}/healthz`),
  ].map(({ status, headers }) => ({ status, id: headers.get("x-request-id"), policy: headers.get("content-security-policy") }));
  const upgrade = ["connection: upgrade", "upgrade: websocket"];
  const key = "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==";
  for (const headers of [
    [...upgrade, "sec-websocket-version: 13", key],
    [...upgrade, "sec-websocket-version: 13", key, `origin: ${foreign.origin}`],
    [...upgrade, "sec-websocket-version: 13", "sec-websocket-key: short"],
    [...upgrade, "sec-websocket-version: 1", key],
  ])
    answers.push(
      await upgraded(new URL(address).port, ["GET /api/apphub?access_token=secret HTTP/1.1", "host: portal.example", ...headers]),
    );
  await app.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 403, 404, 200, 101, 403, 400, 400]);
  for (const { status, id, policy } of answers)
    if (status !== 101) expect([id, policy]).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringContaining("default-src 'self'")]);
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "answered");
  const refused = answers.filter(({ status }) => status >= 400);
  expect(answered.filter(({ path }) => path !== "/healthz").map(({ reqId, status }) => ({ reqId, status }))).toEqual(
    refused.map(({ id, status }) => ({ reqId: id, status })),
  );
  expect(answered).toHaveLength(refused.length + 1);
  expect(lines.join("")).not.toMatch(/secret|foreign/);
});

/** The first answer on a connection of its own. */
async function upgraded(port: string, lines: readonly string[]) {
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [chunk] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  const head = chunk.toString();
  const header = (name: string): string | null => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? null;
  return { status: Number(head.split(" ")[1]), id: header("x-request-id"), policy: header("content-security-policy") };
}

test("what a browser fetches ahead is told apart from what its reader asks for", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }) });
  for (const purpose of ["prefetch", "prefetch;prerender", undefined])
    await app.inject({ url: "/btc", headers: purpose === undefined ? {} : { "sec-purpose": purpose } });
  await app.close();
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "answered");
  expect(answered.map(({ ahead }) => ahead)).toEqual([true, true, undefined]);
});
