import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { PortalSource } from "@portal/domain";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CONTENT_CHANNEL } from "../content/tags.ts";
import { hashReceipt, newReceipt } from "../sources/database/receipts.ts";
import { cleanUp } from "../testing/database-processes.ts";
import { type Gate, openGate } from "../testing/gate.ts";
import { openWithStandbys, type Standby, type WithStandbys } from "../testing/standby.ts";
import { createReplicatedSource, readingOwnWrites } from "../sources/database/replicated-source.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { silentLog } from "../services/log.ts";
import { createDb } from "./db.ts";
import { listenTo, type Listener } from "./listen.ts";
import { migrateToLatest } from "./migrate.ts";
import { type OpenPools, openPools } from "./pools.ts";
import { openReplica, type Replica, type ReplicaState } from "./replica.ts";

const SIZES = { portal: 2, pages: 2, searches: 1, administration: 1, background: 1 };
let clusters: WithStandbys | undefined;
let primary: OpenPools;
let standby: Standby;
let other: Standby;
/** Before the standbys: it leads to one of them, to both in turn, or nowhere. */
let gate: Gate;
let replica: Replica;
let state: ReplicaState;
let listener: Listener;
let source: PortalSource;
/** Pages that the replica was asked for, and those of them that are shown as it gave them. */
let asked = 0;
let used = 0;
let received = 0;
const connections = new Set<pg.PoolClient>();
let isReplaced = false;

const open = (connectionString: string, db = primary.databases.portal): Replica =>
  openReplica({ connectionString, sizes: SIZES, primary: db, log: silentLog });

beforeAll(async () => {
  clusters = await openWithStandbys(2);
  [standby, other] = clusters.standbys as [Standby, Standby];
  const { connectionString } = clusters.primary;
  primary = openPools(connectionString, SIZES, silentLog);
  await migrateToLatest(createDb(primary.pools.portal));
  gate = await openGate(standby.connectionString);
  const { user, password, port, database } = gate.connection;
  replica = open(`postgresql://${user}:${String(password)}@127.0.0.1:${port}/${database}`);
  state = replica.state;
  replica.pools.pages.on("connect", (client) => connections.add(client));
  replica.pools.pages.on("remove", (client) => connections.delete(client));
  listener = listenTo(CONTENT_CHANNEL, {
    connectionString,
    log: silentLog,
    onNotify: () => {
      state.changed();
      received += 1;
    },
    onHeartbeat: () => state.received(),
  });
  const options = { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, fileViews: { view: async () => undefined } };
  const ofReplica = createDatabaseSource(replica.databases, options);
  const counted: PortalSource = {
    ...ofReplica,
    loadPageRecords: async (...request) => {
      asked += 1;
      const records = await ofReplica.loadPageRecords(...request);
      used += 1;
      return records;
    },
  };
  source = createReplicatedSource(createDatabaseSource(primary.databases, options), { source: counted, state });
}, 60_000);
afterAll(async () => {
  await listener?.close();
  await Promise.all([primary?.close(), replica?.close()]);
  gate?.shut();
  await clusters?.close();
  await cleanUp();
});

const WAIT = { timeout: 30_000, interval: 20 };
const nobody = { category: undefined, article: undefined, page: undefined };
const now = () => ({ asOf: Date.now(), signal: undefined });
const name = async (): Promise<string | undefined> => (await source.loadPageRecords({ site: "btc", ...nobody }, now())).site?.name;
const isCurrent = (): Promise<void> => vi.waitFor(() => expect(state.isCurrent()).toBe(true), WAIT);

/** As the import does: the change and its notification in one transaction. */
async function rename(to: string): Promise<void> {
  const before = received;
  await primary.pools.portal.query(
    `with changed as (insert into site (slug, name, content_hash) values ('btc', '${to}', '') on conflict (slug) do update set name = excluded.name returning slug)
     select pg_notify('${CONTENT_CHANNEL}', '{"tags":["site:btc"]}') from changed`,
  );
  await vi.waitFor(() => expect(received).toBeGreaterThan(before), WAIT);
}

/** What a standby itself has. */
const replicated = async ({ superuser }: Standby): Promise<unknown> =>
  (await superuser.query<{ name: string }>("select name from site where slug = 'btc'")).rows[0]?.name;

