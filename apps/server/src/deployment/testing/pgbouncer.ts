import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { program } from "./programs.ts";
import { startProgram, type RunningProgram } from "./running-program.ts";
import { copyShipped } from "./shipped-files.ts";
import { asPostgres, type Cluster, giveToPostgres, PASSWORD } from "./system-postgres.ts";

export interface PgBouncer extends Pick<RunningProgram, "stop" | "said"> {
  /** Its file, which promote-standby changes. */
  readonly file: string;
  /** @param database - one of the file's */
  url(database: "portal" | "portal_direct"): string;
}

/** PgBouncer with deploy/pgbouncer, before a cluster. @param folder - of the user postgres */
export async function startPgBouncer(folder: string, port: number, cluster: Cluster): Promise<PgBouncer> {
  copyShipped("pgbouncer", folder, {
    "pgbouncer.ini": {
      "host=10.0.0.5 port=5432": `host=127.0.0.1 port=${cluster.port}`,
      "listen_port = 6432": `listen_port = ${port}`,
      "/etc/pgbouncer": folder,
      "/var/log/postgresql": folder,
      "/var/run/postgresql": folder,
    },
  });
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "userlist.txt"), `"portal" "${PASSWORD}"\n`);
  giveToPostgres(folder);
  const [first, ...args] = [...asPostgres, program("pgbouncer"), file];
  const running = await startProgram(first, args, port);
  return { ...running, file, url: (database) => `postgresql://portal:${PASSWORD}@127.0.0.1:${port}/${database}` };
}
