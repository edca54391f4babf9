/** The portal behind nginx, with the files of deploy/nginx as they are shipped: two processes, https, real visitors' addresses. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get as getPlain } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import { connect as connectTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf } from "../pages/coherence/testing/addresses.ts";
import { createWorld, type World } from "../pages/coherence/testing/world.ts";
import { unavailablePage } from "../plugins/unavailable-page.ts";
import { type PortalProcess, startPortalProcess } from "../testing/portal-processes.ts";
import { type Asked, HOST, type Nginx, startNginx } from "./testing/nginx.ts";
import { areInstalled } from "./testing/programs.ts";
import { readShipped } from "./testing/shipped-files.ts";
import { immutableAddressesOf } from "./testing/immutable-addresses.ts";

const METRICS_TOKEN = "a-token-of-this-test";
const OTHER_VISITOR = "127.0.0.9";
const HUB = "/api/apphub";
const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
/** As a WebSocket's text, masked by zeros. */
const HANDSHAKE_FRAME = Buffer.concat([Buffer.from([0x81, 0x80 | HANDSHAKE.length, 0, 0, 0, 0]), Buffer.from(HANDSHAKE)]);

describe.runIf(areInstalled("nginx", "openssl"))("the portal behind nginx", () => {
  let world: World;
  let processes: PortalProcess[] = [];
  let nginx: Nginx;
  const portOf = ({ base }: PortalProcess): number => Number(new URL(base).port);
  const start = (): Promise<PortalProcess> =>
    startPortalProcess(world, 16, { PUBLIC_ORIGIN: `https://${HOST}`, ALLOWED_API_ORIGINS: "https://other.example", METRICS_TOKEN });
  const get: Nginx["get"] = (path, asked) => nginx.get(path, asked);
  const directly = (path: string): Promise<Response> => fetch(`${processes[0]?.base}${path}`);

  beforeAll(async () => {
    world = await createWorld();
    processes = [await start(), await start()];
    nginx = await startNginx({ processes: processes.map(portOf) });
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(processes.map((process) => process.stop()));
    await world?.close();
  });

  it("every page and call is what the portal answers, and varies by what is in nginx' key alone", async () => {
    for (const { path, body } of addressesOf([...world.lines.values()], world.categoryIds)) {
      if (body !== undefined) continue;
      const [through, direct] = [await get(path), await directly(path)];
      expect([path, through.status], path).toEqual([path, direct.status]);
      expect(through.headers["content-type"], path).toBe(direct.headers.get("content-type") ?? undefined);
      const varies = (direct.headers.get("vary") ?? "").toLowerCase().split(/,\s*/).filter(Boolean);
      expect(["accept-encoding", "origin"], path).toEqual(expect.arrayContaining(varies));
      // Not of files that are still being prepared for reading.
      if (direct.headers.get("cache-control")?.startsWith("public"))
        expect(through.headers.etag, path).toBe(direct.headers.get("etag") ?? undefined);
    }
  });

  it("a finished page is sent in the form that the visitor takes, compressed by the portal alone, and 304 where they have it", async () => {
    const path = "/btc/thue";
    for (const encoding of ["br", "gzip"]) {
      const asked: Asked = { headers: { "accept-encoding": `deflate, ${encoding}` } };
      await get(path, asked);
      const { cache, headers, body } = await get(path, asked);
      expect([cache, headers["content-encoding"]]).toEqual(["HIT", encoding]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(Number(headers["content-length"])).toBe(body.length);
    }
    const { etag = "" } = (await get(path)).headers;
    expect(await get(path, { headers: { "if-none-match": etag } })).toMatchObject({ status: 304, cache: "HIT" });
  });

  it("the style sheets of a page are kept, and the model that it was drawn from", async () => {
    const loaded = immutableAddressesOf("/btc", (await get("/btc")).body.toString());
    for (const address of [loaded.styles, loaded.model]) {
      await get(address);
      const { status, cache, headers } = await get(address);
      expect([status, cache, headers["cache-control"]], address).toEqual([200, "HIT", expect.stringContaining("immutable")]);
    }
  });

  it("a page with a form is each visitor's own", async () => {
    const path = "/btc/hoi-dap/dat-cau-hoi";
    const [first, second] = [await get(path), await get(path)];
    expect(first.status).toBe(200);
    expect([first.cache, second.cache]).toEqual(["MISS", "MISS"]);
    expect(first.headers["cache-control"]).toBe("private, no-store");
  });

  it("a form is taken; then its sender sees pages drawn anew, and nobody else does", async () => {
    const { id } = await world.db.selectFrom("article").select("id").where("slug", "=", "thue-mot").executeTakeFirstOrThrow();
    const body = new URLSearchParams({ key: randomUUID(), language: "vi", page: "/", articleId: id, value: "1" }).toString();
    const page = "/btc/thue/thue-mot";
    await get(page);
    const sent = await get("/api/forms/rating", {
      method: "POST",
      body,
      headers: { origin: `https://${HOST}`, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(sent.status).toBe(200);
    const cookie = (sent.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
    expect(cookie).toContain("__Host-wrote=");
    expect((await get(page, { headers: { cookie } })).cache).toBe("BYPASS");
    expect((await get(page)).cache).toBe("HIT");
  });

  it("a form of another site's page is refused", async () => {
    const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
    expect((await get("/api/forms/rating", { method: "POST", body: "a=b", headers })).status).toBe(403);
  });

  it("the portal knows the address that a visitor has, and believes none that they claim", async () => {
    const ip = async (asked: Asked): Promise<unknown> => JSON.parse((await get("/api/public-ip", asked)).body.toString());
    const claimed = { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9", forwarded: "for=203.0.113.9" };
    expect(await ip({ from: OTHER_VISITOR, headers: claimed })).toEqual({ ip: OTHER_VISITOR });
  });

  it("speaks HTTP/2; http leads to https; other names are refused", async () => {
    const session = connect(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false, servername: HOST });
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      session.request({ ":path": "/btc", ":authority": HOST }).on("response", (headers) => resolve(headers[":status"]));
    });
    session.close();
    expect(status).toBe(200);
    const leads = await new Promise((resolve) =>
      getPlain({ host: "127.0.0.1", port: nginx.plainPort, path: "/btc/thue?a=b" }, ({ statusCode, headers }) =>
        resolve([statusCode, headers.location]),
      ),
    );
    expect(leads).toEqual([301, `https://${HOST}/btc/thue?a=b`]);
    expect((await get("/btc", { headers: { host: "evil.example" } })).status).toBe(421);
    await expect(get("/btc", { servername: "evil.example" })).rejects.toThrow(/handshake|unrecognized name|alert/i);
  });

  it("a file as large as forms may have reaches the portal, a larger one does not; so do addresses as long as it takes", async () => {
    /** @returns who answered */
    const send = async (megabytes: number): Promise<unknown> => {
      const [type, name] = ["multipart/form-data; boundary=part", 'form-data; name="attachment"; filename="a.pdf"'];
      const before = `--part\r\ncontent-disposition: ${name}\r\ncontent-type: application/pdf\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(before), Buffer.alloc(megabytes * 2 ** 20), Buffer.from("\r\n--part--\r\n")]);
      return get("/api/forms/contribution", { method: "POST", body, headers: { "content-type": type } }).then(
        ({ status, headers }) => (headers["x-request-id"] === undefined ? status : "the portal"),
        (error: Error) => error.message,
      );
    };
    expect(await send(20)).toBe("the portal");
    expect([413, "write EPIPE", "read ECONNRESET"]).toContain(await send(25));
    expect((await get(`/btc/thue?q=${"a".repeat(15_000)}`)).status).toBe(200);
  });

  it("does not lead to the figures of a process", async () => {
    expect((await get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status).toBe(404);
  });

  it("logs neither addresses nor queries, and of the hubs nothing", async () => {
    await get("/btc/tim-kiem?q=tuyetmat", { from: OTHER_VISITOR });
    for (const hub of [HUB, "/api/admin/hub"]) await get(`${hub}?access_token=tuyetmat`, { from: OTHER_VISITOR });
    await expect.poll(() => nginx.log()).toMatch(/200 GET \/btc\/tim-kiem /);
    expect(nginx.log()).not.toMatch(/tuyetmat|127\.0\.0|hub/);
  });

  const negotiate = async (from: string): Promise<string> => {
    const { status, body } = await get(`${HUB}/negotiate?negotiateVersion=1`, { method: "POST", from });
    expect(status).toBe(200);
    return (JSON.parse(body.toString()) as { readonly connectionToken: string }).connectionToken;
  };
  const addressOf = (from: string) =>
    ({ host: "127.0.0.1", port: nginx.port, servername: HOST, localAddress: from, rejectUnauthorized: false, agent: false }) as const;
  /** Connects and shakes hands. @returns the status of the upgrade, and the end of the connection */
  const openSocket = (id: string, from: string): Promise<{ readonly status: number; readonly close: () => void }> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: HOST,
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      };
      const sent = request({ ...addressOf(from), path: `${HUB}?id=${id}`, headers });
      sent.on("upgrade", ({ statusCode = 0 }, socket) => {
        socket.write(HANDSHAKE_FRAME);
        resolve({ status: statusCode, close: () => socket.destroy() });
      });
      sent.on("response", ({ statusCode = 0 }) => (sent.destroy(), resolve({ status: statusCode, close: () => undefined })));
      sent.on("error", reject);
      sent.end();
    });
  const connectionsOf = async ({ base }: PortalProcess): Promise<number> => {
    const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^portal_hub_connections (\d+)/m.exec(await answer.text())?.[1]);
  };

  it("real time: each visitor's WebSocket comes to the process that negotiated it, and visitors are spread over the processes", async () => {
    const visitors = Array.from({ length: 24 }, (_, index) => `127.0.1.${index + 1}`);
    const sockets = await Promise.all(visitors.map(async (from) => openSocket(await negotiate(from), from)));
    expect(sockets.map(({ status }) => status)).toEqual(visitors.map(() => 101));
    for (const process of processes) await expect.poll(() => connectionsOf(process)).toBeGreaterThan(0);
    for (const socket of sockets) socket.close();
  });

  const shakeHands = async (id: string, from: string): Promise<void> => {
    const { status, body } = await get(`${HUB}?id=${id}`, { method: "POST", body: HANDSHAKE, from });
    expect([status, body.toString()]).toEqual([200, ""]);
  };

  it("real time: events come at once, from the process that negotiated", async () => {
    const from = "127.0.2.1";
    const id = await negotiate(from);
    let events = "";
    const sent = request({ ...addressOf(from), path: `${HUB}?id=${id}`, headers: { host: HOST, accept: "text/event-stream" } }, (answer) =>
      answer.on("data", (chunk: Buffer) => (events += chunk.toString())).on("error", () => undefined),
    );
    sent.on("error", () => undefined).end(); // it ends with the test
    await expect.poll(() => events).toBe(":\r\n\r\n");
    await shakeHands(id, from);
    await expect.poll(() => events).toContain("data: {}");
    sent.destroy();
  });

  it("real time: polls meet the process that negotiated", async () => {
    const from = "127.0.2.2";
    const id = await negotiate(from);
    const poll = async (): Promise<string> => (await get(`${HUB}?id=${id}`, { from })).body.toString();
    // The first one opens the connection.
    expect(await poll()).toBe("");
    await shakeHands(id, from);
    expect(await poll()).toContain("{}");
  });

  it("too many requests of one address get 429, and no other visitor does", async () => {
    const from = "127.0.3.1";
    await get("/btc");
    const { agent: _, ...tls } = { ...addressOf(from), ALPNProtocols: ["h2"] };
    // nginx takes a thousand requests over one connection.
    const ask = async (count: number): Promise<unknown[]> => {
      const session = connect(`https://127.0.0.1:${nginx.port}`, { createConnection: () => connectTls(tls) });
      // With how many streams at once nginx takes.
      await once(session, "remoteSettings");
      const answers = await Promise.all(
        Array.from({ length: count }, async () => {
          const stream = session.request({ ":path": "/btc", ":authority": HOST });
          return new Promise((resolve, reject) => {
            stream.on("error", reject);
            stream.on("response", (headers) => resolve(headers[":status"]));
            stream.resume();
          });
        }),
      );
      session.close();
      return answers;
    };
    const answers = await Promise.all([ask(900), ask(900)]);
    expect(new Set(answers.flat())).toEqual(new Set([200, 429]));
    expect((await get("/btc")).status).toBe(200);
  });

  it("no request is lost when a process ends, and pages are shown as they were last when the last one does", async () => {
    const kept = "/btc/thue";
    await get(kept);
    await processes[0]?.stop();
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, index) => (await get(`/btc/tin-tieu-diem?n=${index}`)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await processes[1]?.stop();
    expect((await get(kept)).status).toBe(200);
    const never = await get("/btc/gioi-thieu?never=asked");
    expect([never.status, never.headers["retry-after"], never.body.toString()]).toEqual([503, "5", unavailablePage]);
  });

  it("its own page for that is the portal's", () => expect(readShipped("nginx/unavailable.html")).toBe(unavailablePage));
});
