/** What a server does that reads a standby beside its primary, with two standbys behind one address. */
import type { PortalSource } from "@portal/domain";
import type pg from "pg";
import { expect, vi } from "vitest";
import { CONTENT_CHANNEL } from "../content/tags.ts";
import { createDb } from "../database/db.ts";
import { listenTo } from "../database/listen.ts";
import { migrateToLatest } from "../database/migrate.ts";
import { type OpenPools, openPools } from "../database/pools.ts";
import { openReplica, type Replica } from "../database/replica.ts";
import { silentLog } from "../services/log.ts";
import { createReplicatedSource } from "../sources/database/replicated-source.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { cleanUp } from "./database-processes.ts";
import { type Gate, openGate } from "./gate.ts";
import { openWithStandbys, type Standby } from "./standby.ts";

export const WAIT = { timeout: 30_000, interval: 20 };
export const nobody = { category: undefined, article: undefined, page: undefined };
export const now = () => ({ asOf: Date.now(), signal: undefined });

const SIZES = { portal: 2, pages: 2, searches: 1, administration: 1, previews: 1, background: 1, jobs: 1 };
const OPTIONS = { timeZone: "Asia/Ho_Chi_Minh", ministry: { vi: "btc", en: "mof" }, fileViews: { view: async () => undefined } };

export interface ReplicaBench {
  readonly primary: OpenPools & { readonly connectionString: string };
  readonly standby: Standby;
  readonly other: Standby;
  readonly gate: Gate;
  /** Reached through the gate. */
  readonly replica: Replica;
  readonly source: PortalSource;
  /** Pages that the replica was asked for, and those of them that are shown as it gave them. */
  readonly reads: { asked: number; used: number };
  /** Another one, of which nothing is received but by the test. */
  readonly follow: (connectionString: string, primary?: OpenPools["databases"]["portal"]) => Replica;
  /** Name of the ministry, as a page has it. */
  readonly name: () => Promise<string | undefined>;
  /** As the import does: the change and its notification in one transaction. Until it was received. */
  rename(to: string): Promise<void>;
  isCurrent(): Promise<void>;
  /** All connections to the replica end, and new ones lead to these; to none: nothing comes back. */
  replaceBy(...standbys: readonly Standby[]): Promise<void>;
  /** Stops the primary, keeps its data, and starts it again. @returns what stops it, and starts it with that data */
  backUp(): Promise<() => Promise<void>>;
  /** Before each test: the ministry is called "Một" everywhere, and the first standby is read. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const stopReplay = ({ superuser }: Standby): Promise<unknown> => superuser.query("select pg_wal_replay_pause()");
export const startReplay = ({ superuser }: Standby): Promise<unknown> => superuser.query("select pg_wal_replay_resume()");

/** What a standby itself has. */
export const replicatedName = async ({ superuser }: Standby): Promise<unknown> =>
  (await superuser.query<{ name: string }>("select name from site where slug = 'btc'")).rows[0]?.name;

export async function openReplicaBench(): Promise<ReplicaBench> {
  const clusters = await openWithStandbys(2);
  const [standby, other] = clusters.standbys as [Standby, Standby];
  const { connectionString } = clusters.primary;
  const primary = openPools(connectionString, SIZES, silentLog);
  await migrateToLatest(createDb(primary.pools.portal));
  const gate = await openGate(standby.connectionString);
  const { user, password, port, database } = gate.connection;
  const follow: ReplicaBench["follow"] = (address, db = primary.databases.portal) =>
    openReplica({ connectionString: address, sizes: SIZES, primary: db, log: silentLog });
  const replica = follow(`postgresql://${user}:${String(password)}@127.0.0.1:${port}/${database}`);
  const { state } = replica;
  const connections = new Set<pg.PoolClient>();
  replica.pools.pages.on("connect", (client) => connections.add(client));
  replica.pools.pages.on("remove", (client) => connections.delete(client));
  let received = 0;
  const listener = listenTo(CONTENT_CHANNEL, {
    connectionString,
    log: silentLog,
    onNotify: (payload) => {
      if (payload === undefined) state.connected();
      else state.changed();
      received += 1;
    },
    onHeartbeat: () => state.received(),
  });
  const ofReplica = createDatabaseSource(replica.databases, OPTIONS);
  const reads = { asked: 0, used: 0 };
  const counted: PortalSource = {
    ...ofReplica,
    loadPageRecords: async (...request) => {
      reads.asked += 1;
      const records = await ofReplica.loadPageRecords(...request);
      reads.used += 1;
      return records;
    },
  };
  const source = createReplicatedSource(createDatabaseSource(primary.databases, OPTIONS), { source: counted, state });
  let isReplaced = false;
  const bench: ReplicaBench = {
    primary: { ...primary, connectionString },
    standby,
    other,
    gate,
    replica,
    source,
    reads,
    follow,
    name: async () => (await source.loadPageRecords({ site: "btc", ...nobody }, now())).site?.name,
    async rename(to) {
      const before = received;
      await primary.pools.portal.query(
        `with changed as (insert into site (slug, name, content_hash) values ('btc', '${to}', '') on conflict (slug) do update set name = excluded.name returning slug)
         select pg_notify('${CONTENT_CHANNEL}', '{"tags":["site:btc"]}') from changed`,
      );
      await vi.waitFor(() => expect(received).toBeGreaterThan(before), WAIT);
    },
    isCurrent: () => vi.waitFor(() => expect(state.isCurrent()).toBe(true), WAIT),
    async replaceBy(...standbys) {
      isReplaced = standbys.length !== 1 || standbys[0] !== standby;
      const before = [...connections];
      gate.leadTo(...standbys.map((one) => one.connectionString));
      gate.shut();
      await gate.open();
      await vi.waitFor(() => expect(before.filter((one) => connections.has(one))).toEqual([]), WAIT);
    },
    backUp: () => clusters.backUp(),
    async reset() {
      await Promise.all([standby, other].map(startReplay));
      if (isReplaced) await bench.replaceBy(standby);
      await bench.rename("Một");
      for (const one of [standby, other]) await vi.waitFor(async () => expect(await replicatedName(one)).toBe("Một"), WAIT);
      await bench.isCurrent();
      Object.assign(reads, { asked: 0, used: 0 });
    },
    async close() {
      await listener.close();
      await Promise.all([primary.close(), replica.close()]);
      gate.shut();
      await clusters.close();
      await cleanUp();
    },
  };
  return bench;
}
