import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { until } from "../testing/database-processes.ts";
import { openGate } from "../testing/gate.ts";
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
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%clock_timestamp%' and pid <> pg_backend_pid()",
  );
  await until(() => received.length === 3);
  await database.pool.query(`select pg_notify('kênh', 'hai')`);
  await until(() => received.length === 4);
  expect(received).toEqual([undefined, "một", undefined, "hai"]);
  expect(said).toEqual([expect.stringContaining("not received just now"), expect.stringContaining("received again")]);
  await listener.close();
  const sessions =
    "select 1 from pg_stat_activity where datname = current_database() and query like '%clock_timestamp%' and pid <> pg_backend_pid()";
  await expect.poll(async () => (await database.pool.query(sessions)).rows).toEqual([]);
});

test("says whether it receives, what time it is in the database, and notices a connection through which nothing comes any more", async () => {
  const gate = await openGate(database.connectionString);
  const { user, password, port, database: name } = gate.connection;
  const times: number[] = [];
  const received: (string | undefined)[] = [];
  const said: string[] = [];
  const log = { info: (_: object, text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) };
  const listener = listenTo("changes", {
    connectionString: `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${port}/${name}`,
    log,
    onNotify: (payload) => received.push(payload),
    onHeartbeat: (time) => times.push(time),
  });
  expect(listener.isReceiving()).toBe(false);
  await expect.poll(() => times.length).toBeGreaterThan(1);
  expect(listener.isReceiving()).toBe(true);
  expect(Math.abs((times.at(-1) ?? 0) - Date.now())).toBeLessThan(60_000);

  const warnings: string[] = [];
  const keepWarning = ({ message }: Error): void => void warnings.push(message);
  process.on("warning", keepWarning);
  gate.stall();
  await database.pool.query("select pg_notify('changes', 'missed')");
  await expect.poll(() => listener.isReceiving()).toBe(false);
  await expect.poll(() => received.length).toBe(2);
  expect(received).toEqual([undefined, undefined]);
  // Of heartbeats that wait for one another.
  process.off("warning", keepWarning);
  expect(warnings).toEqual([]);
  expect(listener.isReceiving()).toBe(true);
  expect(said).toEqual([expect.stringContaining("not received just now"), expect.stringContaining("received again")]);
  await listener.close();
  gate.shut();
});

test("a process that was too busy to receive has not lost the connection: what came meanwhile it reads at once", async () => {
  const received: (string | undefined)[] = [];
  const said: string[] = [];
  const log = { info: (_: object, text: string) => void said.push(text), warn: (_: object, text: string) => void said.push(text) };
  const listener = listenTo("busy", { connectionString: database.connectionString, log, onNotify: (payload) => received.push(payload) });
  await until(() => received.length === 1);
  await database.pool.query("select pg_notify('busy', 'meanwhile')");
  // As a thread that computes for longer than three heartbeats.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
  expect(listener.isReceiving()).toBe(true);
  await until(() => received.length === 2);
  expect(received).toEqual([undefined, "meanwhile"]);
  expect(listener.isReceiving()).toBe(true);
  expect(said).toEqual([]);
  await listener.close();
});

test("goes by its own heartbeats alone: of another process's it is not known how long they were on their way", async () => {
  await database.pool.query(`
    create schema slow;
    create function slow.clock_timestamp() returns timestamptz language plpgsql as
      'begin perform pg_sleep(.3); return pg_catalog.clock_timestamp(); end'`);
  const times: number[] = [];
  const separator = database.connectionString.includes("?") ? "&" : "?";
  const options = encodeURIComponent("-c search_path=slow,pg_catalog");
  const log = { info: () => undefined, warn: () => undefined };
  const listener = listenTo("shared", {
    connectionString: `${database.connectionString}${separator}options=${options}`,
    log,
    onNotify: () => undefined,
    onHeartbeat: (time, askedAt) => times.push(time, performance.now() - askedAt),
  });
  while (times.length < 4) await database.pool.query("select pg_notify('shared', 'heartbeat 0'), pg_sleep(.02)");
  await listener.close();
  const [first = 0, since = 0] = times;
  expect(first).toBeGreaterThan(Date.now() - 60_000);
  expect(since).toBeGreaterThan(250);
  expect(times).not.toContain(0);
});
