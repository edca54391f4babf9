import { setTimeout as sleep } from "node:timers/promises";
import type { PortalSource } from "@portal/domain";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CONTENT_CHANNEL } from "../content/tags.ts";
import { cleanUp } from "../testing/database-processes.ts";
import { openWithStandby, type WithStandby } from "../testing/standby.ts";
import { createReplicatedSource, readingOwnWrites } from "../sources/database/replicated-source.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { silentLog } from "../services/log.ts";
import { createDb } from "./db.ts";
import { listenTo, type Listener } from "./listen.ts";
import { migrateToLatest } from "./migrate.ts";
import { type OpenPools, openPools } from "./pools.ts";
import { createReplica, type Replica } from "./replica.ts";

const SIZES = { portal: 2, pages: 2, searches: 1, administration: 1, background: 1 };
let clusters: WithStandby | undefined;
let primary: OpenPools;
let replica: OpenPools;
let standby: WithStandby["superuser"];
let state: Replica;
let listener: Listener;
let source: PortalSource;
let readsOfReplica = 0;
let changesHeard = 0;

beforeAll(async () => {
  clusters = await openWithStandby();
  const { connectionString } = clusters.primary;
  primary = openPools(connectionString, SIZES, silentLog);
  await migrateToLatest(createDb(primary.pools.portal));
  replica = openPools(clusters.standby.connectionString, SIZES, silentLog);
  standby = clusters.superuser;

  state = createReplica({ primary: primary.databases.portal, replica: replica.databases.pages, log: silentLog });
  listener = listenTo(CONTENT_CHANNEL, {
    connectionString,
    log: silentLog,
    onNotify: () => {
      state.changed();
      changesHeard += 1;
    },
    onHeartbeat: () => state.received(),
  });
  const options = { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, fileViews: { view: async () => undefined } };
  const ofReplica = createDatabaseSource(replica.databases, options);
  const counted: PortalSource = {
    ...ofReplica,
    loadPageRecords: (...asked) => {
      readsOfReplica += 1;
      return ofReplica.loadPageRecords(...asked);
    },
  };
  source = createReplicatedSource(createDatabaseSource(primary.databases, options), { source: counted, state });
}, 60_000);
afterAll(async () => {
  await listener?.close();
  await state?.close();
  await Promise.all([primary?.close(), replica?.close()]);
  await clusters?.close();
  await cleanUp();
});

const nobody = { category: undefined, article: undefined, page: undefined };
const name = async (): Promise<string | undefined> =>
  (await source.loadPageRecords({ site: "btc", ...nobody }, { asOf: Date.now(), signal: undefined })).site?.name;
const isCurrent = (): Promise<void> => vi.waitFor(() => expect(state.isCurrent()).toBe(true), { timeout: 30_000, interval: 20 });
/** As the import does: the change and its notification in one transaction. */
const rename = (to: string): Promise<unknown> =>
  primary.pools.portal.query(
    `with changed as (insert into site (slug, name, content_hash) values ('btc', '${to}', '') on conflict (slug) do update set name = excluded.name returning slug)
     select pg_notify('${CONTENT_CHANNEL}', '{"tags":["site:btc"]}') from changed`,
  );

/** What the replica itself has. */
const replicated = async (): Promise<unknown> =>
  (await replica.pools.portal.query<{ name: string }>("select name from site where slug = 'btc'")).rows[0]?.name;
const WAIT = { timeout: 30_000, interval: 20 };

beforeEach(async () => {
  await standby.query("select pg_wal_replay_resume()");
  await rename("Một");
  await vi.waitFor(async () => expect(await replicated()).toBe("Một"), WAIT);
  await isCurrent();
});

it("pages read the replica once it has all that was received", async () => {
  const before = readsOfReplica;
  expect(await name()).toBe("Một");
  expect(readsOfReplica).toBe(before + 1);
});

it("a page that is drawn after a change was received never shows what was before, however far the replica lags", async () => {
  await standby.query("select pg_wal_replay_pause()");
  const heardBefore = changesHeard;
  await rename("Hai");
  await vi.waitFor(() => expect(changesHeard).toBeGreaterThan(heardBefore), WAIT);
  const before = readsOfReplica;
  for (let n = 0; n < 20; n += 1) {
    expect(await name()).toBe("Hai");
    await sleep(20);
  }
  expect(readsOfReplica).toBe(before);
  expect(await replicated()).toBe("Một");
  await standby.query("select pg_wal_replay_resume()");
  await isCurrent();
  expect(await name()).toBe("Hai");
  expect(readsOfReplica).toBe(before + 1);
});

it("a visitor who has just written reads the primary, though the change was not received yet", async () => {
  await standby.query("select pg_wal_replay_pause()");
  await primary.pools.portal.query("update site set name = 'Ba' where slug = 'btc'");
  expect(await readingOwnWrites(name)).toBe("Ba");
});

it("a primary whose changes are not received is read itself", async () => {
  const quiet = createReplica({ primary: primary.databases.portal, replica: replica.databases.pages, log: silentLog });
  await sleep(1_000);
  expect(quiet.isCurrent()).toBe(false);
  quiet.received();
  await vi.waitFor(() => {
    quiet.received();
    expect(quiet.isCurrent()).toBe(true);
  }, WAIT);
  await quiet.close();
});

it("a replica that is none, such as the primary itself, is not read", async () => {
  const same = createReplica({ primary: primary.databases.portal, replica: primary.databases.pages, log: silentLog });
  await sleep(300);
  same.received();
  expect(same.isCurrent()).toBe(false);
  await same.close();
});

it("what the replica cannot answer is asked of the primary", async () => {
  const before = readsOfReplica;
  await replica.close();
  expect(await name()).toBe("Một");
  expect(readsOfReplica).toBe(before + 1);
  expect(state.isCurrent()).toBe(false);
});
