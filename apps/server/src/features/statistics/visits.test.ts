/** Counts on their way into PostgreSQL. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import type { Counted } from "../../pages/counted.ts";
import { sumOldVisits } from "./cleanup.ts";
import { readDays, readKinds, readOften, readPages } from "./read-statistics.ts";
import { createVisits, type Visits } from "./visits.ts";
import { MOST_ROWS } from "./write-visits.ts";

let database: TestDatabase;
let db: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate visit_count`.execute(db));

const now = Date.parse("2026-03-10T05:00:00Z");
const warned: unknown[] = [];
const process = (at = now): Visits =>
  createVisits({ db, clock: { now: () => at }, timeZone: "Asia/Ho_Chi_Minh", log: { warn: (fields) => void warned.push(fields) } });
const article: Counted = { site: "btc", kind: "article", path: "/btc/tin/mot" };
const march = { from: "2026-03-09", to: "2026-03-11", sites: undefined };
const count = (visits: Visits, counted: Counted, times = 1): void => {
  for (let time = 0; time < times; time += 1) visits.count(counted, false);
};

it("two processes add to the same counts, at once, and write what is left at their end", async () => {
  const processes = [process(), process()];
  for (let round = 0; round < 5; round += 1) {
    for (const each of processes) {
      count(each, article, 2);
      count(each, { site: "mof", kind: "home", path: "/mof" });
      each.count(article, true);
    }
    await Promise.all(processes.map((each) => each.write()));
  }
  count(processes[0] as Visits, article);
  await Promise.all(processes.map((each) => each.close()));
  const none = { views: 0, bots: 0, searches: 0, inVain: 0, missing: 0 };
  expect(await readDays(db, march)).toEqual([
    { day: "2026-03-09", ...none },
    { day: "2026-03-10", ...none, views: 31, bots: 10 },
    { day: "2026-03-11", ...none },
  ]);
  expect(await readKinds(db, { ...march, sites: ["btc"] })).toEqual([{ kind: "article", views: 21, bots: 10 }]);
  expect(await readPages(db, march, 1)).toEqual([{ site: "btc", kind: "article", label: article.path, views: 21 }]);
});

it("keeps what the database does not take, and adds it once the database is back", async () => {
  const visits = process();
  count(visits, article, 3);
  await sql`alter table visit_count rename to visit_count_away`.execute(db);
  await expect(visits.write()).rejects.toThrow("visit_count");
  count(visits, article);
  await sql`alter table visit_count_away rename to visit_count`.execute(db);
  await visits.write();
  await visits.close();
  expect((await readPages(db, march, 9))[0]?.views).toBe(4);
});

it("says what it could not write at its end", async () => {
  const visits = process();
  count(visits, article);
  await sql`alter table visit_count rename to visit_count_away`.execute(db);
  warned.length = 0;
  await visits.close();
  await sql`alter table visit_count_away rename to visit_count`.execute(db);
  expect(warned).toHaveLength(1);
});

it("holds a bounded number of words a day, those that are typed most, however many are typed", async () => {
  const visits = process();
  const search = (soughtInVain: string) => count(visits, { site: "btc", kind: "search", path: "/btc/tim-kiem", soughtInVain });
  for (const word of ["lãi suất", "lãi suất", "lãi suất", "lãi suất", "biểu mẫu", "biểu mẫu"]) search(word);
  for (let index = 0; index < 2_000; index += 1) search(`x ${index}`);
  count(visits, { site: "mof", kind: "search", path: "/mof/search", soughtInVain: "budget" }, 3);
  await visits.write();
  for (let index = 0; index < 2_000; index += 1) search(`y ${index}`);
  await visits.close();
  const { rows } = await sql<{ site: string; count: number }>`
    select site, count(*)::int from visit_count where kind = 'words' and label <> '' group by site order by site`.execute(db);
  expect(rows).toEqual([
    { site: "btc", count: MOST_ROWS.words },
    { site: "mof", count: 1 },
  ]);
  expect(await readOften(db, "words", march, 9)).toEqual([
    { site: "btc", label: "lãi suất", views: 4 },
    { site: "mof", label: "budget", views: 3 },
  ]);
  expect((await readDays(db, march))[1]).toMatchObject({ searches: 4_009, inVain: 4_009 });
});

it("sums what is old by month, and deletes what was typed: rare words after a week, the others after three months", async () => {
  const day = async (expression: string): Promise<string> =>
    (await sql<{ day: string }>`select (${sql.raw(expression)})::date::text as day`.execute(db)).rows[0]?.day ?? "";
  const month = await day("date_trunc('month', current_date - interval '30 months')");
  const insert = (at: string, kind: string, label: string, views: number) =>
    sql`insert into visit_count values (${at}, 'btc', ${kind}, ${label}, ${views}, 1)`.execute(db);
  const second = `${month.slice(0, 8)}02`;
  for (const [at, views] of [
    [month, 1],
    [second, 2],
  ] as const) {
    await insert(at, "article", "", views);
    await insert(at, "article", "/btc/tin/mot", views);
  }
  const [young, week, old] = [await day("current_date - 600"), await day("current_date - 8"), await day("current_date - 91")];
  await insert(young, "article", "/btc/tin/mot", 5);
  await insert(week, "words", "một lần", 1);
  await insert(week, "words", "nhiều lần", 3);
  await insert(old, "missing", "/x", 9);
  await sumOldVisits(db);
  await sumOldVisits(db);
  const { rows } = await sql`select day::text, kind, label, views, bots from visit_count order by day, kind`.execute(db);
  expect(rows).toEqual([
    { day: month, kind: "article", label: "", views: 3, bots: 2 },
    { day: young, kind: "article", label: "/btc/tin/mot", views: 5, bots: 1 },
    { day: week, kind: "words", label: "nhiều lần", views: 3, bots: 1 },
  ]);
});
