/** A primary and standbys that follow it by streaming, in folders of their own. */
import { appendFileSync, chmodSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Embedded, openEmbedded } from "../database/embedded/open-embedded.ts";
import { silentLog } from "../services/log.ts";
import { temporaryFolder } from "./database-processes.ts";

export interface Standby extends Pick<Embedded, "connectionString"> {
  /** The superuser there: pauses its replay, promotes it. */
  readonly superuser: pg.Client;
}

export interface WithStandbys {
  readonly primary: Pick<Embedded, "connectionString">;
  readonly standbys: readonly Standby[];
  /** Stops the primary, keeps its data, and starts it again. @returns what stops it, and starts it with that data */
  backUp(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const open = (dataDir: string): Promise<Embedded> =>
  openEmbedded(dataDir, { role: "owner", log: silentLog, signal: undefined, settings: { fsync: "off" }, onLost: () => undefined });

/** Empty, not migrated. The folders go with `cleanUp` of database-processes.ts. */
export async function openWithStandbys(count: number): Promise<WithStandbys> {
  const here = join(temporaryFolder(), "p");
  await (await open(here)).close();
  appendFileSync(join(here, "postgres/pg_hba.conf"), "local all postgres trust\nlocal replication postgres trust\n");
  const folders = Array.from({ length: count }, () => copyFor(here));
  let primary = await open(here);
  const data = join(here, "postgres");
  const restart = async (changeData: () => void): Promise<void> => {
    await primary.close();
    changeData();
    primary = await open(here);
  };
  const standbys = await Promise.all(folders.map(openStandby));
  return {
    primary,
    standbys,
    async backUp() {
      const backup = join(temporaryFolder(), "b");
      await restart(() => cpSync(data, backup, { recursive: true }));
      return () =>
        restart(() => {
          rmSync(data, { recursive: true });
          cpSync(backup, data, { recursive: true });
          chmodSync(data, 0o700);
        });
    },
    async close() {
      await Promise.all(standbys.map((standby) => standby.close()));
      await primary.close();
    },
  };
}

/** A copy of a stopped primary that will follow it. @returns its data folder */
function copyFor(primary: string): string {
  const there = join(temporaryFolder(), "r");
  cpSync(join(primary, "postgres"), join(there, "postgres"), { recursive: true });
  chmodSync(join(there, "postgres"), 0o700);
  appendFileSync(
    join(there, "postgres/postgresql.auto.conf"),
    `primary_conninfo = 'host=${primary} port=5432 user=postgres'\nwal_retrieve_retry_interval = 200\n`,
  );
  writeFileSync(join(there, "postgres/standby.signal"), "");
  return there;
}

async function openStandby(there: string): Promise<Standby & Pick<Embedded, "close">> {
  const opened = await open(there);
  // Over the socket in its data folder.
  const superuser = new pg.Client({ host: there, port: 5432, user: "postgres", database: "portal" });
  await superuser.connect();
  return {
    connectionString: opened.connectionString,
    superuser,
    async close() {
      await superuser.end();
      await opened.close();
    },
  };
}