/** All connections end, and new ones lead to these; to none: nothing comes back. */
async function replaceBy(...standbys: readonly Standby[]): Promise<void> {
  isReplaced = standbys.length !== 1 || standbys[0] !== standby;
  const before = [...connections];
  gate.leadTo(...standbys.map(({ connectionString }) => connectionString));
  gate.shut();
  await gate.open();
  await vi.waitFor(() => expect(before.filter((one) => connections.has(one))).toEqual([]), WAIT);
}

const stopReplay = ({ superuser }: Standby): Promise<unknown> => superuser.query("select pg_wal_replay_pause()");
const startReplay = ({ superuser }: Standby): Promise<unknown> => superuser.query("select pg_wal_replay_resume()");

/** Milliseconds until a page comes; one that comes too late is not waited for. */
async function timeOfPage(): Promise<number> {
  const since = performance.now();
  expect(await Promise.race([name(), sleep(4_000, "nothing after 4 s")])).toBe("Một");
  return performance.now() - since;
}

beforeEach(async () => {
  await Promise.all([standby, other].map(startReplay));
  if (isReplaced) await replaceBy(standby);
  await rename("Một");
  for (const one of [standby, other]) await vi.waitFor(async () => expect(await replicated(one)).toBe("Một"), WAIT);
  await isCurrent();
  [asked, used] = [0, 0];
});

it("pages read the replica once it has all that was received, and wait for it no more often than for any database", async () => {
  const before = gate.roundTrips();
  // Three statements.
  const { site } = await source.loadPageRecords({ site: "btc", ...nobody, article: "không có", page: "gioi-thieu" }, now());
  expect({ name: site?.name, used, roundTrips: gate.roundTrips() - before }).toEqual({ name: "Một", used: 1, roundTrips: 1 });
});

it("a page that is drawn after a change was received never shows what was before, however far the replica lags", async () => {
  await stopReplay(standby);
  await rename("Hai");
  for (let n = 0; n < 20; n += 1) {
    expect(await name()).toBe("Hai");
    await sleep(20);
  }
  expect(asked).toBe(0);
  expect(await replicated(standby)).toBe("Một");
  await startReplay(standby);
  await isCurrent();
  expect(await name()).toBe("Hai");
  expect(used).toBe(1);
});

it("a change that arrives while the position is asked for is not taken for replayed", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const slow = primary.databases.portal.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => (await answered, result),
  });
  await stopReplay(standby);
  const followed = open(standby.connectionString, slow);
  await sleep(300);
  await rename("Hai");
  followed.state.changed();
  answer();
  for (let n = 0; n < 30; n += 1) {
    followed.state.received();
    expect(followed.state.isCurrent()).toBe(false);
    await sleep(20);
  }
  await startReplay(standby);
  await vi.waitFor(() => {
    followed.state.received();
    expect(followed.state.isCurrent()).toBe(true);
  }, WAIT);
  await followed.close();
});

it("a replica that returns with less than it had, as from a backup, is not read until it has it again", async () => {
  await stopReplay(other);
  await rename("Hai");
  await isCurrent();
  expect({ name: await name(), used }).toEqual({ name: "Hai", used: 1 });
  await replaceBy(other);
  for (let n = 0; n < 20; n += 1) {
    expect(await name()).toBe("Hai");
    await sleep(20);
  }
  expect(asked).toBeGreaterThan(1);
  expect(used).toBe(1);
  for (const db of [replica.databases.pages, replica.databases.searches])
    await expect(sql`select 1`.execute(db)).rejects.toThrow("has not replayed");
  expect(await replicated(other)).toBe("Một");
  await startReplay(other);
  await isCurrent();
  expect({ name: await name(), used }).toEqual({ name: "Hai", used: 2 });
});

it("of several replicas behind one address only those are read that have all that was received", async () => {
  await stopReplay(other);
  await rename("Hai");
  await replaceBy(standby, other);
  await isCurrent();
  for (let n = 0; n < 40; n += 1) {
    // At the same time, so that they go over two connections.
    expect(await Promise.all([name(), nextTurn().then(name)])).toEqual(["Hai", "Hai"]);
    await sleep(20);
  }
  expect(used).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(used);
});

