/** Real HTTP and a real PostgreSQL, and pages that are made when the test says so: what waits, waits for ever otherwise. */
import { once } from "node:events";
import { request } from "node:http";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Portal } from "@portal/domain";
import { createDb } from "../database/db.ts";
import { fairQueue } from "../services/fair-queue.ts";
import type { Services } from "../services.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { testStaff } from "../testing/staff.ts";
import { buildTestApp, echoPortal, testConfig } from "../testing/test-app.ts";
import { testServices } from "../testing/services.ts";
import { createContentCache } from "./cache/content-cache.ts";
import type { PageQueues } from "./page-queues.ts";
import { startRendererThreads } from "./drawing/renderer-threads.ts";

const TOKEN = "a-token-of-the-operators";
let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  database = await createTestDatabase();
  services = testServices({ db: createDb(database.pool) });
});
afterAll(async () => {
  await services.close();
  await database.close();
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

/** Pages below /giu are held until they are let go; at most one is made at once, and two wait, of each kind. @param places - in which pages wait */
async function open(places = 2) {
  const held = new Map<string, () => void>();
  const made: string[] = [];
  const portal: Portal = {
    ...echoPortal,
    load: async (path, options) => {
      made.push(path);
      if (path.includes("giu")) await new Promise<void>((resolve) => held.set(path, resolve));
      return echoPortal.load(path, options);
    },
  };
  const pageQueues: PageQueues = {
    pages: fairQueue(1, places),
    searches: fairQueue(1, 2),
    submittedForms: fairQueue(1, 2),
    nearPages: fairQueue(1, 1),
  };
  const cache = createContentCache({ megabytes: 8, now: Date.now, isReceiving: () => true });
  // Each request says by X-Forwarded-For which network it comes from.
  const config = { ...testConfig, trustedProxies: ["127.0.0.1"], metricsToken: TOKEN };
  const app = await buildTestApp({ config, portal, pageQueues, cache, services });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, network = "192.0.2.1", headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + path, { headers: { "x-forwarded-for": network, ...headers }, redirect: "manual" });
  /** Takes the only place at work and both places to wait. */
  const fill = async (prefix = "/giu"): Promise<Promise<Response>[]> => {
    const queue = prefix.includes("tim-kiem") ? pageQueues.searches : pageQueues.pages;
    const asked = [get(`${prefix}?q=1giu`)];
    await until(() => queue.running === 1 && held.size > 0);
    asked.push(get(`${prefix}?q=2giu`));
    await until(() => queue.waiting === 1);
    asked.push(get(`${prefix}?q=3giu`));
    await until(() => queue.waiting === 2);
    return asked;
  };
  /** Lets all held pages go, and those that come to be held. */
  const letGo = async (asked: readonly Promise<Response>[]): Promise<number[]> => {
    let done = false;
    const all = Promise.all(asked).then((answers) => ((done = true), answers));
    await until(() => {
      for (const go of held.values()) go();
      return done;
    });
    return (await all).map(({ status }) => status);
  };
  return { app, origin, cache, get, fill, letGo, made, held, pageQueues };
}

describe("more pages than can be made", () => {
  it("are refused at once by a page in both languages, and as data in the envelope", async () => {
    const { get, fill, letGo } = await open();
    const asked = await fill();
    const refused = await get("/them");
    expect(refused.status).toBe(503);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "retry-after": "5",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    });
    const html = await refused.text();
    expect(html).toContain("Xin vui lòng thử lại");
    expect(html).toMatch(/<section lang="en">[^]*Please try again/);
    const data = await get("/api/page?path=/them");
    expect([data.status, data.headers.get("retry-after"), await data.json()]).toMatchObject([503, "5", { success: false }]);
    expect(await letGo(asked)).toEqual([200, 200, 200]);
    expect((await get("/them")).status).toBe(200);
  });

  it("are refused before any work, with all headers that other answers have", async () => {
    const { origin, get, fill, letGo, made, pageQueues } = await open();
    const finished = await get("/xong");
    const asked = await fill();
    const refused = await get("/them");
    expect(refused.status).toBe(503);
    expect([pageQueues.pages.refused, made.includes("/them")]).toEqual([1, false]);
    // Of the finished page itself: what it shows, and what its readers need next.
    const own = ["server-timing", "content-encoding", "link", "speculation-rules"];
    const names = [...finished.headers.keys()].filter((name) => !own.includes(name));
    expect([...refused.headers.keys()]).toEqual(expect.arrayContaining(names));
    const head = await fetch(`${origin}/them`, { method: "HEAD", headers: { "x-forwarded-for": "192.0.2.1" } });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([503, refused.headers.get("content-length"), ""]);
    expect(await letGo(asked)).toEqual([200, 200, 200]);
  });

  it("are not refused where another visitor's drawing is joined, or only a form of the finished page is missing", async () => {
    const { app, get, fill, letGo } = await open();
    await get("/xong", "192.0.2.1", { "accept-encoding": "identity" });
    const asked = await fill();
    const compressed = await get("/xong", "198.51.100.9", { "accept-encoding": "br" });
    expect([compressed.status, compressed.headers.get("server-timing")]).toEqual([200, expect.stringContaining("hit")]);
    const arrived = new Promise((resolve) => app.server.prependOnceListener("request", resolve));
    const joining = get("/giu?q=2giu", "192.0.2.1");
    await arrived;
    // The one after it is answered: it was decided on, too.
    expect((await get("/them")).status).toBe(503);
    expect(await letGo([...asked, joining])).toEqual([200, 200, 200, 200]);
  });

  it("leave what is finished, health, forms and calls as they are", async () => {
    const { app, get, fill, letGo, origin } = await open();
    expect((await get("/xong")).headers.get("server-timing")).toContain("miss");
    const asked = await fill();
    const kept = await get("/xong");
    expect([kept.status, kept.headers.get("server-timing")]).toEqual([200, expect.stringContaining("hit")]);
    expect((await get("/xong", "192.0.2.1", { "if-none-match": kept.headers.get("etag") ?? "" })).status).toBe(304);
    for (const path of ["/healthz", "/readyz", "/metrics", "/api/public-ip", "/api/article/getbyslug?slug=a"])
      expect([path, (await get(path, "192.0.2.1", { authorization: `Bearer ${TOKEN}` })).status]).toEqual([path, 200]);
    const body = new URLSearchParams({ form: "question", language: "vi" });
    expect((await fetch(`${origin}/api/forms/question`, { method: "POST", body })).status).toBe(422);
    const shown = await fetch(`${origin}/hoi`, { method: "POST", body });
    expect([shown.status, await shown.text()]).toEqual([422, expect.stringContaining("<title>/hoi</title>")]);
    expect(await connect(app)).toBe(101);
    expect(await letGo(asked)).toEqual([200, 200, 200]);
  });

  it("are shown as they were last, where they were made before", async () => {
    const { cache, get, fill, letGo } = await open();
    await get("/cu");
    cache.changed(["site:btc"]);
    const asked = await fill();
    const stale = await get("/cu");
    expect([stale.status, stale.headers.get("server-timing"), stale.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("stale"),
      "no-cache",
    ]);
    expect(await stale.text()).toContain("<title>/cu</title>");
    await letGo(asked);
  });

  it("of one network leave places to another, and one alone may have them all", async () => {
    const { get, fill, letGo, made, pageQueues } = await open();
    const flood = await fill();
    const other = get("/khac", "198.51.100.7");
    await until(() => pageQueues.pages.refused === 1);
    expect((await flood[2])?.status).toBe(503);
    expect(pageQueues.pages.waiting).toBe(2);
    expect(await letGo([...flood, other])).toEqual([200, 200, 503, 200]);
    expect(made.slice(0, 3)).toEqual(["/giu?q=1giu", "/giu?q=2giu", "/khac"]);
  });

  it("of one network take no page with them that another network waits for", async () => {
    const { app, get, fill, letGo, pageQueues } = await open(4);
    const flood = await fill();
    for (const page of [4, 5]) {
      flood.push(get(`/giu?q=${page}giu`));
      await until(() => pageQueues.pages.waiting === page - 1);
    }
    const arrived = once(app.server, "request");
    const joined = get("/giu?q=5giu", "203.0.113.9");
    await arrived;
    const other = get("/khac", "198.51.100.7");
    expect((await flood[4])?.status).toBe(503);
    expect((await flood[3])?.status).toBe(503);
    expect(pageQueues.pages.waiting).toBe(4);
    expect(await letGo([...flood, joined, other])).toEqual([200, 200, 200, 503, 503, 200, 200]);
  });

  it("that all of one network wait for are refused to it once, and not one after the other", async () => {
    const { app, get, fill, letGo, pageQueues } = await open();
    const flood = await fill();
    const arrived = once(app.server, "request");
    const joined = get("/giu?q=3giu");
    await arrived;
    const other = get("/khac", "198.51.100.7");
    expect([(await flood[2])?.status, (await joined).status]).toEqual([503, 503]);
    expect(pageQueues.pages.refused).toBe(1);
    expect(await letGo([...flood, other])).toEqual([200, 200, 503, 200]);
  });

  it("count an IPv6 network as one, whichever of its addresses asks", async () => {
    const { get, letGo, pageQueues, held } = await open();
    const asked = [get("/giu?q=1", "2001:db8::1")];
    await until(() => held.size === 1);
    asked.push(get("/giu?q=2", "2001:db8::2"));
    await until(() => pageQueues.pages.waiting === 1);
    asked.push(get("/giu?q=3", "2001:db8::3"));
    await until(() => pageQueues.pages.waiting === 2);
    const fourth = await get("/giu?q=4", "2001:db8::4");
    expect(fourth.status).toBe(503);
    expect(await letGo(asked)).toEqual([200, 200, 200]);
  });

  it("hold back no search, and searches no other page", async () => {
    const { get, fill, letGo } = await open();
    const searches = await fill("/btc/tim-kiem");
    expect((await get("/btc/tim-kiem?q=thue")).status).toBe(503);
    expect((await get("/btc/search?q=thue")).status).toBe(503);
    expect((await get("/btc/tin-tuc")).status).toBe(200);
    expect(await letGo(searches)).toEqual([200, 200, 200]);
    const pages = await fill();
    expect((await get("/btc/tim-kiem?q=thue")).status).toBe(200);
    expect(await letGo(pages)).toEqual([200, 200, 200]);
  });

  it("are dropped where no one waits any more and no one else would get them", async () => {
    const { origin, get, letGo, made, held, pageQueues } = await open();
    const first = get("/giu");
    await until(() => held.size === 1);
    const own = request(`${origin}/rieng`, { headers: { authorization: "Bearer x" } }).on("error", () => undefined);
    own.end();
    await until(() => pageQueues.pages.waiting === 1);
    const shared = request(`${origin}/chung`).on("error", () => undefined);
    shared.end();
    await until(() => pageQueues.pages.waiting === 2);
    own.destroy();
    shared.destroy();
    await until(() => pageQueues.pages.dropped === 1);
    expect(await letGo([first])).toEqual([200]);
    await until(() => made.length === 2);
    expect(made).toEqual(["/giu", "/chung"]);
    expect((await get("/chung")).headers.get("server-timing")).toContain("hit");
  });
});

