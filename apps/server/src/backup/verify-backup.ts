import { randomBytes } from "node:crypto";
import pg from "pg";
import { StartupError } from "../config/startup-error.ts";
import { nowhere, readRows } from "./copy.ts";
import { type RestoreOptions, restoreBackup } from "./restore-backup.ts";

/**
 * Restores a backup into a database that is made for it beside the portal's and dropped again, and reads back what is then there.
 * @throws StartupError where the role may make no databases; Error where anything is not as the manifest says
 */
export async function verifyBackup(connectionString: string, options: Omit<RestoreOptions, "pool">): Promise<void> {
  const name = `portal_verify_${randomBytes(6).toString("hex")}`;
  const server = new pg.Client({ connectionString, application_name: "portal" });
  await server.connect();
  try {
    await server.query(`create database ${name} template template0 encoding 'UTF8'`).catch((cause: unknown) => {
      throw new StartupError(
        `A backup is verified in a database of its own, which could not be made (${(cause as Error).message}): give the role CREATEDB.`,
        { cause },
      );
    });
    try {
      await restoreAndCompare(withDatabase(connectionString, name), options);
    } finally {
      await drop(server, name);
    }
  } finally {
    await server.end();
  }
}

/** An autovacuum that works in a database is the superuser's: "with (force)" may not end it, and fails; without it PostgreSQL ends it by itself. */
async function drop(server: pg.Client, name: string): Promise<void> {
  try {
    await server.query(`drop database ${name}`);
  } catch (error) {
    const isInUse = (error as { code?: string }).code === "55006";
    if (!isInUse) throw error;
    await server.query(`drop database ${name} with (force)`);
  }
}

async function restoreAndCompare(connectionString: string, options: Omit<RestoreOptions, "pool">): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2, application_name: "portal" });
  pool.on("error", () => undefined);
  try {
    const { protection, onProgress, signal } = options;
    await restoreBackup({ ...options, pool, onProgress: (share, table) => onProgress(share / 2, table) });
    const client = await pool.connect();
    try {
      const total = Math.max(
        1,
        options.manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      let done = 0;
      for (const table of options.manifest.tables) {
        signal.throwIfAborted();
        const before = done;
        const onBytes = (bytes: number): void => onProgress(0.5 + (before + bytes) / total / 2, table.name);
        const found = await readRows(client, table, { protection, onBytes }, [], nowhere());
        done += table.bytes;
        if (found.digest !== table.digest || found.rows !== table.rows)
          throw new Error(`The restored table ${table.name} is not what was backed up (${found.rows} rows, ${table.rows} expected)`);
      }
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

/** The same server with another database. */
function withDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
