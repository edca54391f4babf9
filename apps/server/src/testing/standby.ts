/** A primary and a standby that follows it by streaming, in folders of their own. */
import { appendFileSync, chmodSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Embedded, openEmbedded } from "../database/embedded/open-embedded.ts";
import { silentLog } from "../services/log.ts";
import { temporaryFolder } from "./database-processes.ts";

export interface WithStandby {
  readonly primary: Embedded;
  readonly standby: Embedded;
  /** The superuser at the standby: pauses its replay. */
  readonly superuser: pg.Client;
  close(): Promise<void>;
}

const open = (dataDir: string): Promise<Embedded> =>
  openEmbedded(dataDir, { role: "owner", log: silentLog, signal: undefined, settings: { fsync: "off" }, onLost: () => undefined });

/** Empty, not migrated. The folders go with `cleanUp` of database-processes.ts. */
export async function openWithStandby(): Promise<WithStandby> {
  const [here, there] = [join(temporaryFolder(), "p"), join(temporaryFolder(), "r")];
  await (await open(here)).close();
  appendFileSync(join(here, "postgres/pg_hba.conf"), "local all postgres trust\nlocal replication postgres trust\n");
  cpSync(join(here, "postgres"), join(there, "postgres"), { recursive: true });
  chmodSync(join(there, "postgres"), 0o700);
  appendFileSync(join(there, "postgres/postgresql.auto.conf"), `primary_conninfo = 'host=${here} port=5432 user=postgres'\n`);
  writeFileSync(join(there, "postgres/standby.signal"), "");
  const primary = await open(here);
  const standby = await open(there);
  // Over the socket in its data folder.
  const superuser = new pg.Client({ host: there, port: 5432, user: "postgres", database: "portal" });
  await superuser.connect();
  return {
    primary,
    standby,
    superuser,
    async close() {
      await superuser.end();
      await standby.close();
      await primary.close();
    },
  };
}
