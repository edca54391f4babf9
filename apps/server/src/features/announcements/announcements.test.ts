/** What services are notified of what is published: on a real database, by real HTTP. */
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";
import { announceDue } from "./announce-due.ts";
import { deleteOldAnnouncements } from "./announced.ts";
import { startAnnouncementJob } from "./announcement-job.ts";
import { indexNow } from "./index-now.ts";
import { createPoster, type Poster } from "./post.ts";
import { countWaiting, keepTargets, type Target } from "./targets.ts";
import { accepts, type Hub, refuses, startHub } from "./testing/hub.ts";
import { webSub } from "./web-sub.ts";

const ORIGIN = "https://portal.example";
const KEY = "0123456789abcdef";
/** Milliseconds that a service has: no test waits as long, on however busy a machine. */
const TIMEOUT = 30_000;
/** That a search engine has that is never ready. */
const SHORT_TIMEOUT = 500;
const ministry = { vi: "btc", en: "mof" };
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
const at = (offset: number): string => new Date(Date.now() + offset).toISOString();
const hour = 3_600_000;

let database: TestDatabase;
let db: Kysely<Database>;
let engine: Hub;
let hub: Hub;
let posters: readonly Poster[];
let targets: readonly Target[];
let impatientTargets: readonly Target[];

beforeAll(async () => {
  [database, engine, hub] = await Promise.all([createTestDatabase(), startHub(), startHub()]);
  db = createDb(database.pool);
  const patient = createPoster(TIMEOUT);
  const impatient = createPoster(SHORT_TIMEOUT);
  posters = [patient, impatient];
  const engineBy = (poster: Poster) => indexNow({ url: `${engine.origin}/indexnow`, key: KEY, origin: ORIGIN, poster });
  const hubTarget = webSub({ hub: `${hub.origin}/`, origin: ORIGIN, poster: patient });
  targets = [engineBy(patient), hubTarget];
  impatientTargets = [engineBy(impatient), hubTarget];
});
beforeEach(() => keepTargets(db, ["indexnow", "websub"]));
afterEach(async () => {
  await emptyContent(database.pool);
  await keepTargets(db, []);
  for (const one of [engine, hub]) {
    one.calls.length = 0;
    one.answer = accepts;
  }
  vi.clearAllMocks();
});
afterAll(async () => {
  await Promise.all([engine.close(), hub.close(), ...posters.map((poster) => poster.close())]);
  await database.close();
});

const announce = (signal = new AbortController().signal, to = targets) => announceDue({ db, log, targets: to, ministry }, signal);
/** The wait after a failure is over. */
const waited = () => sql`update announcement_target set next_at = now()`.execute(db);
const waiting = async () => Object.fromEntries((await countWaiting(db)).map((count) => [count.target, count.waiting]));
/** Paths that search engines were notified of, by call. */
const notified = (): string[][] =>
  engine.calls.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList.map((url) => url.replace(ORIGIN, "")).toSorted());
/** Feeds that the hub was notified of. */
const feeds = (): string[] => hub.calls.map(({ body }) => (new URLSearchParams(body).get("hub.url") ?? "").replace(ORIGIN, "")).toSorted();
const newsroom = async () => {
  const rows = filler(db);
  const btc = await rows.site("btc");
  const tin = await rows.category(btc, "tin");
  const publish = (slug: string, published_at: string | null = at(-1000)) => rows.articles(btc, tin, [{ slug, published_at }]);
  const change = (slug: string, fields: { published_at?: string | null; slug?: string; title?: string; content_hash?: string }) =>
    db.updateTable("article").set(fields).where("slug", "=", slug).execute();
  return { rows, btc, tin, publish, change };
};
const allFeeds = ["/feed/btc.atom", "/feed/btc.json", "/feed/btc/tin.atom", "/feed/btc/tin.json"];