it("a thread that is stuck in a page holds up neither finished pages nor calls", async () => {
  const gate = new SharedArrayBuffer(4);
  const renderer = { assets: {}, gate } as never;
  const program = new URL("drawing/testing/program.mjs", import.meta.url).pathname;
  const drawing = await startRendererThreads({ program, threads: 1, renderer, timeout: 60_000, log: () => undefined });
  const cache = createContentCache({ megabytes: 8, now: Date.now, isReceiving: () => true });
  const app = await buildTestApp({ portal: { ...echoPortal, render: (page, origin) => drawing.render(page, origin) }, cache, services });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  expect((await fetch(`${origin}/xong`)).status).toBe(200);
  const stuck = fetch(`${origin}/wait`);
  await until(() => drawing.queue.running === 1);
  const next = fetch(`${origin}/sau`);
  await until(() => drawing.queue.waiting === 1);
  for (const path of ["/xong", "/healthz", "/readyz", "/api/page?path=/sau"])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  const opened = new Int32Array(gate);
  Atomics.store(opened, 0, 1);
  Atomics.notify(opened, 0);
  expect([(await stuck).status, (await next).status]).toEqual([200, 200]);
  await drawing.close();
});

it("calls of administrators wait for each other, and hold up no page", async () => {
  const administration = fairQueue(1, 1);
  const { headers } = await testStaff(services.db, { administrator: true });
  const app = await buildTestApp({ services: { ...services, queues: { ...services.queues, administration } } });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const list = () => fetch(`${origin}/api/admin/questions`, { headers });
  let finish = (): void => undefined;
  const long = administration.run(() => new Promise<void>((resolve) => (finish = resolve)), { network: "a", signal: undefined });
  const second = list();
  await until(() => administration.waiting === 1);
  const third = await list();
  expect([third.status, third.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await fetch(`${origin}/btc`)).status).toBe(200);
  finish();
  await long;
  expect((await second).status).toBe(200);
  await until(() => administration.running === 0);
  expect((await list()).status).toBe(200);
});

