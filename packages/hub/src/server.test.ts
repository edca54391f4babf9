import { Buffer } from "node:buffer";
import { connect as connectSocket, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { defineHub } from "./define-hub.ts";
import { HubError } from "./hub.ts";
import { connect, HANDSHAKE, negotiate, open, serve, type Served } from "./testing/loopback.ts";

test("paths of others are left alone", async () => {
  const side = await serve();
  for (const path of ["/", "/hubs", "/hub/other", "/hub/negotiate/x"]) {
    expect((await fetch(`http://127.0.0.1:${side.port}${path}`)).status).toBe(418);
  }
});

test("a hub at a path of its own, with or without a slash at the end", async () => {
  const side = await serve({ path: "/a/b/" });
  const response = await fetch(`http://127.0.0.1:${side.port}/a/b/negotiate/?negotiateVersion=1`, { method: "POST" });
  expect(response.status).toBe(200);
});

test("methods that mean nothing are answered 405", async () => {
  const side = await serve();
  const { connectionToken } = await negotiate(side);
  const put = await fetch(`${side.url}?id=${connectionToken}`, { method: "PUT" });
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, POST, DELETE"]);
});

test("a redirect leads to another hub, with a token, and makes no connection here", async () => {
  const side = await serve({ negotiate: () => ({ url: "https://example.org/hub", accessToken: "t" }) });
  expect(await negotiate(side)).toEqual({ negotiateVersion: 1, url: "https://example.org/hub", accessToken: "t" });
});

test("a failing hook is answered 500 without detail, over HTTP and on upgrade, and is logged", async () => {
  const error = vi.fn();
  const log = { debug: () => {}, warn: () => {}, error };
  const side = await serve({ log, authenticate: () => Promise.reject(new Error("secret")) });
  const response = await fetch(`${side.url}/negotiate`, { method: "POST" });
  expect([response.status, await response.text()]).toEqual([500, ""]);
  await expect(open(side)).rejects.toThrow("status 500");
  expect(error).toHaveBeenCalledTimes(2);
});

test("an upgrade that is no WebSocket's leaves nothing behind", async () => {
  const side = await serve({ limits: { connectionsPerAddress: 1 } });
  for (let index = 0; index < 3; index++) {
    const socket = connectSocket(side.port, "127.0.0.1");
    socket.write(
      "GET /hub HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n",
    );
    expect(await firstLine(socket)).toBe("HTTP/1.1 400 Bad Request");
  }
  await connect(side);
});

test("frames that come with the upgrade request itself are read", async () => {
  const side = await serve();
  const socket = connectSocket(side.port, "127.0.0.1");
  const payload = Buffer.from(HANDSHAKE);
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
  const head =
    "GET /hub HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n";
  let received = "";
  socket.on("data", (data) => (received += data.toString("latin1")));
  socket.write(Buffer.concat([Buffer.from(head), frame]));
  await expect.poll(() => received).toContain("{}\u001e");
  socket.destroy();
  await expect.poll(() => side.hub.connectionCount).toBe(0);
});

test.each([
  ["without a status", undefined, 1000],
  ["in order", 1000, 1000],
  ["because its page is left", 1001, 1001],
  ["with a code of its own", 4000, 4000],
])("a WebSocket that its client closes %s is answered, as ASP.NET does", async (_, sent, answered) => {
  const left: unknown[] = [];
  const side = await serve({ hub: defineHub({ methods: {}, onDisconnected: (_, error) => void left.push(error?.message) }) });
  const { socket, closed } = await connect(side);
  socket.close(sent);
  expect(await closed).toBe(answered);
  await expect.poll(() => left).toEqual([sent === 4000 ? "The WebSocket closed with code 4000." : undefined]);
});

test("close asks every client to reconnect, ends every transport, and leaves nothing", async () => {
  const left: unknown[] = [];
  const hub = defineHub({ methods: {}, onDisconnected: (_, error) => void left.push(error?.message) });
  const side = await serve({ hub });
  const webSocket = await connect(side);
  const [forEvents, forPolls] = [await negotiate(side), await negotiate(side)];
  const events = await fetch(`${side.url}?id=${forEvents.connectionToken}`, { headers: { accept: "text/event-stream" } });
  const post = (token: string) => fetch(`${side.url}?id=${token}`, { method: "POST", body: HANDSHAKE });
  const poll = () => fetch(`${side.url}?id=${forPolls.connectionToken}`);
  await post(forEvents.connectionToken);
  await poll();
  await post(forPolls.connectionToken);
  expect(await (await poll()).text()).toBe("{}\u001e");
  const last = poll();
  await expect.poll(() => side.hub.connectionCount).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const closing = side.server.close();
  const closeMessage = '{"type":7,"allowReconnect":true}';
  expect(await (await last).text()).toBe(`${closeMessage}\u001e`);
  expect((await poll()).status).toBe(204);
  expect(await events.text()).toContain(`data: ${closeMessage}`);
  expect(await webSocket.closed).toBe(1001);
  expect(webSocket.received).toEqual(["{}", closeMessage]);
  await closing;
  expect(left).toEqual(Array.from({ length: 3 }, () => "The server is closing."));
  expect((await fetch(`${side.url}/negotiate`, { method: "POST" })).status).toBe(503);
  await expect(open(side)).rejects.toThrow("status 503");
  expect((await poll()).status).toBe(404);
});

test("close leaves nothing of a client either that did not poll meanwhile", async () => {
  // The sweep, which would forget it soon as well, stops with the server.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const side = await serve({ timeouts: { close: 50 } });
  const { connectionToken } = await negotiate(side);
  const url = `${side.url}?id=${connectionToken}`;
  await fetch(url);
  await fetch(url, { method: "POST", body: HANDSHAKE });
  expect(side.hub.connectionCount).toBe(1);
  await side.server.close();
  expect((await fetch(url)).status).toBe(404);
});

test("close waits for handlers that are under way, and not for clients that do not answer", async () => {
  let done = false;
  const hub = defineHub({
    methods: {},
    onDisconnected: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      done = true;
    },
  });
  const side = await serve({ hub, timeouts: { close: 100 } });
  const { socket } = await connect(side);
  socket.pause();
  await side.server.close();
  expect(done).toBe(true);
});

test("clients get what a method throws only if it is a HubError, or while developing", async () => {
  const methods = {
    Secret: () => {
      throw new Error("secret");
    },
    Meant: () => {
      throw new HubError("Not today.");
    },
    Unsayable: () => 10n,
  };
  const ask = async (side: Served, target: string) => {
    const { socket, received } = await connect(side);
    socket.send(`{"type":1,"invocationId":"1","target":"${target}","arguments":[]}\u001e`);
    await expect.poll(() => received.length).toBe(2);
    return (JSON.parse(received[1] ?? "") as { error: string }).error;
  };
  const side = await serve({ hub: defineHub({ methods }) });
  expect(await ask(side, "secret")).toBe("An unexpected error occurred invoking 'secret' on the server.");
  expect(await ask(side, "meant")).toBe("An unexpected error occurred invoking 'meant' on the server. HubException: Not today.");
  expect(await ask(side, "unsayable")).toBe("An unexpected error occurred invoking 'unsayable' on the server.");
  expect(await ask(side, "__proto__")).toBe(
    "Failed to invoke '__proto__' due to an error on the server. HubException: Method does not exist.",
  );
  const open = await serve({ hub: defineHub({ methods }), detailedErrors: true });
  expect(await ask(open, "secret")).toBe("An unexpected error occurred invoking 'secret' on the server. Error: secret");
});

function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once("data", (data) => resolve(data.toString().split("\r\n")[0] ?? "")));
}
