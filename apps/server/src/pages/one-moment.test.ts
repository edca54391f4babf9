/** Pages change by themselves only when they say so: `freshUntil` is the minimum over everything that they show. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { importContent, IMPORT_WORKERS } from "../content/import.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import { importDefaults } from "../content/testing/importer.ts";
import { createDb } from "../database/db.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { loadPortal } from "./portal.ts";

const HOUR = 3_600_000;
const ministry = { vi: "btc", en: "mof" };
/** Times that pages are followed through what changes by itself. */
const STEPS = 2;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
const sanitizer = createSanitizer(IMPORT_WORKERS);
afterAll(() => Promise.all([sanitizer.close(), database.close()]));

async function* lines(): AsyncGenerator<object> {
  const { demonstrationContent } = await import("@portal/demo-content");
  yield* demonstrationContent();
}

test("each page of the demonstration stays as it is until the moment that it names", { tags: "verify" }, async () => {
  const db = createDb(database.pool);
  await importContent(db, lines(), { ...importDefaults, sanitizer });
  const start = Date.now();
  // Scheduled publications in all sites, and drafts before, in and after their days.
  await sql`update article set published_at = to_timestamp(${start / 1000}) + interval '1 hour' * (id % 97) where id % 7 = 0`.execute(db);
  await sql`update search_document set visible_from = a.published_at from article a where search_document.article_id = a.id`.execute(db);

  let asOf = start;
  const { portal, drawing } = await loadPortal(
    {
      source: createDatabaseSource(
        { pages: db, searches: db, background: db },
        { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews: { view: async () => undefined } },
      ),
      takesForms: "all",
      defaultSites: ministry,
      timeZone: "Asia/Ho_Chi_Minh",
      now: () => asOf,
      apiOrigins: [],
      partCacheBytes: 2 ** 20,
      log: () => undefined,
    },
    1,
  );
  onTestFinished(() => drawing.close());
  const load = async (path: string, moment: number): Promise<object> => {
    asOf = moment;
    const loaded = await portal.load(path, { signal: undefined });
    return "page" in loaded ? { ...loaded.page, forms: undefined } : loaded;
  };

  const { rows } = await sql<{ path: string }>`
    select '/' || slug as path from site
    union all select '/' || s.slug || '/' || c.slug from category c join site s on s.id = c.site_id
    union all select '/' || s.slug || '/' || c.slug || '/' || a.slug from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
      where a.id % 25 = 0 or a.content ? 'Deadline'
    union all values ('/btc/tim-kiem?q=ngan+sach'), ('/mof/search?q=budget'), ('/btc/hoi-dap'), ('/btc/lanh-dao-bo')`.execute(db);
  let followed = 0;
  for (const { path } of rows) {
    let moment = start;
    for (let step = 0; step < STEPS; step += 1) {
      const page = await load(path, moment);
      const { freshUntil } = page as { freshUntil?: string };
      const until = freshUntil === undefined ? undefined : Date.parse(freshUntil);
      expect(until ?? Infinity, path).toBeGreaterThan(moment);
      expect(await load(path, (until ?? start + 1000 * HOUR) - 1), `${path} from ${new Date(moment).toISOString()}`).toEqual(page);
      if (until === undefined) break;
      moment = until;
      followed += 1;
    }
  }
  // Half of them at least show something that is scheduled.
  expect(followed).toBeGreaterThan(rows.length / 2);
});
