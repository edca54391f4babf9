import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import type { AppOptions } from "../../app.ts";
import { closeApp } from "../../process/listen.ts";
import { buildTestApp, testApp, testConfig } from "../../testing/test-app.ts";
import { connectToHub, type HubClient } from "../../testing/hub-client.ts";

const onDatabase = testApp(async () => {});
const END = "\u001e";
const never = new AbortController().signal;

const addressOf = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

async function serve(options: Partial<AppOptions> = {}): Promise<{ app: FastifyInstance; address: string }> {
  const app = await buildTestApp(options);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, address: addressOf(app) };
}

const negotiate = (address: string, headers: Record<string, string> = {}, query = "") =>
  fetch(`${address}/api/apphub/negotiate?negotiateVersion=1${query}`, { method: "POST", headers });

async function tokenOf(response: Response): Promise<string> {
  return ((await response.json()) as { connectionToken: string }).connectionToken;
}

const shakeHands = (url: string) => fetch(url, { method: "POST", body: `{"protocol":"json","version":1}${END}` });

/** The status that answers an upgrade; 101: it is a WebSocket. */
async function upgradeStatus(address: string, path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const asked = request(address + path, {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
      ...headers,
    },
  });
  onTestFinished(() => void asked.destroy());
  asked.end();
  return Promise.race([
    once(asked, "upgrade").then(([response, socket]) => {
      (socket as { destroy(): void }).destroy();
      return (response as { statusCode: number }).statusCode;
    }),
    once(asked, "response").then(([response]) => (response as { statusCode: number }).statusCode),
  ]);
}

/** The first `traffic` event of a client: what its visitor sees first. */
const firstEvent = async ({ received }: HubClient): Promise<readonly unknown[] | undefined> => {
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received[0];
};

describe("a client", () => {
  test("negotiates, connects, and is counted in the first `traffic` event that it gets, one object (specification §7)", async () => {
    const { app } = onDatabase();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const client = await connectToHub(addressOf(app));
    expect(await firstEvent(client)).toEqual([{ connectedCount: 1, disConnectedCount: 0 }]);
    await client.close();
    const second = await connectToHub(addressOf(app));
    expect(await firstEvent(second)).toEqual([{ connectedCount: 1, disConnectedCount: 1 }]);
    await second.close();
  });

  test("of many that come at once is counted in its own first event, with and without a database", async () => {
    const { app } = onDatabase();
    for (const address of [addressOf(app), (await serve()).address]) {
      const clients = await Promise.all(Array.from({ length: 12 }, () => connectToHub(address)));
      for (const client of clients) {
        const [counts] = (await firstEvent(client)) as [{ connectedCount: number }];
        expect(counts.connectedCount).toBeGreaterThan(0);
      }
      await expect.poll(() => clients[0]?.traffic?.connectedCount).toBe(12);
      const late = await connectToHub(address);
      expect(await firstEvent(late)).toMatchObject([{ connectedCount: 13 }]);
      await Promise.all([...clients, late].map((client) => client.close()));
    }
  });

  test("gets without a database the counts of this process alone", async () => {
    const { address } = await serve();
    const [first, second] = [await connectToHub(address), await connectToHub(address)];
    expect(await firstEvent(second)).toEqual([{ connectedCount: 2, disConnectedCount: 0 }]);
    await expect.poll(() => first.traffic).toEqual({ connectedCount: 2, disConnectedCount: 0 });
    await second.close();
    await expect.poll(() => first.traffic).toEqual({ connectedCount: 1, disConnectedCount: 1 });
  });

  test("gets it by server-sent events too, whatever else the server does to answers", async () => {
    const { address } = await serve();
    const url = `${address}/api/apphub?id=${await tokenOf(await negotiate(address))}`;
    const stream = await fetch(url, { headers: { accept: "text/event-stream", "accept-encoding": "gzip, br" } });
    await shakeHands(url);
    const reader = stream.body?.getReader();
    let text = "";
    while (!text.includes('"connectedCount":1')) text += Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(text).toMatch(/^:\s|^data: \{\}/);
    await reader?.cancel();
  });

  test("gets it by long polling too", async () => {
    const { address } = await serve();
    const url = `${address}/api/apphub?id=${await tokenOf(await negotiate(address))}`;
    const poll = async () => (await fetch(url, { headers: { "accept-encoding": "gzip, br" } })).text();
    expect(await poll()).toBe(""); // the first one opens the transport
    await shakeHands(url);
    let text = "";
    while (!text.includes('"connectedCount":1')) text += await poll();
    expect(text.startsWith(`{}${END}`)).toBe(true);
    expect((await fetch(url, { method: "DELETE" })).status).toBe(202);
  });
});

