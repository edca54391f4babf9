import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pageModel } from "../testing/page-model.ts";
import { buildTestApp, echoPortal } from "../testing/test-app.ts";
import { formsApp, question, questionAction, urlencoded, done } from "../features/forms/testing/forms-app.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { silentLog } from "../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { testServices } from "../testing/services.ts";
import { type OpenPools, openPools } from "./pools.ts";

let database: TestDatabase;
let open: OpenPools;
const SIZES = { portal: 2, pages: 2, searches: 2, administration: 1, previews: 1, background: 1, jobs: 1 };
beforeAll(async () => {
  database = await createTestDatabase();
  open = openPools(database.connectionString, SIZES, silentLog);
  await filler(open.databases.portal).site("btc", { name: "Bộ Tài chính" });
});
afterAll(async () => {
  await open?.close();
  await database?.close();
});

const nobody = { category: undefined, article: undefined, page: undefined };
const now = { asOf: Date.now(), signal: undefined };

it("a page, /readyz and a form are answered while searches, administration and jobs hold all of their connections", async () => {
  const { databases, pools } = open;
  const source = createDatabaseSource(databases, {
    timeZone: "Asia/Ho_Chi_Minh",
    ministry: { vi: "btc", en: "mof" },
    fileViews: { view: async () => undefined },
  });
  const services = testServices({ db: databases.portal, administration: databases.administration });
  const load = async (path: string) => {
    const { site } = await source.loadPageRecords({ site: "btc", ...nobody }, now);
    return { page: pageModel(path, { title: site?.name ?? "" }) };
  };
  const portal = { ...echoPortal, load };
  const app = await buildTestApp({ services, portal });
  const forms = await formsApp(databases.portal, { actions: [questionAction(() => done).action] });
  await Promise.all([app.inject("/"), forms.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded(question) })]);

  const key = 7_301_099;
  const holder = await database.pool.connect();
  await holder.query("select pg_advisory_lock($1)", [key]);
  const waiting: Promise<unknown>[] = [];
  for (const db of [databases.searches, databases.administration, databases.background])
    for (let each = 0; each < 4; each += 1) {
      waiting.push(sql`select pg_advisory_lock_shared(${key}::bigint)`.execute(db).catch((error: unknown) => error));
      // What is asked for at once would share a connection.
      await sleep(5);
    }
  try {
    await expect.poll(() => pools.searches.waitingCount).toBe(2);
    expect((await app.inject("/")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    const sent = await forms.inject({
      method: "POST",
      url: "/btc/hoi-dap",
      ...urlencoded({ ...question, key: "1b4e28ba-2fa1-4d2b-883f-0016d3cca428" }),
    });
    expect(sent.statusCode).toBe(303);
    expect(pools.searches.waitingCount).toBe(2);
  } finally {
    await holder.query("select pg_advisory_unlock_all()");
    holder.release();
    await Promise.all(waiting);
    await services.close();
  }
});

it("every purpose has a limit in time for its statements", async () => {
  for (const db of Object.values(open.databases)) {
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows[0]?.limit).toMatch(/^(2|4|5|10|15)s$|^2min$/);
  }
});

it("reads of pages that are asked for at once share a connection; one that fails leaves the others", async () => {
  const { pages } = open.databases;
  let acquired = 0;
  const count = (): number => (acquired += 1);
  open.pools.pages.on("acquire", count);
  const answers = await Promise.allSettled([
    sql<{ at: number }>`select 1 as at, pg_backend_pid() as pid`.execute(pages),
    sql`select 1 / ${0}::int`.execute(pages),
    sql<{ at: number }>`select 2 as at, pg_backend_pid() as pid`.execute(pages),
  ]);
  open.pools.pages.off("acquire", count);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(acquired).toBe(1);
  await expect(pages.transaction().execute(async () => undefined)).rejects.toThrow("share connections");
});

it("a statement that means something else since it was prepared is prepared anew", async () => {
  const { pages, portal } = open.databases;
  await sql`create table changing (a int); `.execute(portal);
  await sql`insert into changing values (1)`.execute(portal);
  const read = () => sql<{ a: unknown }>`select * from changing`.execute(pages);
  expect((await read()).rows).toEqual([{ a: 1 }]);
  await sql`alter table changing add column b text`.execute(portal);
  const tries = [await read().catch(() => undefined), await read().catch(() => undefined), await read()];
  expect(tries.at(-1)?.rows).toEqual([{ a: 1, b: null }]);
});