describe("what is published", () => {
  it("is announced to search engines and the hub, once", async () => {
    const { publish } = await newsroom();
    await publish("mot");
    await publish("hai");
    expect(await announce()).toBe(true);
    await announce();
    expect(engine.calls).toEqual([{ path: "/indexnow", type: "application/json; charset=utf-8", body: expect.any(String) }]);
    expect(JSON.parse(engine.calls[0]?.body ?? "")).toEqual({
      host: "portal.example",
      key: KEY,
      keyLocation: `${ORIGIN}/${KEY}.txt`,
      urlList: [`${ORIGIN}/btc/tin/mot`, `${ORIGIN}/btc/tin/hai`],
    });
    expect(feeds()).toEqual(allFeeds);
    expect(hub.calls[0]).toMatchObject({ type: "application/x-www-form-urlencoded", body: expect.stringContaining("hub.mode=publish") });
    expect(await waiting()).toEqual({ indexnow: 0, websub: 0 });
  });

  it("is announced when its time comes, and never before", async () => {
    const { publish, change } = await newsroom();
    await publish("hen-gio", at(hour));
    await publish("nhap", null);
    await change("hen-gio", { title: "Sửa", content_hash: "2" });
    await announce();
    expect([engine.calls, hub.calls]).toEqual([[], []]);
    // As if the hour were over: of its announcement alone, and then of the article.
    await sql`update announcement set due_at = now()`.execute(db);
    await announce();
    expect([engine.calls, hub.calls]).toEqual([[], []]);
    await change("hen-gio", { published_at: at(hour / 2) });
    await sql`alter table article disable trigger announce; update article set published_at = now() where slug = 'hen-gio';
      alter table article enable trigger announce; update announcement set due_at = now()`.execute(db);
    await announce();
    expect(notified()).toEqual([["/btc/tin/hen-gio"]]);
  });

  it("is announced though it was scheduled before the portal was configured to notify", async () => {
    await keepTargets(db, []);
    const { publish } = await newsroom();
    await publish("hen-gio", at(hour));
    await publish("cu");
    await keepTargets(db, ["indexnow"]);
    const { rows } = await sql<{ slug: string; due_at: Date }>`select slug, due_at from announcement`.execute(db);
    expect(rows).toMatchObject([{ slug: "hen-gio" }]);
    expect(rows[0]?.due_at.getTime()).toBeGreaterThan(Date.now());
  });

  it("is announced again when it is changed, by its old address too when that changes, and when it is withdrawn or removed", async () => {
    const { publish, change } = await newsroom();
    for (const slug of ["sua", "doi", "rut", "xoa", "yen"]) await publish(slug);
    await announce();
    engine.calls.length = 0;
    await change("sua", { content_hash: "2" });
    await change("doi", { slug: "doi-moi" });
    await change("rut", { published_at: null });
    await db.deleteFrom("article").where("slug", "=", "xoa").execute();
    await announce();
    expect(notified()).toEqual([["/btc/tin/doi", "/btc/tin/doi-moi", "/btc/tin/rut", "/btc/tin/sua", "/btc/tin/xoa"]]);
  });

  it("leaves out an embargoed article that is renamed, withdrawn or removed", async () => {
    const { publish, change } = await newsroom();
    for (const slug of ["doi", "rut", "xoa"]) await publish(slug, at(hour));
    await change("doi", { slug: "doi-moi" });
    await change("rut", { published_at: null });
    await db.deleteFrom("article").where("slug", "=", "xoa").execute();
    await sql`update announcement set due_at = now()`.execute(db);
    await announce();
    expect([engine.calls, hub.calls]).toEqual([[], []]);
  });

  it("has static pages and the ministry's questions, which no feed has", async () => {
    const { rows, btc } = await newsroom();
    const unit = await rows.site("don-vi");
    await rows.page(btc, "gioi-thieu", "<p>Giới thiệu</p>");
    await rows.page(unit, "lien-he", "<p>Liên hệ</p>");
    for (const site of [btc, unit]) await rows.question(site, { slug: "thue", field: "Thuế", title: "?", body: "?", asked_at: at(-hour) });
    await announce();
    expect(notified()).toEqual([["/btc/gioi-thieu", "/btc/hoi-dap/chi-tiet-cau-hoi?id=thue", "/don-vi/btcvn/lien-he"]]);
    expect(hub.calls).toEqual([]);
    expect(await waiting()).toEqual({ indexnow: 0, websub: 0 });
  });

  it("is not written down where no one is notified", async () => {
    await keepTargets(db, []);
    const { publish } = await newsroom();
    await publish("mot");
    expect((await sql`select from announcement`.execute(db)).rows).toEqual([]);
  });

  it("is announced ten thousand addresses a call", async () => {
    await sql`insert into announcement (target, kind, site, category, slug, language, was_public, due_at)
      select name, 'article', 'btc', 'tin', 'bai-' || n, 1, true, now() from announcement_target, generate_series(1, 11000) n`.execute(db);
    await announce();
    await announce();
    expect(notified().map((urls) => urls.length)).toEqual([10_000, 1000]);
    expect(new Set(notified().flat()).size).toBe(11_000);
    expect(feeds()).toEqual([...allFeeds, ...allFeeds].toSorted());
  });
});

describe("two processes", () => {
  it("announce nothing twice", async () => {
    const { publish } = await newsroom();
    await publish("mot");
    engine.answer = (_request, response) => void setTimeout(() => response.writeHead(200).end(), 200);
    expect((await Promise.all([announce(), announce()])).toSorted()).toEqual([false, true]);
    await announce();
    expect(engine.calls).toHaveLength(1);
  });
});

