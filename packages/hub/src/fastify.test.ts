import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { defineHub } from "./define-hub.ts";
import { hubPlugin } from "./fastify.ts";
import { serve } from "./testing/loopback.ts";

let app: FastifyInstance;
afterEach(() => app.close());

const methods = {
  Echo: (_: unknown, value: unknown) => value,
  async *Count(_: unknown, until: number) {
    for (let number = 1; number <= until; number++) yield number;
  },
};

const transports = ["WebSockets", "ServerSentEvents", "LongPolling"] as const;

test.each(transports)("the client of @microsoft/signalr calls, streams and receives over %s", async (transport) => {
  const hub = defineHub({ methods });
  app = Fastify({ forceCloseConnections: true });
  await app.register(hubPlugin, { path: "/api/hub", hub });
  app.post("/other", async (request) => request.body);
  const address = await app.listen({ port: 0 });
  const client = new HubConnectionBuilder()
    .withUrl(`${address}/api/hub`, { transport: HttpTransportType[transport] })
    .configureLogging(LogLevel.None)
    .build();
  const received: unknown[] = [];
  client.on("traffic", (value) => received.push(value));
  await client.start();
  expect(await client.invoke("echo", { tên: "Đường" })).toEqual({ tên: "Đường" });
  const items: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client.stream("COUNT", 3).subscribe({ next: (item) => items.push(item), complete: resolve, error: reject });
  });
  expect(items).toEqual([1, 2, 3]);
  hub.clients.all.send("traffic", { connectedCount: 1 });
  await expect.poll(() => received).toEqual([{ connectedCount: 1 }]);
  await client.stop();
  await expect.poll(() => hub.connectionCount).toBe(0);
  expect((await app.inject({ method: "POST", url: "/other", payload: { a: 1 } })).json()).toEqual({ a: 1 });
});

describe("behind Fastify a request is answered as on plain HTTP:", () => {
  const CONNECTION = "?id={token}";
  const cases: readonly (readonly [method: string, path: string, query: string, headers: Readonly<Record<string, string>>])[] = [
    ["PUT", "/hub", CONNECTION, {}],
    ["PATCH", "/hub", CONNECTION, {}],
    ["HEAD", "/hub", CONNECTION, {}],
    ["TRACE", "/hub", CONNECTION, {}],
    ["GET", "/hub/negotiate", "", {}],
    ["HEAD", "/hub/negotiate", "", {}],
    ["PUT", "/hub/negotiate", "", {}],
    ["PUT", "/hub/negotiate/", "", {}],
    ["GET", "/hub/", "?id=unknown", {}],
    ["POST", "/hub/", "?id=unknown", {}],
    ["GET", "/hub/", CONNECTION, {}],
    ["OPTIONS", "/hub/", "", {}],
    ["POST", "/hub/negotiate", "", { "content-type": "nonsense" }],
    ["POST", "/hub/negotiate", "", { "content-type": "" }],
    ["POST", "/hub", CONNECTION, { "content-type": ";;;" }],
    ["POST", "/hub", CONNECTION, { "content-type": "application/json" }],
    ["DELETE", "/hub", CONNECTION, { "content-type": "text" }],
    ["POST", "/hub", "", { "content-length": "9999999" }],
  ];

  test.each(cases)("%s %s%s %j", async (method, path, query, headers) => {
    const plain = await serve({ path: "/hub" });
    // A poll that waits and a body that never comes would hold it open for 5 s.
    app = Fastify({ forceCloseConnections: true });
    await app.register(hubPlugin, { path: "/hub", hub: defineHub({ methods }) });
    const behind = await app.listen({ port: 0, host: "127.0.0.1" });
    const [expected, given] = [`http://127.0.0.1:${plain.port}`, behind].map(async (origin) => {
      const negotiated = await fetch(`${origin}/hub/negotiate?negotiateVersion=1`, { method: "POST" });
      const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
      return answerTo(method, origin + path + query.replace("{token}", connectionToken), headers);
    });
    expect(await given).toEqual(await expected);
  });

  test("an address that only Fastify takes for the hub's is not found, and nothing waits for ever", async () => {
    app = Fastify({ routerOptions: { caseSensitive: false, ignoreDuplicateSlashes: true } });
    await app.register(hubPlugin, { path: "/hub", hub: defineHub({ methods }) });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    for (const path of ["/%68ub/negotiate", "/HUB/negotiate", "//hub/negotiate"])
      expect((await answerTo("POST", address + path, {})).status, path).toBe(404);
  });
});

/** What a client reads; the negotiated ids and the time differ from one server to the next. */
async function answerTo(method: string, url: string, headers: Readonly<Record<string, string>>) {
  const outgoing = request(url, { method, headers });
  outgoing.end();
  const [response] = (await once(outgoing, "response", { signal: AbortSignal.timeout(2_000) })) as [IncomingMessage];
  const body = await new Response(Readable.toWeb(response) as ReadableStream).text();
  const { allow, "content-type": type, "cache-control": cache } = response.headers;
  return { status: response.statusCode, allow, type, cache, body: body.replace(/"connection(?:Id|Token)":"[^"]+"/g, "") };
}

test("closing the application closes its hubs, and asks clients to reconnect", async () => {
  app = Fastify();
  await app.register(hubPlugin, { path: "/a", hub: defineHub({ methods }) });
  await app.register(hubPlugin, { path: "/b", hub: defineHub({ methods }) });
  const address = await app.listen({ port: 0 });
  for (const path of ["/a", "/b"]) {
    const socket = new WebSocket(address.replace("http", "ws") + path);
    await once(socket, "open");
    socket.send('{"protocol":"json","version":1}\u001e');
    await once(socket, "message");
    if (path === "/a") socket.close();
    else {
      const last = once(socket, "message");
      await app.close();
      expect(String((await last)[0])).toBe('{"type":7,"allowReconnect":true}\u001e');
    }
  }
});

test("an upgrade that is for no hub is answered 404", async () => {
  app = Fastify();
  await app.register(hubPlugin, { path: "/a", hub: defineHub({ methods }) });
  const address = await app.listen({ port: 0 });
  const socket = new WebSocket(`${address.replace("http", "ws")}/no one`);
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(404);
});

test("the application's log has neither tokens nor addresses of the hub's requests", async () => {
  const lines: string[] = [];
  app = Fastify({ logger: { level: "trace", stream: { write: (line: string) => void lines.push(line) } } });
  const failing = () => {
    throw new Error("broken");
  };
  await app.register(hubPlugin, { path: "/a", hub: defineHub({ methods }), authenticate: failing });
  await app.inject({
    method: "POST",
    url: "/a/negotiate?access_token=verysecret",
    headers: { authorization: "Bearer verysecret", cookie: "c=verysecret" },
  });
  expect(lines.join("")).toContain("hub request failed");
  expect(lines.join("")).not.toContain("verysecret");
});
