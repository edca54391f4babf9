/** What is counted of requests over HTTP, and what administration shows of it: the built portal on a real database. */
import type { Statistics } from "@portal/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import { type Answer, type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { testStaff, type TestStaff } from "../../testing/staff.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const published = { publishedAt: "2026-01-01T00:00:00Z" };

let database: TestDatabase;
let server: CachedServer;
let [editor, auditor, author, stranger]: TestStaff[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const sanitizer = createSanitizer();
  async function* records() {
    yield site("btc", { counterpart: "mof" });
    yield site("mof", { language: 2 });
    yield category("btc", "tin");
    yield article("btc", "tin", "mot", { title: "Bài một", ...published });
  }
  await importContent(createDb(database.pool), records(), { ...importDefaults, sanitizer });
  await sanitizer.close();
  server = await openCachedServer({ connectionString: database.connectionString });
  const staff = (role: "editor" | "auditor" | "author", on: string) => testStaff(server.db, { roles: { [on]: [role] } });
  [editor, auditor, author, stranger] = [
    await staff("editor", "btc"),
    await staff("auditor", "btc"),
    await staff("author", "btc"),
    await staff("editor", "mof"),
  ];
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const visit = (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Answer> =>
  server.get(target, { method, headers: { "user-agent": BROWSER, ...headers } });
/** What the visits add to the table. */
async function counted(visits: () => Promise<unknown>): Promise<readonly string[]> {
  await server.services.visits.write();
  await sql`truncate visit_count`.execute(server.db);
  await visits();
  await server.services.visits.write();
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', site, kind, nullif(label, ''), views, bots) as row from visit_count order by site, kind, label`.execute(
    server.db,
  );
  return rows.map(({ row }) => row);
}
const ask = (who: TestStaff | undefined, path: string): Promise<Answer> =>
  server.get(`/api/admin/statistics${path}`, { headers: who?.headers ?? {} });
const read = async (who: TestStaff | undefined, query = ""): Promise<Statistics> =>
  (JSON.parse((await ask(who, query)).text) as { data: Statistics }).data;

it("counts a page that is drawn, one from memory, and one that the reader has already", async () => {
  const rows = await counted(async () => {
    const drawn = await visit("/btc/tin/mot");
    expect(drawn.cache).toBe("miss");
    expect((await visit("/btc/tin/mot?utm_source=x")).cache).toBe("hit");
    expect((await visit("/btc/tin/mot", { "if-none-match": String(drawn.headers["etag"]) })).status).toBe(304);
  });
  expect(rows).toEqual(["btc article 3 0", "btc article /btc/tin/mot 3 0"]);
});

it("counts programs apart, and for the kind of page alone", async () => {
  const bot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  const rows = await counted(async () => {
    await visit("/btc/tin", bot);
    await visit("/btc/tin", { "user-agent": "curl/8.5.0" });
    await visit("/btc/khong-co", bot);
    await server.get("/btc");
  });
  expect(rows).toEqual(["btc category 0 2", "btc home 0 1", "btc missing 0 1"]);
});

it("counts no page that is fetched ahead, redirected, read by a script or asked for with HEAD; and a page that the program shows", async () => {
  const rows = await counted(async () => {
    await visit("/btc/tin", { "sec-purpose": "prefetch" });
    await visit("/api/page?path=%2Fbtc%2Ftin", { purpose: "prefetch" });
    await visit("/mof/tin/mot");
    await visit("/btc/tin", { "sec-fetch-dest": "empty" });
    await visit("/btc/tin", {}, "HEAD");
    await visit("/api/categories");
    await visit("/robots.txt");
  });
  expect(rows).toEqual([]);
  const shown = await counted(async () => {
    await visit("/api/page?path=%2Fbtc%2Ftin%3Fyear%3D2026");
    await visit("/api/page?path=%2Fbtc%2Ftin", {}, "HEAD");
  });
  expect(shown).toEqual(["btc category 2 0", "btc category /btc/tin 2 0"]);
});

it("counts searches, the words of those that found nothing, and addresses without a page; not what looks like somebody's own", async () => {
  const rows = await counted(async () => {
    await visit("/btc/tim-kiem?q=B%C3%A0i");
    for (const words of ["Zyx  wvu", "zyx wvu", "a@b.example"]) await visit(`/btc/tim-kiem?q=${encodeURIComponent(words)}`);
    await visit("/btc/tim-kiem");
    await visit("/btc/khong-co?token=bi-mat");
    await visit("/btc/a%40b.example");
  });
  expect(rows).toEqual([
    "btc missing 2 0",
    "btc missing /btc/khong-co 1 0",
    "btc other 1 0",
    "btc other /btc/tim-kiem 1 0",
    "btc search 4 0",
    "btc words 3 0",
    "btc words zyx wvu 2 0",
  ]);
});

/** Words and an address three times each, others once. */
async function searchInVain(): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await visit("/btc/tim-kiem?q=%3Dqwzx");
    await visit("/btc/da-mat");
  }
  await visit("/btc/tim-kiem?q=mot-lan-thoi-qwz");
  await visit("/btc/mot-lan");
  await visit("/mof");
}

