import { describe, expect, test } from "vitest";
import type { HubUser, TransportName } from "./hub.ts";
import { connect, negotiate, open, serve } from "./testing/loopback.ts";

test("the token comes from the header or from the query, and is asked for on every request", async () => {
  const asked: (string | undefined)[] = [];
  const side = await serve({
    authenticate: ({ token }) => {
      asked.push(token);
      return token === "good" ? { id: "lan", expiresAt: undefined, claims: {} } : 401;
    },
  });
  expect((await fetch(`${side.url}/negotiate`, { method: "POST" })).status).toBe(401);
  const { connectionToken } = await negotiate(side, { authorization: "Bearer good" });
  await expect(open(side, `?id=${connectionToken}`)).rejects.toThrow("status 401");
  await connect(side, `?id=${connectionToken}&access_token=good`);
  expect(asked).toEqual([undefined, "good", undefined, "good"]);
});

test("an expired user is refused like a wrong one; another user does not get the connection", async () => {
  const users = new Map<string, HubUser>([
    ["lan", { id: "lan", expiresAt: undefined, claims: {} }],
    ["minh", { id: "minh", expiresAt: undefined, claims: {} }],
    ["old", { id: "old", expiresAt: Date.now() - 1, claims: {} }],
  ]);
  const side = await serve({ authenticate: ({ token }) => users.get(token ?? "") });
  expect((await fetch(`${side.url}/negotiate?access_token=old`, { method: "POST" })).status).toBe(401);
  const { connectionToken } = await negotiate(side, { authorization: "Bearer lan" });
  await expect(open(side, `?id=${connectionToken}&access_token=minh`)).rejects.toThrow("status 403");
  await expect(open(side, `?id=${connectionToken}`)).rejects.toThrow("status 403");
  await connect(side, `?id=${connectionToken}&access_token=lan`);
});

test("pages of foreign origins are refused, over HTTP and on upgrade; own and allowed ones are not", async () => {
  const side = await serve({ allowedOrigins: ["https://example.org"] });
  const own = `http://127.0.0.1:${side.port}`;
  for (const origin of ["https://evil.example", "null", "https://example.org.evil.example", "https://127.0.0.1"]) {
    expect((await fetch(`${side.url}/negotiate`, { method: "POST", headers: { origin } })).status).toBe(403);
    await expect(open(side, "", { origin })).rejects.toThrow("status 403");
  }
  for (const origin of ["https://example.org", own]) await connect(side, "", { origin });
});

test("an allowed origin may read answers with credentials; another gets no such word, nor *", async () => {
  const side = await serve({ allowedOrigins: ["https://example.org"] });
  const ask = (origin: string, method: string) =>
    fetch(`${side.url}/negotiate`, { method, headers: { origin, "access-control-request-headers": "authorization,x-requested-with" } });
  for (const method of ["POST", "OPTIONS"]) {
    const allowed = await ask("https://example.org", method);
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://example.org");
    expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
    expect(allowed.headers.get("vary")).toContain("Origin");
    const foreign = await ask("https://evil.example", method);
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    expect(foreign.status).toBe(403);
  }
  const preflight = await ask("https://example.org", "OPTIONS");
  expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "authorization,x-requested-with"]);
});

test("an address has no more connections than the limit, and a new one when one ended", async () => {
  const side = await serve({ limits: { connectionsPerAddress: 2 }, addressOf: ({ headers }) => String(headers["x-address"]) });
  const a = { "x-address": "a" };
  await negotiate(side, a);
  const { socket, closed } = await connect(side, "", a);
  expect((await fetch(`${side.url}/negotiate`, { method: "POST", headers: a })).status).toBe(429);
  await expect(open(side, "", a)).rejects.toThrow("status 429");
  await negotiate(side, { "x-address": "b" });
  socket.close();
  await closed;
  await expect.poll(() => side.hub.connectionCount).toBe(0);
  await negotiate(side, a);
});

test("addresses of one network are counted together where the host says so", async () => {
  const side = await serve({
    limits: { connectionsPerAddress: 2 },
    addressOf: ({ headers }) => String(headers["x-address"]),
    networkOf: (address) => address.split("-")[0] ?? "",
  });
  const from = (address: string) => ({ "x-address": address });
  await negotiate(side, from("a-1"));
  const { socket, closed } = await connect(side, "", from("a-2"));
  expect((await fetch(`${side.url}/negotiate`, { method: "POST", headers: from("a-3") })).status).toBe(429);
  await negotiate(side, from("b-1"));
  socket.close();
  await closed;
  await expect.poll(() => side.hub.connectionCount).toBe(0);
  await negotiate(side, from("a-3"));
});

describe("a hub that offers some transports only", () => {
  const wanted = { WebSockets: "websocket", ServerSentEvents: "text/event-stream", LongPolling: "*/*" } as const;

  test.each([
    [["WebSockets"]],
    [["ServerSentEvents"]],
    [["LongPolling", "WebSockets"]],
    [["WebSockets", "ServerSentEvents", "LongPolling"]],
  ] as const)("lists %j in its negotiation, in the usual order, and answers the others 404", async (transports) => {
    const side = await serve({ transports });
    const response = await fetch(`${side.url}/negotiate?negotiateVersion=1`, { method: "POST" });
    const { availableTransports } = (await response.json()) as { availableTransports: { transport: TransportName }[] };
    const names = Object.keys(wanted) as TransportName[];
    expect(availableTransports.map(({ transport }) => transport)).toEqual(names.filter((name) => transports.some((one) => one === name)));
    for (const name of names) {
      const { connectionToken } = await negotiate(side);
      const status =
        name === "WebSockets"
          ? await open(side, `?id=${connectionToken}`).then(
              ({ socket }) => (socket.terminate(), 200),
              (error: Error) => Number(error.message.replace("status ", "")),
            )
          : await statusOf(`${side.url}?id=${connectionToken}`, wanted[name]);
      expect(status, name).toBe(transports.some((one) => one === name) ? 200 : 404);
    }
    const direct = open(side).then(
      ({ socket }) => (socket.terminate(), "open"),
      (error: Error) => error.message,
    );
    expect(await direct).toBe(transports.some((one) => one === "WebSockets") ? "open" : "status 404");
  });
});

async function statusOf(url: string, accept: string): Promise<number> {
  const controller = new AbortController();
  const { status } = await fetch(url, { headers: { accept }, signal: controller.signal });
  controller.abort();
  return status;
}
