/** PostgreSQL of Debian's package: throw-away clusters on loopback, with deploy/postgresql/primary.conf. */
import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readShipped } from "./shipped-files.ts";

const debian = "/usr/lib/postgresql";

/** Folder of the programs of the oldest version that the portal takes; undefined: none is installed. */
export const postgresPrograms = (): string | undefined =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(a) - Number(b))
    .map((version) => join(debian, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));

/** PostgreSQL and PgBouncer refuse to run as root. */
export const asPostgres: readonly string[] = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

/** Gives a folder to the user that they run as. */
export function giveToPostgres(folder: string): void {
  if (asPostgres.length === 0) return;
  const [user, group] = ["-u", "-g"].map((kind) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" })));
  chownSync(folder, user ?? 0, group ?? 0);
}

/** @throws with what it said where it fails */
export function runAsPostgres(command: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const [file = "", ...args] = [...asPostgres, ...command];
  return execFileSync(file, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
}

export interface Cluster {
  readonly port: number;
  /** @param database - of the role portal */
  url(database: string): string;
  start(): void;
  /** At once, as a machine that loses its power. */
  kill(): void;
}

export const PASSWORD = "mat-khau";

/** Of a folder that was initialised, or copied from a primary. Not started. */
export function clusterAt(folder: string, port: number): Cluster {
  const programs = postgresPrograms() ?? "";
  const control = (...args: readonly string[]): void => void runAsPostgres([join(programs, "pg_ctl"), "-D", folder, "-w", ...args]);
  return {
    port,
    url: (database) => `postgresql://portal:${PASSWORD}@127.0.0.1:${port}/${database}`,
    start: () => control("-l", `${folder}.log`, "-o", `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`, "start"),
    kill: () => control("-m", "immediate", "stop"),
  };
}

/** A primary with the roles `portal` and `replicator`, and a database of the portal's. Started. */
export function makePrimary(folder: string, port: number): Cluster {
  const programs = postgresPrograms() ?? "";
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
  const login = ["--username=portal", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  runAsPostgres([join(programs, "initdb"), "-D", folder, ...login, "--encoding=UTF8", "--locale=C.UTF-8"]);
  mkdirSync(join(folder, "conf.d"));
  writeFileSync(join(folder, "conf.d/portal.conf"), readShipped("postgresql/primary.conf"));
  appendFileSync(join(folder, "postgresql.conf"), "include_dir 'conf.d'\n");
  appendFileSync(join(folder, "pg_hba.conf"), "host replication replicator 127.0.0.1/32 scram-sha-256\n");
  const cluster = clusterAt(folder, port);
  cluster.start();
  const statements = [`create role replicator login replication password '${PASSWORD}'`, "create database portal"];
  for (const statement of statements) runAsPostgres([join(programs, "psql"), "-Xqd", cluster.url("postgres"), "-c", statement]);
  return cluster;
}