it("is shown to editors and auditors of the site, rare words and addresses to no one", async () => {
  await counted(searchInVain);
  const statistics = await read(editor);
  expect(await read(auditor)).toEqual(statistics);
  expect(statistics.days).toHaveLength(30);
  expect(statistics.days.at(-1)).toMatchObject({ views: 4, bots: 0, searches: 4, inVain: 4, missing: 4 });
  expect(statistics.kinds).toEqual([{ kind: "search", views: 4, bots: 0 }]);
  expect(statistics.words).toEqual([{ site: "btc", label: "=qwzx", views: 3 }]);
  expect(statistics.missing).toEqual([{ site: "btc", label: "/btc/da-mat", views: 3 }]);
  expect(await read(editor, "?site=mof&days=7")).toMatchObject({ kinds: [], pages: [], words: [], missing: [] });
  expect((await read(stranger)).pages).toEqual([{ site: "mof", kind: "home", label: "/mof", views: 1 }]);
  expect((await ask(author, "")).status).toBe(403);
  expect((await ask(undefined, "")).status).toBe(401);
  expect((await ask(editor, "?days=367")).status).toBe(400);
});

it("is taken away as tables, in which what visitors typed is no formula", async () => {
  await counted(searchInVain);
  const table = async (path: string) => (await ask(editor, `/tables/${path}`)).text;
  expect(await table("words")).toBe(`\u{feff}"Trang đơn vị","Từ tìm kiếm","Lượt xem"\r\nbtc,'=qwzx,3\r\n`);
  expect(await table("missing?language=en")).toBe(`\u{feff}"Site","Address without a page","Views"\r\nbtc,/btc/da-mat,3\r\n`);
  const days = await ask(editor, "/tables/days?days=2&language=en");
  expect(days.headers["content-disposition"]).toMatch(/^attachment; filename="days-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/);
  expect(days.text.split("\r\n")).toHaveLength(4);
  expect(await table("pages?site=mof")).toBe(`\u{feff}"Trang đơn vị","Loại trang","Trang","Lượt xem"\r\n`);
  expect((await ask(author, "/tables/days")).status).toBe(403);
});

it("is public by months where the site says so, of days that are over, and else no page", async () => {
  await sql`truncate visit_count`.execute(server.db);
  await sql`insert into visit_count (day, site, kind, label, views)
    select (date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') - interval '1 month' + interval '3 days')::date, site, kind, label, views
    from (values ('btc', 'article', '', 1234), ('btc', 'article', '/btc/tin/mot', 999), ('btc', 'search', '', 55), ('btc', 'words', '', 77), ('mof', 'home', '', 888))
      as given (site, kind, label, views)`.execute(server.db);
  await sql`insert into visit_count (day, site, kind, label, views) values
    ((now() at time zone 'Asia/Ho_Chi_Minh')::date, 'btc', 'article', '', 666),
    ((now() at time zone 'Asia/Ho_Chi_Minh' - interval '14 months')::date, 'btc', 'article', '', 444)`.execute(server.db);
  expect((await visit("/btc/thong-ke-truy-cap")).status).toBe(404);
  expect((await visit("/mof/statistics")).status).toBe(404);
  const sanitizer = createSanitizer();
  async function* records() {
    yield site("btc", { counterpart: "mof", metadata: { publicStatistics: true } });
  }
  await importContent(createDb(database.pool), records(), { ...importDefaults, sanitizer });
  await sanitizer.close();
  await server.received();
  const page = await visit("/btc/thong-ke-truy-cap");
  expect(page.status).toBe(200);
  expect([...page.text.matchAll(/<td[^>]*>([\d.]+)<\/td>/g)].map(([, figure]) => figure)).toEqual(["1.289", "55", "1.289", "55"]);
  expect((await visit("/mof/statistics")).status).toBe(404);
  const { freshUntil } = JSON.parse((await visit("/api/page?path=%2Fbtc%2Fthong-ke-truy-cap")).text) as { freshUntil: string };
  // Five minutes past midnight in Hà Nội.
  expect(freshUntil).toMatch(/T17:05:00\.000Z$/);
});
