/** For tests: hubs on loopback, and the simplest clients that there are. They are closed after each test. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect } from "vitest";
import { WebSocket } from "ws";
import { defineHub } from "../define-hub.ts";
import type { Hub } from "../hub.ts";
import type { HubServerOptions } from "../options.ts";
import { createHubServer, type HubServer } from "../server.ts";

export interface Served {
  readonly hub: Hub;
  readonly server: HubServer;
  readonly http: Server;
  readonly port: number;
  readonly url: string;
}

const served: Served[] = [];
afterEach(async () => {
  for (const { server, http } of served.splice(0)) {
    await server.close();
    http.closeAllConnections();
    http.close();
  }
});

const usual = () => defineHub({ methods: { Echo: (_, value: unknown) => value, Big: (_, length: number) => "x".repeat(length) } });

export async function serve(options: Partial<HubServerOptions> = {}): Promise<Served> {
  const hub = options.hub ?? usual();
  const server = createHubServer({ path: "/hub", timeouts: { close: 200 }, ...options, hub });
  const http = createServer((request, response) => {
    if (!server.handleRequest(request, response)) response.writeHead(418).end();
  });
  http.on("upgrade", (request, socket, head) => {
    if (!server.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const all = { hub, server, http, port, url: `http://127.0.0.1:${port}/hub` };
  served.push(all);
  return all;
}

export const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

export async function negotiate(
  { url }: Served,
  headers: Record<string, string> = {},
): Promise<{ connectionId: string; connectionToken: string }> {
  const response = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: "POST", headers });
  expect(response.status).toBe(200);
  return (await response.json()) as { connectionId: string; connectionToken: string };
}

/** A WebSocket and what it received. */
export async function open(
  { port }: Served,
  query = "",
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; received: string[]; closed: Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hub${query}`, { headers });
  const received: string[] = [];
  socket.on("message", (data: Buffer) => received.push(...data.toString().split("\u001e").slice(0, -1)));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_, response) => reject(new Error(`status ${response.statusCode}`)));
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  return { socket, received, closed };
}

export async function connect(side: Served, query = "", headers: Record<string, string> = {}) {
  const client = await open(side, query, headers);
  client.socket.send(HANDSHAKE);
  await expect.poll(() => client.received).toEqual(["{}"]);
  return client;
}