describe("a service that fails", () => {
  it.each<[what: string, answer: Hub["answer"], isSilent?: true]>([
    ["refuses", refuses(503)],
    ["is never ready", () => undefined, true],
    ["ends the connection", (_request, response) => response.destroy()],
    ["redirects to this machine", (_request, response) => response.writeHead(307, { location: `${hub.origin}/secret` }).end()],
  ])("and %s keeps no other waiting, and is announced later", async (_, answer, isSilent) => {
    const { publish } = await newsroom();
    engine.answer = answer;
    await publish("mot");
    await announce(undefined, isSilent ? impatientTargets : targets);
    expect(feeds()).toEqual(allFeeds);
    expect(await waiting()).toEqual({ indexnow: 1, websub: 0 });
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ target: "indexnow", waiting: 1 }), expect.any(String));
    // Not at once.
    await announce();
    expect(engine.calls).toHaveLength(1);
    engine.answer = accepts;
    await waited();
    await announce();
    expect(notified()).toEqual([["/btc/tin/mot"], ["/btc/tin/mot"]]);
    expect(log.info).toHaveBeenCalledOnce();
    expect(await waiting()).toEqual({ indexnow: 0, websub: 0 });
    expect(hub.calls.map(({ path }) => path)).not.toContain("/secret");
  });

  it("is asked after half a minute, then ever later, up to an hour", async () => {
    const { publish } = await newsroom();
    engine.answer = refuses(500);
    await publish("mot");
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      await waited();
      await announce();
      const { rows } = await sql<{ wait: number }>`
        select round(extract(epoch from next_at - now()))::int as wait from announcement_target where name = 'indexnow'`.execute(db);
      waits.push(rows[0]?.wait ?? 0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600].map((wait) => expect.closeTo(wait, -1)));
  });

  it("and answers without end has taken it: its answer is not read", async () => {
    const { publish } = await newsroom();
    let isOpen = true;
    engine.answer = (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
      response.on("close", () => {
        isOpen = false;
        clearInterval(timer);
      });
    };
    await publish("mot");
    await announce();
    expect(await waiting()).toMatchObject({ indexnow: 0 });
    await vi.waitFor(() => expect(isOpen).toBe(false));
  });

  it("of one feed alone gets this one again, and of no other", async () => {
    const { rows, btc, publish } = await newsroom();
    await publish("mot");
    await rows.articles(btc, await rows.category(btc, "khac"), [{ slug: "hai", published_at: at(-1000) }]);
    let refused = "/feed/btc/khac.json";
    hub.answer = (_request, response) => {
      const { body } = hub.calls.at(-1) ?? { body: "" };
      response.writeHead(refused !== "" && body.includes(encodeURIComponent(refused)) ? 400 : 204).end();
    };
    await announce();
    expect(await waiting()).toEqual({ indexnow: 0, websub: 1 });
    refused = "";
    hub.calls.length = 0;
    await waited();
    await announce();
    expect(feeds()).toEqual(["/feed/btc.atom", "/feed/btc.json", "/feed/btc/khac.atom", "/feed/btc/khac.json"]);
  });

  it("for a week is announced no more", async () => {
    const { publish } = await newsroom();
    await publish("cu");
    await sql`update announcement set due_at = now() - interval '8 days'`.execute(db);
    await publish("moi");
    await deleteOldAnnouncements(db);
    await announce();
    expect(notified()).toEqual([["/btc/tin/moi"]]);
  });
});

describe("the job", () => {
  it("notifies what a process that was ended left, and ends while a service is silent", async () => {
    const { publish } = await newsroom();
    await publish("mot");
    const start = () =>
      startAnnouncementJob({
        db,
        log,
        ministry,
        config: { publicOrigin: ORIGIN, indexNow: { url: `${engine.origin}/indexnow`, key: KEY }, webSubHub: undefined },
        interval: 20,
        timeout: 60_000,
      });
    engine.answer = () => undefined;
    const first = await start();
    await vi.waitFor(() => expect(engine.calls).toHaveLength(1), { timeout: 60_000 });
    await first?.close();
    engine.answer = accepts;
    const second = await start();
    await vi.waitFor(async () => expect(await waiting()).toEqual({ indexnow: 0 }), { timeout: 60_000 });
    await second?.close();
    expect(notified()).toEqual([["/btc/tin/mot"], ["/btc/tin/mot"]]);
  });

  it("does not begin without a public origin, and forgets what was kept", async () => {
    const { publish } = await newsroom();
    await publish("mot");
    const config = { publicOrigin: undefined, indexNow: undefined, webSubHub: `${hub.origin}/` };
    expect(await startAnnouncementJob({ db, log, ministry, config, interval: 20, timeout: TIMEOUT })).toBeUndefined();
    expect((await sql`select from announcement`.execute(db)).rows).toEqual([]);
  });
});
