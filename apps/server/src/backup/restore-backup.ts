import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { createDb } from "../database/db.ts";
import { migrateTo } from "../database/migrate.ts";
import { writeRows } from "./copy.ts";
import { fileOf, type Manifest } from "./manifest.ts";
import type { Protection } from "./sealing.ts";

export interface RestoreOptions {
  readonly pool: pg.Pool;
  /** Of one backup. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly protection: Protection;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number, table: string) => void;
}

/**
 * Fills an empty database with a backup: first its tables as they were then, made by the same migrations, then its rows, all or none.
 * @throws where a file is not what the manifest says
 */
export async function restoreBackup({ pool, folder, manifest, protection, signal, onProgress }: RestoreOptions): Promise<void> {
  await migrateTo(createDb(pool), manifest.migration);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const names = await orderedByReferences(
      client,
      manifest.tables.map(({ name }) => name),
    );
    // What they would make is in the backup.
    for (const name of names) await client.query(`alter table public.${name} disable trigger user`);
    // Migrations put a few rows in.
    for (const name of names.toReversed()) await client.query(`delete from public.${name}`);
    const total = Math.max(
      1,
      manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    let done = 0;
    for (const name of names) {
      signal.throwIfAborted();
      const before = done;
      const onBytes = (bytes: number): void => onProgress((before + bytes) / total, name);
      onBytes(0);
      const table = manifest.tables.find((one) => one.name === name);
      if (!table) continue;
      const file = fileOf(name, manifest);
      const rows = createReadStream(join(folder, file));
      const written = await writeRows(client, table, { protection, onBytes }, rows, [...protection.open(file), createGunzip()]).catch(
        (cause: unknown) => {
          throw new Error(`The file ${file} cannot be restored (${(cause as Error).message}); nothing was restored`, { cause });
        },
      );
      if (written.rows !== table.rows || written.digest !== table.digest)
        throw new Error(`The file ${file} does not hold what the backup's manifest says; nothing was restored`);
      done += table.bytes;
    }
    for (const { table, column, last, isCalled } of manifest.sequences)
      await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", [`public.${table}`, column, last, isCalled]);
    for (const name of names) await client.query(`alter table public.${name} enable trigger user`);
    await client.query("commit");
    await client.query("analyze");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Tables after those that they refer to. */
async function orderedByReferences(client: pg.ClientBase, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.oid <> t.oid and f.relname = any ($1) and t.relname = any ($1)`,
    [names],
  );
  const ordered = new Set<string>();
  const place = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { to } of rows.filter(({ from }) => from === name)) place(to);
    ordered.add(name);
  };
  names.forEach(place);
  return [...ordered];
}
