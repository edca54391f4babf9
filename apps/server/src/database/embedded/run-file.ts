import { renameSync, rmSync, writeFileSync } from "node:fs";
import type { Paths } from "./paths.ts";

/** What run.json says, for operators' tools (`psql`, `pg_dump`). Its mode is 0600: the address holds the password. */
export interface RunFile {
  readonly connectionString: string;
  /** Process number of PostgreSQL. */
  readonly postgres: number | undefined;
  /** Process number of the owner: the server, or a command that works while no server runs. */
  readonly owner: number;
}

/** Written whole or not at all. */
export function writeRunFile(paths: Paths, content: RunFile): void {
  const temporaryFile = `${paths.runFile}.${process.pid}`;
  writeFileSync(temporaryFile, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(temporaryFile, paths.runFile);
}

export function removeRunFile(paths: Paths): void {
  rmSync(paths.runFile, { force: true });
}
