import { Buffer } from "node:buffer";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { OutgoingMessage } from "./outgoing-message.ts";

test.each([0, 1, 125, 126, 127, 65_534, 65_535, 65_536, 200_000])(
  "a frame of %i bytes is one that a WebSocket client reads",
  async (length) => {
    const http = createServer().listen(0, "127.0.0.1");
    const server = new WebSocketServer({ server: http, perMessageDeflate: false });
    await new Promise((resolve) => http.once("listening", resolve));
    const text = "x".repeat(length);
    server.on("connection", (webSocket, request) => {
      request.socket.write(new OutgoingMessage(text).frame);
      webSocket.close();
    });
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const got = await new Promise<[Buffer, boolean]>((resolve) =>
      client.once("message", (data, binary) => resolve([data as Buffer, binary])),
    );
    expect(got).toEqual([Buffer.from(text), false]);
    server.close();
    http.close();
  },
);

test("each form is built once and shared", () => {
  const message = new OutgoingMessage('{"type":6}\u001e');
  expect(message.frame).toBe(message.frame);
  expect(message.event).toBe(message.event);
  expect(message.event.toString()).toBe('data: {"type":6}\u001e\r\n\r\n');
});

test("the length of a frame is in bytes, not in characters", () => {
  expect(new OutgoingMessage("đ").frame).toEqual(Buffer.from([0x81, 2, 0xc4, 0x91]));
});
