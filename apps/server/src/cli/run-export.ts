import type { Kind } from "@portal/domain/records";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { exportContent } from "../content/export.ts";
import { tables } from "../content/tables.ts";
import { Progress } from "./progress.ts";

export interface ExportRun {
  readonly db: Kysely<Database>;
  readonly kinds: ReadonlySet<Kind>;
  /** Absolute path; undefined: standard output. */
  readonly path: string | undefined;
  readonly signal: AbortSignal;
}

/** Writes all lines. A file appears under its name only once it is whole. */
export async function runExport({ db, kinds, path, signal }: ExportRun): Promise<void> {
  const progress = new Progress(process.stderr);
  const total = await countRows(db, kinds);
  let count = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const line of exportContent(db, kinds)) {
      count += 1;
      if (path !== undefined) progress.show(count / Math.max(total, 1), `${count} lines`);
      yield `${line}\n`;
    }
  }
  if (path === undefined) {
    await pipeline(Readable.from(text(), { objectMode: true }), process.stdout, { signal, end: false });
    return;
  }
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(text(), { objectMode: true }), createWriteStream(partial), { signal });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    progress.clear();
  }
  process.stdout.write(`${count} lines written to ${path}\n`);
}

async function countRows(db: Kysely<Database>, kinds: ReadonlySet<Kind>): Promise<number> {
  const counts = await Promise.all(
    [...kinds].map((kind) => sql<{ rows: string }>`select count(*)::text as rows from ${sql.table(tables[kind].name)}`.execute(db)),
  );
  return counts.reduce((total, count) => total + Number(count.rows[0]?.rows ?? 0), 0);
}
