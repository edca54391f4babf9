import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createDb } from "../database/db.ts";
import { migrateToLatest } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { silentLog } from "../services/log.ts";

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

/** One embedded server for all test files and runs of this checkout: each file is a client of it, the last one stops it. */
const dataDir = join(import.meta.dirname, "../../../../.cache/test-database");
/** A test that was killed leaves its database; the next one drops what is older. */
const abandonedMs = 60 * 60_000;
const templateLock = 7_301_020;

/**
 * A fresh database of a test file's own, brought up to date (`migrated: false`: empty), in some 50 ms.
 * On the server that TEST_DATABASE_URL names, where it is set (its role needs CREATEDB); else on an embedded one.
 */
export async function createTestDatabase({ migrated = true }: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const server = await openDatabase(
    { databaseUrl: process.env["TEST_DATABASE_URL"] || undefined, dataDir },
    { role: "client", log: silentLog, settings: { fsync: "off", max_connections: "300" } },
  );
  const name = `test_${Date.now()}_${randomBytes(4).toString("hex")}`;
  try {
    await dropAbandoned(server.pool);
    if (migrated) await copyTemplate(server, name);
    else await server.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  } catch (error) {
    await server.close();
    throw error;
  }
  const connectionString = withDatabase(server.connectionString, name);
  const pool = createPool(connectionString);
  return {
    connectionString,
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
      await drop(server.pool, name);
      await server.close();
    },
  };
}

/** What imports and change sets write; tables that refer to these are emptied with them. */
const contentTables =
  "site, category, article, article_month, page, person, parameter, series, search_term, feed, file, slug_owner, change_set, draft, edition, approval, record_version, record_bytes, redirect, old_address";

/**
 * As `truncate … restart identity cascade`. A superuser deletes the few rows of a test in a tenth of the time: TRUNCATE gives each of 200 tables and indexes
 * a new file.
 */
export async function emptyContent(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("show is_superuser");
  if ((rows[0] as { is_superuser: string }).is_superuser !== "on") {
    await pool.query(`truncate ${contentTables} restart identity cascade`);
    return;
  }
  await pool.query(`do $$
    declare
      emptied oid[] := (
        with recursive emptied as (
          select trim(name)::regclass::oid as id from unnest(string_to_array('${contentTables}', ',')) as name
          union
          select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
        ) select array_agg(id) from emptied
      );
      name text;
    begin
      set local session_replication_role = replica;
      for name in select id::regclass::text from unnest(emptied) as id loop
        execute 'delete from ' || name;
      end loop;
      perform setval(objid::regclass, seqstart, false)
        from pg_depend join pg_sequence on seqrelid = objid
        where classid = 'pg_class'::regclass and refobjid = any (emptied) and deptype in ('a', 'i');
    end $$`);
}

const DROP_TRIES = 20;

/** An autovacuum that is just at work in it is the superuser's, and cannot be ended by us: it ends by itself within moments. */
async function drop(pool: pg.Pool, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      const isBusy = (error as { code?: string }).code === "42501"; // insufficient_privilege
      if (!isBusy || attempt === DROP_TRIES) throw error;
      await sleep(250);
    }
  }
}

/** The same address with another database. */
export function withDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/** The template is made once for each state of the migrations; test files that start together wait for the first. */
async function copyTemplate(server: { pool: pg.Pool; connectionString: string }, copy: string): Promise<void> {
  const name = `template_portal_${migrationsHash()}`;
  const client = await server.pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    const { rows } = await client.query<{ name: string }>("select datname as name from pg_database where datname ~ '^template_portal_'");
    if (!rows.some((row) => row.name === name)) {
      for (const old of rows) await client.query(`DROP DATABASE ${old.name} WITH (FORCE)`);
      await makeTemplate(client, server.connectionString, name);
    }
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${name}`);
  } finally {
    await client.query(`select pg_advisory_unlock(${templateLock})`);
    client.release();
  }
}

async function makeTemplate(client: pg.PoolClient, connectionString: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
  const db = createDb(createPool(withDatabase(connectionString, draft)));
  const jobs = openJobs({ db, connectionString: undefined, log: silentLog });
  try {
    await migrateToLatest(db);
    await jobs.counts();
  } finally {
    await jobs.close();
    await db.destroy();
  }
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

function migrationsHash(): string {
  const folder = join(import.meta.dirname, "../../migrations");
  const hash = createHash("sha256");
  const others = ["../database/migrate.ts", "../services/jobs/queues.ts"].map((file) => join(import.meta.dirname, file));
  for (const file of [...others, ...filesOf(folder)]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => join(folder, name));
}

async function dropAbandoned(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>("select datname as name from pg_database where datname ~ '^test_[0-9]+_[0-9a-f]+$'");
  for (const { name } of rows) {
    if (Date.now() - Number(name.split("_")[1]) > abandonedMs) await pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 5 });
  pool.on("error", () => undefined); // dropped with the database
  return pool;
}
