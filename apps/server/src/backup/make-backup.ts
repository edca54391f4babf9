import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { columnsOf, readRows } from "./copy.ts";
import { fileOf, type Manifest, type SequenceBackup, type TableBackup, writeManifest } from "./manifest.ts";
import { protectionOf } from "./sealing.ts";
import { keptTables } from "./tables.ts";

export interface BackupOptions {
  readonly client: pg.ClientBase;
  /** Folder of all backups; this one becomes a folder in it, named by its moment. */
  readonly folder: string;
  /** 32 bytes; undefined: not encrypted. */
  readonly key: Buffer | undefined;
  readonly release: string;
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number, table: string) => void;
}

export interface Backup {
  readonly path: string;
  readonly manifest: Manifest;
}

/** Of folders that hold a backup; others are never touched. */
export const backupName = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const nameOf = (madeAt: Date): string => `portal-${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** All that is kept, as of one moment, while others go on writing. It has its name once it is whole. */
export async function makeBackup({ client, folder, key, release, signal, onProgress }: BackupOptions): Promise<Backup> {
  await client.query("begin isolation level repeatable read read only");
  try {
    // No migration changes them meanwhile.
    await client.query(`lock table ${keptTables.map((table) => `public.${table}`).join(", ")} in access share mode`);
    const { madeAt, migration } = await momentOf(client);
    const path = join(folder, nameOf(madeAt));
    const partial = `${path}.part`;
    const identity = {
      format: 1,
      id: randomUUID(),
      release,
      madeAt: madeAt.toISOString(),
      migration,
      isEncrypted: key !== undefined,
    } as const;
    const protection = protectionOf(key, identity.id);
    await mkdir(partial, { recursive: true, mode: 0o700 });
    try {
      const sizes = await sizesOf(client);
      const total = Math.max(
        1,
        keptTables.reduce((sum, table) => sum + (sizes.get(table) ?? 0), 0),
      );
      let done = 0;
      const tables: TableBackup[] = [];
      for (const name of keptTables) {
        signal.throwIfAborted();
        const [before, size] = [done, sizes.get(name) ?? 0];
        // Rows of a table may be larger than it is: it keeps long values compressed.
        const onBytes = (bytes: number): void => onProgress((before + Math.min(bytes, size)) / total, name);
        onBytes(0);
        const columns = await columnsOf(client, name);
        const file = fileOf(name, identity);
        const target = createWriteStream(join(partial, file), { mode: 0o600, flush: true });
        tables.push({
          name,
          columns,
          ...(await readRows(client, { name, columns }, { protection, onBytes }, [createGzip(), ...protection.seal(file)], target)),
        });
        done += size;
      }
      const manifest: Manifest = { ...identity, tables, sequences: await sequencesOf(client) };
      await writeManifest(partial, manifest, protection);
      await rename(partial, path);
      return { path, manifest };
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await client.query("rollback");
  }
}

async function momentOf(client: pg.ClientBase): Promise<{ readonly madeAt: Date; readonly migration: string }> {
  const { rows } = await client.query<{ madeAt: Date; migration: string }>(
    `select now() as "madeAt", max(name) as migration from kysely_migration`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database does not say which migrations it has.");
  return row;
}

/** Bytes of each table, for the progress. */
async function sizesOf(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    "select relname as name, pg_table_size(oid) as bytes from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Of identity columns. A sequence does not belong to the moment: it may be ahead of its rows, never behind. */
async function sequencesOf(client: pg.ClientBase): Promise<readonly SequenceBackup[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and c.relname = any ($1) order by 1, 2`,
    [keptTables],
  );
  const sequences: SequenceBackup[] = [];
  for (const { table, column, sequence } of rows) {
    const value = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    if (value.rows[0]) sequences.push({ table, column, ...value.rows[0] });
  }
  return sequences;
}