describe("the hub", () => {
  test("lets in pages of its own origin and of allowed ones, and no others", async () => {
    const config = { ...testConfig, publicOrigin: "https://portal.example", allowedApiOrigins: ["https://sister.example"] };
    const { address } = await serve({ config });
    for (const origin of [address, "https://portal.example", "https://sister.example"]) {
      expect((await negotiate(address, { origin })).status, origin).toBe(200);
      expect(await upgradeStatus(address, "/api/apphub", { origin }), origin).toBe(101);
    }
    const stranger = { origin: "https://stranger.example" };
    expect((await negotiate(address, stranger)).status).toBe(403);
    expect(await upgradeStatus(address, "/api/apphub", stranger)).toBe(403);
    const allowed = await negotiate(address, { origin: "https://sister.example" });
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://sister.example");
    expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
  });

  test("answers with the headers of every other answer", async () => {
    const { address } = await serve();
    const { headers } = await negotiate(address);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("counts connections of an address as the trusted proxy says it, and refuses those above the limit", async () => {
    const config = { ...testConfig, trustedProxies: ["127.0.0.1"], hubMaxConnectionsPerAddress: 2 };
    const { address } = await serve({ config });
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    expect((await negotiate(address, from("203.0.113.1"))).status).toBe(200);
    expect(await upgradeStatus(address, "/api/apphub", from("203.0.113.2"))).toBe(101);
    expect((await negotiate(address, from("203.0.113.1"))).status).toBe(200);
    expect((await negotiate(address, from("203.0.113.1"))).status).toBe(429);
    expect(await upgradeStatus(address, "/api/apphub", from("203.0.113.1"))).toBe(429);
    expect((await negotiate(address, from("203.0.113.2"))).status).toBe(200);
  });

  test("counts the addresses of one IPv6 network as one, as forms do", async () => {
    const config = { ...testConfig, trustedProxies: ["127.0.0.1"], hubMaxConnectionsPerAddress: 2 };
    const { address } = await serve({ config });
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    expect((await negotiate(address, from("2001:db8:1:2::1"))).status).toBe(200);
    expect(await upgradeStatus(address, "/api/apphub", from("2001:db8:1:2:ffff::2"))).toBe(101);
    await expect.poll(async () => (await negotiate(address, from("2001:db8:1:2::3"))).status).toBe(200);
    expect((await negotiate(address, from("2001:db8:1:2:aaaa::4"))).status).toBe(429);
    expect(await upgradeStatus(address, "/api/apphub", from("2001:db8:1:2:bbbb::5"))).toBe(429);
    expect((await negotiate(address, from("2001:db8:1:3::1"))).status).toBe(200);
  });

  test("offers the transports that the operator left on, and no others", async () => {
    const { address } = await serve({ config: { ...testConfig, hubTransports: ["ServerSentEvents", "LongPolling"] } });
    const { availableTransports } = (await (await negotiate(address)).json()) as { availableTransports: { transport: string }[] };
    expect(availableTransports.map(({ transport }) => transport)).toEqual(["ServerSentEvents", "LongPolling"]);
    expect(await upgradeStatus(address, "/api/apphub")).toBe(404);
  });

  test("leaves other upgrades alone: they are refused, and nothing waits for an answer", async () => {
    const { address } = await serve();
    expect(await upgradeStatus(address, "/api/other")).toBe(404);
  });

  test("never has a token in the log: not of a query, not of a header, not where something fails", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const { address } = await serve({ log });
    const token = await tokenOf(await negotiate(address, { authorization: "Bearer top-secret" }, "&access_token=top-secret"));
    expect(await upgradeStatus(address, `/api/apphub?id=${token}&access_token=top-secret`)).toBe(101);
    await fetch(`${address}/api/apphub?id=unknown&access_token=top-secret`);
    await fetch(`${address}/api/apphub/none?access_token=top-secret`);
    await fetch(`${address}/api/apphub/negotiate?access_token=top-secret`, { method: "PUT" });
    await fetch(`${address}/api/article/reads?access_token=top-secret`, { method: "POST", body: "{" });
    expect(await upgradeStatus(address, "/api/apphub?id=unknown&access_token=top-secret")).toBe(404);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("")).not.toContain("top-secret");
    expect(lines.join("")).not.toContain(token);
  });

  test("ends with the server: clients of every kind are asked to reconnect, before requests under way are cut off", async () => {
    const { app, address } = await serve();
    const client = await connectToHub(address);
    const open = async (accept: string) => {
      const url = `${address}/api/apphub?id=${await tokenOf(await negotiate(address))}`;
      const first = await fetch(url, { headers: { accept } });
      await shakeHands(url);
      return accept === "*/*" ? readPolls(url) : first.text();
    };
    const others = [open("text/event-stream"), open("*/*")];
    await expect.poll(() => client.traffic?.connectedCount).toBe(3);
    const begun = performance.now();
    const closed = closeApp(app, { forced: never, delay: 0 });
    await client.closed;
    expect(client.closeMessage).toEqual({ type: 7, allowReconnect: true });
    for (const text of await Promise.all(others)) expect(text).toContain(`{"type":7,"allowReconnect":true}${END}`);
    await closed;
    expect(performance.now() - begun).toBeLessThan(9_000);
  });
});

/** Polls until the server ends the connection. */
async function readPolls(url: string): Promise<string> {
  let text = "";
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status !== 200) return text;
    text += await answer.text();
    if (text.includes('"type":7')) return text;
  }
}
