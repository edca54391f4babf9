/**
 * The way from release 1.0.11, whose database stands in testing/release-1.0.11 with its demonstration content: nothing is lost, and processes of that
 * release go on beside those of this one. For these stand the statements that its process and its tests were recorded to send, each of which
 * the database still has to understand.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nowhere, readRows } from "../backup/copy.ts";
import { readManifest } from "../backup/manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createDb } from "./db.ts";
import { migrateToLatest } from "./migrate.ts";

const folder = join(import.meta.dirname, "testing/release-1.0.11");
const statements = JSON.parse(gunzipSync(readFileSync(join(folder, "statements.json.gz"))).toString()) as readonly string[];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

let database: TestDatabase;
let client: pg.Client;
let before: { readonly columns: readonly Column[]; readonly understood: readonly string[] };
const ran: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { manifest, protection } = await readManifest(folder, undefined);
  const signal = new AbortController().signal;
  await restoreBackup({ pool: database.pool, folder, manifest, protection, signal, onProgress: () => undefined });
  before = { columns: await columnsOf(), understood: await understood(statements) };
  ran.push(...(await migrateToLatest(createDb(database.pool))));
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Of all tables, without what is computed. Required: an insert that does not name it fails. */
async function columnsOf(): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1`,
  );
  return rows;
}

/** Those that the database can make a plan of. */
async function understood(all: readonly string[]): Promise<readonly string[]> {
  const good: string[] = [];
  for (const statement of all) {
    try {
      await client.query(`prepare recorded as ${statement}`);
      await client.query("deallocate recorded");
      good.push(statement);
    } catch {
      // Of a test's own table, or none that can be prepared.
    }
  }
  return good;
}

it("loses no row and no value", async () => {
  expect(ran.length).toBeGreaterThan(0);
  const { manifest, protection } = await readManifest(folder, undefined);
  expect(manifest.migration).toBe("0026-picture-sizes");
  expect(manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(2_000);
  for (const table of manifest.tables)
    expect((await readRows(client, table, { protection, onBytes: () => undefined }, [], nowhere())).digest, table.name).toBe(table.digest);
});

it("leaves columns, and requires none that processes of 1.0.11 do not fill", async () => {
  const after = new Map((await columnsOf()).map((column) => [column.name, column]));
  expect(before.columns.map(({ name }) => after.get(name))).toEqual(before.columns);
  const tables = new Set(before.columns.map(({ name }) => name.split(".")[0]));
  const known = new Set(before.columns.map(({ name }) => name));
  const added = [...after.values()].filter(({ name }) => tables.has(name.split(".")[0]) && !known.has(name));
  expect(added.filter(({ isRequired }) => isRequired)).toEqual([]);
});

it("understands every statement that 1.0.11 sends", async () => {
  expect(before.understood.length).toBeGreaterThan(250);
  const now = new Set(await understood(before.understood));
  expect(before.understood.filter((statement) => !now.has(statement))).toEqual([]);
  // It is asked in earnest.
  await sql`alter table account rename column phone to telephone`.execute(createDb(database.pool));
  expect((await understood(before.understood)).length).toBeLessThan(now.size);
});