it("a hung replica holds one page up for a second; its connections are closed, and it is read over new ones", async () => {
  const { rows } = await standby.superuser.query<{ pid: number }>("select pid from pg_stat_activity where usename = 'portal'");
  for (const { pid } of rows) process.kill(pid, "SIGSTOP");
  try {
    expect(await timeOfPage()).toBeLessThan(2_500);
    for (let n = 0; n < 10; n += 1) expect(await timeOfPage()).toBeLessThan(500);
    expect({ asked, used }).toEqual({ asked: 1, used: 0 });
    await isCurrent();
    await timeOfPage();
    expect(used).toBe(1);
  } finally {
    for (const { pid } of rows) process.kill(pid, "SIGCONT");
  }
});

it("so does one to which no connection comes about; pages do not wait while it is tried again", async () => {
  await replaceBy();
  expect(await timeOfPage()).toBeLessThan(2_500);
  const end = performance.now() + 7_000;
  while (performance.now() < end) {
    expect(await timeOfPage()).toBeLessThan(500);
    await sleep(100);
  }
  expect({ asked, used }).toEqual({ asked: 1, used: 0 });
  await replaceBy(standby);
  await isCurrent();
  await timeOfPage();
  expect(used).toBe(1);
});

it("a page that takes longer than a second there is given up; a search may take as long as its statements", async () => {
  const { pages, searches } = replica.databases;
  const [page, search] = await Promise.allSettled([pages, searches].map((db) => sql`select pg_sleep(1.5)`.execute(db)));
  expect(page).toMatchObject({ reason: { message: "The database did not answer within 1000 ms." } });
  expect(search).toMatchObject({ status: "fulfilled" });
});

it("a visitor who has just written reads the primary, though the change was not received yet", async () => {
  await stopReplay(standby);
  await primary.pools.portal.query("update site set name = 'Ba' where slug = 'btc'");
  expect(await readingOwnWrites(name)).toBe("Ba");
});

it("what a visitor sent is found by its receipt, however far the replica lags: nobody is notified of it", async () => {
  await stopReplay(standby);
  const receipt = newReceipt();
  await primary.pools.portal.query(
    "insert into asked_question (receipt, site_id, field, title, body) select $1, id, 'thue', 'Hỏi', 'Hỏi' from site where slug = 'btc'",
    [hashReceipt(receipt)],
  );
  expect(state.isCurrent()).toBe(true);
  expect((await source.loadPageRecords({ site: "btc", ...nobody, receipt }, now())).receipt).toMatchObject({ title: "Hỏi" });
});

it("a primary whose changes are not received is read itself: from the start, and after three seconds of silence", async () => {
  const quiet = open(standby.connectionString);
  await sleep(1_000);
  expect(quiet.state.isCurrent()).toBe(false);
  await vi.waitFor(() => {
    quiet.state.received();
    expect(quiet.state.isCurrent()).toBe(true);
  }, WAIT);
  await sleep(3_100);
  expect(quiet.state.isCurrent()).toBe(false);
  await quiet.close();
});

it("a replica that is none, such as the primary itself, is not read", async () => {
  const same = open(clusters?.primary.connectionString ?? "");
  await sleep(300);
  same.state.received();
  expect(same.state.isCurrent()).toBe(false);
  await same.close();
});

it("what the replica cannot answer is asked of the primary", async () => {
  gate.shut();
  expect(await name()).toBe("Một");
  expect({ asked, used }).toEqual({ asked: 1, used: 0 });
  expect(state.isCurrent()).toBe(false);
  await gate.open();
});

it("a replica that was promoted is not read any more, over connections that are open and over new ones", async () => {
  await replaceBy(other);
  expect({ name: await name(), used }).toEqual({ name: "Một", used: 1 });
  await other.superuser.query("select pg_promote()");
  await other.superuser.query("update site set name = 'Khác' where slug = 'btc'");
  expect(await name()).toBe("Một");
  await replaceBy(other);
  await rename("Hai");
  for (let n = 0; n < 20; n += 1) {
    expect(await name()).toBe("Hai");
    await sleep(20);
  }
  expect(used).toBe(1);
});
