/** Kept HTML of parts in renderer threads: the demonstration's pages are byte for byte what they are where nothing is kept. */
import type { PageModel } from "@portal/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importContent, IMPORT_WORKERS } from "../content/import.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import { importDefaults } from "../content/testing/importer.ts";
import { createDb } from "../database/db.ts";
import { createMetrics } from "../services/metrics.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { buildTestApp, testConfig } from "../testing/test-app.ts";
import { type BuiltPortal, loadPortal } from "./portal.ts";

const ministry = { vi: "btc", en: "mof" };
const TOKEN = "token-of-the-metrics-of-this-test";
const fixed = [
  "/btc/tim-kiem?q=ngan+sach",
  "/mof/search?q=budget",
  "/btc/hoi-dap",
  "/mof/question-answer",
  "/btc/lanh-dao-bo",
  "/mof/ministry-leader",
  "/btc/so-do-trang-website",
  "/btc/thong-tin-lien-he",
  "/btc/khong-co-trang-nay",
];

let database: TestDatabase;
/** One keeps parts; the other, without reuse, draws each of them for each page. */
let portals: { readonly keeping: BuiltPortal; readonly drawing: BuiltPortal };
const sanitizer = createSanitizer(IMPORT_WORKERS);

async function* lines(): AsyncGenerator<object> {
  const { demonstrationContent } = await import("@portal/demo-content");
  yield* demonstrationContent();
}

beforeAll(async () => {
  database = await createTestDatabase();
  const db = createDb(database.pool);
  await importContent(db, lines(), { ...importDefaults, sanitizer });
  const source = createDatabaseSource(
    { pages: db, searches: db, background: db },
    { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews: { view: async () => undefined } },
  );
  const start = (megabytes: number): Promise<BuiltPortal> =>
    loadPortal(
      {
        source,
        takesForms: "all",
        defaultSites: ministry,
        timeZone: "Asia/Ho_Chi_Minh",
        now: Date.now,
        apiOrigins: [],
        partCacheBytes: megabytes * 2 ** 20,
        log: () => undefined,
      },
      1,
    );
  portals = { keeping: await start(16), drawing: await start(0) };
});
afterAll(() => Promise.all([portals.keeping.drawing.close(), portals.drawing.drawing.close(), sanitizer.close(), database.close()]));

async function load(path: string): Promise<PageModel | undefined> {
  const loaded = await portals.keeping.portal.load(path, { signal: undefined });
  return "page" in loaded ? loaded.page : undefined;
}

const isSame = (one: string | Uint8Array, other: string | Uint8Array): boolean => Buffer.from(one).equals(Buffer.from(other));

/** @returns how many pages there were: what leads elsewhere is none */
async function compare(paths: readonly string[]): Promise<number> {
  const { keeping, drawing } = portals;
  let pages = 0;
  for (const path of paths) {
    const page = await load(path);
    if (!page) continue;
    pages += 1;
    const { html } = await drawing.portal.render(page, "");
    // With what other pages left; then with its own.
    expect(isSame((await keeping.portal.render(page, "")).html, html), path).toBe(true);
    expect(isSame((await keeping.portal.render(page, "")).html, html), `${path} once more`).toBe(true);
  }
  return pages;
}

test("every page of the demonstration, in both languages and after changes", { tags: "verify" }, async () => {
  const { rows } = await sql<{ path: string }>`
    select '/' || slug as path from site
    union all select '/' || s.slug || '/' || c.slug from category c join site s on s.id = c.site_id
    union all select '/' || s.slug || '/' || c.slug || '/' || a.slug from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
      where a.id % 60 = 0`.execute(createDb(database.pool));
  const paths = [...rows.map(({ path }) => path), ...fixed];
  expect(await compare(paths)).toBeGreaterThan(paths.length * 0.9);
  const { hits, misses, whole, bytes } = portals.keeping.drawing.parts();
  expect(hits).toBeGreaterThan(misses);
  expect(whole).toBeLessThan(paths.length);
  expect(bytes).toBeLessThanOrEqual(16 * 2 ** 20);
  expect(portals.drawing.drawing.parts()).toMatchObject({ hits: 0, bytes: 0 });

  // In some, texts of the same length: nothing but a digit tells them apart.
  const db = createDb(database.pool);
  await sql`update article set title = translate(title, '0123456789', '1234567890'), summary = summary || ' (sửa)' where id % 10 = 0`.execute(
    db,
  );
  await sql`update category set name = name || ' (sửa)' where id % 3 = 0`.execute(db);
  await compare(paths.filter((_, index) => index % 6 === 0));
});

test("/metrics says what the parts were good for", async () => {
  const { portal, drawing } = portals.keeping;
  const metrics = createMetrics();
  metrics.watchRendererThreads({ threads: 1, lost: () => drawing.lost(), parts: () => drawing.parts() });
  const app = await buildTestApp({ portal, metrics, config: { ...testConfig, metricsToken: TOKEN } });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const read = async (name: string): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    return Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  };
  const [hit, miss, bytes] = ['portal_page_parts_total{cache="hit"}', 'portal_page_parts_total{cache="miss"}', "portal_page_parts_bytes"];
  const visit = async (): Promise<void> => expect((await fetch(`${address}/btc`)).status).toBe(200);
  await visit();
  const before = { hits: await read(hit), misses: await read(miss) };
  await visit();
  expect(await read(hit)).toBeGreaterThan(before.hits);
  expect(await read(miss)).toBe(before.misses);
  expect(await read(bytes)).toBeGreaterThan(0);
  await sql`update category set name = name || ' (mới)'`.execute(createDb(database.pool));
  await visit();
  expect(await read(miss)).toBeGreaterThan(before.misses);
});
