/** What a whole server shows that reads a standby, while the standby lags: what the primary has, byte for byte. */
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDb } from "../../database/db.ts";
import { migrateToLatest } from "../../database/migrate.ts";
import { cleanUp } from "../../testing/database-processes.ts";
import { openWithStandbys, type WithStandbys } from "../../testing/standby.ts";
import { whileStopped } from "../../testing/stopped-processes.ts";
import { addressesOf } from "./testing/addresses.ts";
import { compare, type Portals } from "./testing/compare.ts";
import { type PortalProcess, startPortalProcess } from "../../testing/portal-processes.ts";
import { createRandom } from "./testing/random.ts";
import { recordChanges } from "./testing/record-changes.ts";
import { createWorld, type World } from "./testing/world.ts";

let clusters: WithStandbys | undefined;
let world: World;
let processes: readonly PortalProcess[] = [];
let portals: Portals;
let turn = 0;

beforeAll(async () => {
  clusters = await openWithStandbys(1);
  const { primary, standbys } = clusters;
  world = await createWorld(async () => {
    const pool = new pg.Pool({ connectionString: primary.connectionString });
    await migrateToLatest(createDb(pool));
    return { connectionString: primary.connectionString, pool, close: () => pool.end() };
  });
  const databases = { connectionString: primary.connectionString, readFrom: standbys[0]?.connectionString ?? "" };
  processes = await Promise.all([startPortalProcess(databases, 64), startPortalProcess(world, 0)]);
  const [reading = "", drawing = ""] = processes.map(({ base }) => base);
  portals = { keeping: [reading], drawing };
});

afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await world?.close();
  await clusters?.close();
  await cleanUp();
});

/** Asked again where it stood in the way of what the standby was replaying. */
async function ask<T extends object>(sql: string): Promise<T | undefined> {
  try {
    return (await clusters?.standbys[0]?.superuser.query<T>(sql))?.rows[0];
  } catch (error) {
    if ((error as { code?: string }).code !== "40001") throw error; // serialization_failure
    return ask(sql);
  }
}

async function staleAnswers(): Promise<readonly string[]> {
  turn += 1;
  return (await compare(portals, addressesOf([...world.lines.values()], world.categoryIds), turn)).incoherent;
}

/** The standby is read, when it has all there is: else nothing here would prove anything. */
const isRead = async (): Promise<void> => {
  const before = Date.now() / 1000;
  await vi.waitFor(
    async () => {
      await fetch(`${portals.keeping[0]}/btc/tim-kiem?q=${String(Math.random()).slice(2)}`);
      const reads = `select count(*)::int as reads from pg_stat_activity where application_name <> '' and query ~ 'select' and datname = 'portal'
        and pid <> pg_backend_pid() and query_start > to_timestamp(${before}) and query !~ 'pg_is_in_recovery'`;
      expect((await ask<{ reads: number }>(reads))?.reads).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 100 },
  );
};

test("a standby is read while it has everything", async () => {
  await isRead();
  expect(await staleAnswers()).toEqual([]);
});

test("pages that are not kept come while its sessions hang", async () => {
  await isRead();
  const sessions = "select array_agg(pid) as pids from pg_stat_activity where usename = 'portal'";
  const pids = (await ask<{ pids: readonly number[] }>(sessions))?.pids ?? [];
  expect(pids).not.toEqual([]);
  await whileStopped(pids, async () => {
    for (let n = 0; n < 5; n += 1) {
      const { status } = await fetch(`${portals.keeping[0]}/btc/hoi-dap?q=${String(Math.random()).slice(2)}`);
      expect(status).toBe(200);
    }
  });
});

test("no change is missed or undone while the standby has stopped to follow, and none once it follows again", async () => {
  const random = createRandom("standby");
  await ask("select pg_wal_replay_pause()");
  for (const kind of ["article", "category", "site", "parameter", "person", "question"] as const) {
    const done = await random.one(recordChanges[kind])(world, random);
    expect(await staleAnswers(), done).toEqual([]);
  }
  await ask("select pg_wal_replay_resume()");
  await isRead();
  expect(await staleAnswers()).toEqual([]);
});

test("nor while it follows a second late", { tags: "verify" }, async () => {
  const random = createRandom("late");
  await ask("alter system set recovery_min_apply_delay = '1s'");
  await ask("select pg_reload_conf()");
  for (const kind of ["article", "new article", "page", "series", "file"] as const) {
    const done = await random.one(recordChanges[kind])(world, random);
    expect(await staleAnswers(), done).toEqual([]);
  }
});
