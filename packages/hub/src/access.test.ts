import { expect, test } from "vitest";
import type { HubUser } from "./hub.ts";
import { greet, negotiate, open, serve } from "./loopback.ts";

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
  await greet(side, `?id=${connectionToken}&access_token=good`);
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
  await greet(side, `?id=${connectionToken}&access_token=lan`);
});

test("pages of foreign origins are refused, over HTTP and on upgrade; own and allowed ones are not", async () => {
  const side = await serve({ allowedOrigins: ["https://example.org"] });
  const own = `http://127.0.0.1:${side.port}`;
  for (const origin of ["https://evil.example", "null", "https://example.org.evil.example", "https://127.0.0.1"]) {
    expect((await fetch(`${side.url}/negotiate`, { method: "POST", headers: { origin } })).status).toBe(403);
    await expect(open(side, "", { origin })).rejects.toThrow("status 403");
  }
  for (const origin of ["https://example.org", own]) await greet(side, "", { origin });
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
  const { socket, closed } = await greet(side, "", a);
  expect((await fetch(`${side.url}/negotiate`, { method: "POST", headers: a })).status).toBe(429);
  await expect(open(side, "", a)).rejects.toThrow("status 429");
  await negotiate(side, { "x-address": "b" });
  socket.close();
  await closed;
  await expect.poll(() => side.hub.connectionCount).toBe(0);
  await negotiate(side, a);
});
