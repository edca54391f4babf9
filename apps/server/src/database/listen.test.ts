import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { until } from "../testing/database-processes.ts";
import { listenTo } from "./listen.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.close());

test("hears its channel; when the session breaks, says so once, and hears again", async () => {
  const heard: (string | undefined)[] = [];
  const said: string[] = [];
  const log = { info: (_: object, text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) };
  const listener = listenTo("kênh", { connectionString: database.connectionString, log, onNotify: (payload) => heard.push(payload) });
  await until(() => heard.length === 1);
  await database.pool.query(`select pg_notify('other', 'x'), pg_notify('kênh', 'một')`);
  await until(() => heard.length === 2);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  await until(() => heard.length === 3);
  await database.pool.query(`select pg_notify('kênh', 'hai')`);
  await until(() => heard.length === 4);
  expect(heard).toEqual([undefined, "một", undefined, "hai"]);
  expect(said).toEqual([expect.stringContaining("not heard just now"), expect.stringContaining("heard again")]);
  await listener.close();
  const sessions = "select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'";
  await expect.poll(async () => (await database.pool.query(sessions)).rows).toEqual([]);
});
