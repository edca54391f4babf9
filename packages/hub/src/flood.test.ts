import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { connect, HANDSHAKE, negotiate, serve } from "./testing/loopback.ts";

test("a client that never reads its WebSocket is cut, and a big answer alone is no reason to", async () => {
  const side = await serve({ limits: { sendBufferBytes: 100_000 } });
  const reader = await connect(side);
  reader.socket.send('{"type":1,"invocationId":"1","target":"Big","arguments":[3000000]}\u001e');
  await expect.poll(() => reader.received.length).toBe(2);
  const silent = await connect(side);
  silent.socket.pause();
  const deadline = performance.now() + 10_000;
  while (side.hub.connectionCount === 2 && performance.now() < deadline) {
    side.hub.clients.all.send("news", "x".repeat(100_000));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(side.hub.connectionCount).toBe(1);
  expect(reader.socket.readyState).toBe(WebSocket.OPEN);
});

test("a client that never reads its events is cut", async () => {
  const side = await serve({ limits: { sendBufferBytes: 100_000 } });
  const { connectionToken } = await negotiate(side);
  const events = httpRequest(`${side.url}?id=${connectionToken}`, { headers: { accept: "text/event-stream" } }, (response) =>
    response.pause(),
  );
  events.on("error", () => {});
  events.end();
  await expect.poll(async () => (await fetch(`${side.url}?id=${connectionToken}`, { method: "POST", body: HANDSHAKE })).status).toBe(200);
  const deadline = performance.now() + 10_000;
  while (side.hub.connectionCount === 1 && performance.now() < deadline) {
    side.hub.clients.all.send("news", "x".repeat(100_000));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(side.hub.connectionCount).toBe(0);
});

test("a client that goes on with garbage after it was closed is cut before its time", async () => {
  const side = await serve({ timeouts: { close: 60_000 } });
  const { socket, received, closed } = await connect(side);
  socket.send("garbage\u001e");
  for (let index = 0; index < 1_000; index++) socket.send("garbage\u001e");
  await closed;
  expect(received.length).toBeLessThan(4);
});

test("a client that goes on with an oversize message is cut before its time; one that stops gets 1009", async () => {
  const side = await serve({ timeouts: { close: 60_000 } });
  const mistaken = await connect(side);
  mistaken.socket.send("x".repeat(300_000));
  expect(await mistaken.closed).toBe(1009);
  const endless = await connect(side);
  const more = () => endless.socket.readyState === WebSocket.OPEN && endless.socket.send("x".repeat(100_000), { fin: false }, more);
  more();
  await endless.closed;
});

test("one client's flood of good messages leaves others their turn", async () => {
  const side = await serve({ limits: { messagesPerSecond: 1_000_000 } });
  const [flooding, patient] = [await connect(side), await connect(side)];
  const call = '{"type":1,"target":"Echo","arguments":["x"]}\u001e';
  for (let index = 0; index < 20_000; index++) flooding.socket.send(call);
  flooding.socket.send(call.replace("1,", '1,"invocationId":"last",'));
  patient.socket.send(call.replace("1,", '1,"invocationId":"mine",'));
  await expect.poll(() => patient.received.length, { interval: 1 }).toBe(2);
  expect(flooding.received).toEqual(["{}"]);
});