it("an administrator who leaves while who it is is looked up keeps no place", async () => {
  const administration = fairQueue(1, 1);
  const { headers } = await testStaff(services.db, { administrator: true });
  const app = await buildTestApp({ services: { ...services, queues: { ...services.queues, administration } } });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const closed = new Promise<void>((resolve) => {
    app.server.prependOnceListener("request", (_request, response) => response.once("close", resolve));
  });
  const held = await database.pool.connect();
  await held.query("begin");
  await held.query("lock table staff_session");
  const leaving = request(`${origin}/api/admin/questions`, { headers }).on("error", () => undefined);
  leaving.end();
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%staff_session%' and datname = current_database()";
  while ((await database.pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  leaving.destroy();
  await closed;
  await held.query("commit");
  held.release();
  expect((await fetch(`${origin}/api/admin/questions`, { headers })).status).toBe(200);
  await until(() => administration.running === 0);
});

/** Opens a connection to the hub. @returns the status of the answer */
async function connect(app: FastifyInstance): Promise<number | undefined> {
  const address = app.server.address() as { port: number };
  const headers = {
    connection: "upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  const asking = request({ host: "127.0.0.1", port: address.port, path: "/api/apphub", headers });
  asking.end();
  const [answer, socket] = (await Promise.race([once(asking, "upgrade"), once(asking, "response")])) as [
    { statusCode?: number },
    { destroy?: () => void }?,
  ];
  socket?.destroy?.();
  return answer.statusCode;
}
