import { once } from "node:events";
import { HttpTransportType, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { defineHub } from "./define-hub.ts";
import { hubPlugin } from "./fastify.ts";

let app: FastifyInstance;
afterEach(() => app.close());

const methods = {
  Echo: (_: unknown, value: unknown) => value,
  async *Count(_: unknown, until: number) {
    for (let number = 1; number <= until; number++) yield number;
  },
};

const transports = ["WebSockets", "ServerSentEvents", "LongPolling"] as const;

test.each(transports)("the client of @microsoft/signalr calls, streams and hears over %s", async (transport) => {
  const hub = defineHub({ methods });
  app = Fastify({ forceCloseConnections: true });
  await app.register(hubPlugin, { path: "/api/hub", hub });
  app.post("/other", async (request) => request.body);
  const address = await app.listen({ port: 0 });
  const client = new HubConnectionBuilder()
    .withUrl(`${address}/api/hub`, { transport: HttpTransportType[transport] })
    .configureLogging(LogLevel.None)
    .build();
  const heard: unknown[] = [];
  client.on("traffic", (value) => heard.push(value));
  await client.start();
  expect(await client.invoke("echo", { tên: "Đường" })).toEqual({ tên: "Đường" });
  const items: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client.stream("COUNT", 3).subscribe({ next: (item) => items.push(item), complete: resolve, error: reject });
  });
  expect(items).toEqual([1, 2, 3]);
  hub.clients.all.send("traffic", { connectedCount: 1 });
  await expect.poll(() => heard).toEqual([{ connectedCount: 1 }]);
  await client.stop();
  await expect.poll(() => hub.connectionCount).toBe(0);
  expect((await app.inject({ method: "POST", url: "/other", payload: { a: 1 } })).json()).toEqual({ a: 1 });
});

test("closing the application closes its hubs, and tells clients to come again", async () => {
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

test("an upgrade that is nobody's is answered 404", async () => {
  app = Fastify();
  await app.register(hubPlugin, { path: "/a", hub: defineHub({ methods }) });
  const address = await app.listen({ port: 0 });
  const socket = new WebSocket(`${address.replace("http", "ws")}/nobody`);
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
