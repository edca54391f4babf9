import type { Query, QueryResult } from "@portal/core";
import { emptyPageRecords } from "@portal/domain/content";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { createDatabaseClock, type DatabaseClock } from "../../database/clock.ts";
import { silentLog } from "../../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type SettableClock, settableClock } from "../../testing/database-clock.ts";
import type { ContentCache } from "./content-cache.ts";
import { FinishedBody } from "./finished-body.ts";
import { openContentCache } from "./open-content-cache.ts";

const HOUR = 3_600_000;

let database: TestDatabase;
let databaseClock: SettableClock;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  databaseClock = await settableClock(database);
});
afterAll(() => database.close());

/** What a process keeps, on a connection of its own. @param clock - the process's idea of the database's */
function open(clock: DatabaseClock): ContentCache {
  const { connectionString } = databaseClock;
  const { cache, close } = openContentCache({
    megabytes: 8,
    database: { connectionString, clock, replica: undefined },
    clock,
    log: silentLog,
  });
  onTestFinished(close);
  return cache;
}

/** That is kept, and that anyone may get. */
const page = new FinishedBody({ isShared: true, status: 200, body: "Bộ Tài chính", headers: {}, cacheControl: () => undefined });
const drawPage = ({ bodies }: ContentCache): Promise<FinishedBody> =>
  bodies.draw("/", async () => ({ body: page, size: 1, shared: { kept: true, tags: ["site:btc"], freshUntil: Date.now() + 9 * HOUR } }));

/** Whether a heartbeat has come after which the process goes by the database's clock. @param ahead - as it was set */
const follows = (clock: DatabaseClock, ahead: number): boolean => Math.abs(clock.now() - Date.now() - ahead) < 5_000;
const soon = { timeout: 10_000 };

it.each([
  ["slow", -HOUR],
  ["fast", HOUR],
])("a process whose own clock ran %s follows the database's with the next heartbeat", async (_, by) => {
  await databaseClock.set(0);
  const clock = createDatabaseClock(Date.now() + by);
  open(clock);
  await expect.poll(() => follows(clock, 0), soon).toBe(true);
});

it("drops everything once the database's clock, which ran ahead, is set back, also for when that moment has come", async () => {
  await databaseClock.set(HOUR);
  const clock = createDatabaseClock(Date.now() + HOUR);
  const cache = open(clock);
  let asked = 0;
  const source = cache.keep({
    findFormerAddress: async () => undefined,
    findNearPages: async () => ({ pages: [], changesAt: undefined }),
    loadPageRecords: async ({ site }) => {
      asked += 1;
      return { ...emptyPageRecords, site: { slug: site, name: "Bộ Tài chính" } };
    },
    fetchContent: async (queries) => {
      asked += 1;
      return new Map(
        queries.map(({ key }): [string, QueryResult] => [
          key,
          { ok: true, value: { category: { slug: key, name: "Tin", href: "/" }, articles: [] } },
        ]),
      );
    },
  });
  const query: Query = { kind: "category", key: "tin", slug: "tin", limit: 3, tags: ["category:tin"] };
  const ask = async (): Promise<number> => {
    const before = asked;
    const context = { asOf: clock.now(), signal: undefined };
    await source.fetchContent([query], { site: "btc", language: "vi", ...context });
    await source.loadPageRecords({ site: "btc", category: undefined, article: undefined, page: undefined }, context);
    return asked - before;
  };

  // Until the first heartbeat nothing is kept of what a page is made from.
  await expect.poll(ask, soon).toBe(0);
  await drawPage(cache);
  expect(cache.bodies.fresh("/")).toBe(page);

  await databaseClock.set(0);
  await expect.poll(() => follows(clock, 0), soon).toBe(true);
  expect([cache.bodies.fresh("/"), cache.bodies.stale("/")]).toEqual([undefined, undefined]);

  await databaseClock.set(2 * HOUR);
  await expect.poll(() => follows(clock, 2 * HOUR), soon).toBe(true);
  expect(cache.bodies.fresh("/")).toBeUndefined();
  expect(await ask()).toBe(2);
});

it("knows of a page that nothing has changed for hours that it was right at the last heartbeat: from then on it may stand in for an hour", async () => {
  await databaseClock.set(0);
  const running = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => running() + passed);
  onTestFinished(() => void vi.restoreAllMocks());
  let heartbeats = 0;
  const set = (): boolean => {
    heartbeats += 1;
    return false;
  };
  const cache = open({ now: Date.now, set });
  await expect.poll(() => heartbeats, soon).toBeGreaterThan(0);
  await drawPage(cache);
  passed = 5 * HOUR;
  await expect.poll(() => cache.bodies.stale("/"), soon).toBe(page);
});
