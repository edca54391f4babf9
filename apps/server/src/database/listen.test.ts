import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { until } from "../testing/database-processes.ts";
import { listenTo } from "./listen.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.close());

test("receives what is sent to its channel; when the session breaks, logs it once, and receives again", async () => {
  const received: (string | undefined)[] = [];
  const said: string[] = [];
  const log = { info: (_: object, text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) };
  const listener = listenTo("kênh", { connectionString: database.connectionString, log, onNotify: (payload) => received.push(payload) });
  await until(() => received.length === 1);
  await database.pool.query(`select pg_notify('other', 'x'), pg_notify('kênh', 'một')`);
  await until(() => received.length === 2);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  await until(() => received.length === 3);
  await database.pool.query(`select pg_notify('kênh', 'hai')`);
  await until(() => received.length === 4);
  expect(received).toEqual([undefined, "một", undefined, "hai"]);
  expect(said).toEqual([expect.stringContaining("not received just now"), expect.stringContaining("received again")]);
  await listener.close();
  const sessions = "select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'";
  await expect.poll(async () => (await database.pool.query(sessions)).rows).toEqual([]);
});
