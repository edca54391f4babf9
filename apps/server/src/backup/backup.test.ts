/** Backups of a real database, made while others write, and restored into empty ones. */
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { importDemonstration } from "../content/seed.ts";
import { createDb } from "../database/db.ts";
import { migrateToLatest } from "../database/migrate.ts";
import type { Database } from "../database/schema.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { silentLog } from "../services/log.ts";
import { createMails } from "../services/mail/mails.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { makeBackup } from "./make-backup.ts";
import { fileOf, readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { keptTables, tables } from "./tables.ts";
import { verifyBackup } from "./verify-backup.ts";

/** In every row that a backup must not hold. */
const CANARY = "khong-duoc-luu-lai".padEnd(32, ".");
const signal = new AbortController().signal;
const key = randomBytes(32);
let database: TestDatabase;
let db: Kysely<Database>;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  await importDemonstration(db, { log: silentLog, ministrySites: ["btc", "mof"] });
  await sql`
    insert into account (email, email_key, name, language, role, password_hash) values ('mau@example.test', 'mau@example.test', 'Mẫu', 'vi', 'administrator', 'argon2');
    insert into audit (act, subject) values ('account.block', 'account:1'), ('account.unblock', 'account:1');
    insert into registration (email, email_key, name, language, password_hash, hash, expires_at)
      values (${sql.lit(CANARY)}, 'a', 'A', 'vi', 'x', 'x', now());
    insert into password_link (hash, account_id, expires_at) select ${sql.lit(CANARY)}::bytea, id, now() from account;
    insert into signing_key (secret) values (${sql.lit(CANARY)}::bytea);
    insert into form_submission (key_hash, digest, form, expires_at) values (${sql.lit(CANARY)}::bytea, 'x', 'login', now());
  `.execute(db);
  const jobs = openJobs({ db, connectionString: undefined, log: silentLog });
  const mails = createMails(jobs);
  await db.transaction().execute((tx) => mails.enqueue(tx, { to: "mau@example.test", subject: CANARY, text: CANARY }));
  await jobs.close();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function backUp(given: Buffer | undefined, onProgress: (share: number, table: string) => void = () => undefined) {
  const client = await database.pool.connect();
  try {
    const made = await makeBackup({ client, folder: await mkdtemp(join(folder, "all-")), key: given, release: "V1", signal, onProgress });
    return { ...made, ...(await readManifest(made.path, given)) };
  } finally {
    client.release();
  }
}

async function emptyDatabase(): Promise<TestDatabase> {
  const empty = await createTestDatabase({ migrated: false });
  onTestFinished(() => empty.close());
  return empty;
}

it("every table is kept or left out for a reason, and what is kept has a key", async () => {
  const { rows } = await sql<{ name: string; hasKey: boolean }>`
    select relname as name, exists (select from pg_index where indrelid = c.oid and indisprimary) as "hasKey"
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
  const kept = rows.filter(({ name }) => keptTables.includes(name));
  expect(kept.filter(({ hasKey }) => !hasKey)).toEqual([]);
});

// One in plain is the same with a step less.
describe.each([
  { how: "in plain", given: undefined, tags: "verify" },
  { how: "encrypted", given: key, tags: [] },
])("a backup $how", ({ given, tags }) => {
  it("restored into an empty database holds every row, and goes on where the other stopped", { tags }, async () => {
    const { path, manifest, protection } = await backUp(given);
    const empty = await emptyDatabase();
    await restoreBackup({ pool: empty.pool, folder: path, manifest, protection, signal, onProgress: () => undefined });
    const restored = createDb(empty.pool);
    await migrateToLatest(restored);
    for (const table of keptTables) {
      const text = sql<{
        text: string;
      }>`select to_jsonb(t)::text as text from ${sql.table(table)} t order by to_jsonb(t)::text collate "C"`;
      expect((await text.execute(restored)).rows, table).toEqual((await text.execute(db)).rows);
    }
    const left = Object.keys(tables).filter((name) => !keptTables.includes(name) && name !== "captcha_secret");
    for (const table of left) expect((await sql`select from ${sql.table(table)}`.execute(restored)).rows, table).toEqual([]);
    // Numbers go on, triggers work again.
    await sql`insert into audit (act, subject) values ('account.block', 'account:1')`.execute(restored);
    await expect(sql`delete from audit`.execute(restored)).rejects.toThrow("audit");
    const { rows } = await sql<{ same: boolean }>`
      select (select count(*) from audit) = 3 and (select max(id) from audit) > 2 as same`.execute(restored);
    expect(rows).toEqual([{ same: true }]);
  });

  it("holds no link, key or session, nor, encrypted, anything that can be read", { tags }, async () => {
    const { path, manifest } = await backUp(given);
    expect(manifest.tables.map(({ name }) => name)).toEqual(keptTables);
    const gunzip = (await import("node:zlib")).gunzipSync;
    for (const name of await readdir(path)) {
      const bytes = await readFile(join(path, name));
      const isReadable = bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));
      expect(isReadable || name.startsWith("manifest.")).toBe(given === undefined || name.startsWith("manifest."));
      expect((isReadable ? gunzip(bytes) : bytes).includes(CANARY), name).toBe(false);
    }
  });

  it("is verified in a database of its own, which is gone afterwards", { tags }, async () => {
    const { path, manifest, protection } = await backUp(given);
    const options = { folder: path, protection, signal, onProgress: () => undefined };
    await verifyBackup(database.connectionString, { ...options, manifest });
    const wrong = manifest.tables.map((table) => (table.name === "page" ? { ...table, rows: table.rows + 1 } : table));
    await expect(verifyBackup(database.connectionString, { ...options, manifest: { ...manifest, tables: wrong } })).rejects.toThrow("page");
    const { rows } = await sql`select datname from pg_database where datname like 'portal_verify_%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("whose file or manifest was changed is not restored", { tags }, async () => {
    const { path, manifest, protection } = await backUp(given);
    const file = join(path, fileOf("article", manifest));
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await writeFile(file, bytes);
    const empty = await emptyDatabase();
    const restoring = restoreBackup({ pool: empty.pool, folder: path, manifest, protection, signal, onProgress: () => undefined });
    await expect(restoring).rejects.toThrow("nothing was restored");
    expect((await sql`select from site`.execute(createDb(empty.pool))).rows).toEqual([]);
    const text = await readFile(join(path, "manifest.json"), "utf8");
    await writeFile(join(path, "manifest.json"), text.replace('"rows": ', '"rows": 1'));
    await expect(readManifest(path, given)).rejects.toThrow(/manifest/);
  });
});

it("is of one moment, while others write", async () => {
  let isWritten = false;
  const { manifest } = await backUp(undefined, (_, table) => {
    // The first table is under way: what is written from now on belongs to later.
    if (isWritten || table === "account") return;
    isWritten = true;
    void database.pool.query("insert into upload (name, content_type, bytes, size, sha256) values ('a', 'text/plain', 'a', 1, 'a')");
  });
  expect(isWritten).toBe(true);
  await expect.poll(async () => (await sql`select from upload`.execute(db)).rows.length).toBe(1);
  expect(manifest.tables.find(({ name }) => name === "upload")?.rows).toBe(0);
});

it("does not open without its key, or with another one", async () => {
  const { path } = await backUp(key);
  await expect(readManifest(path, undefined)).rejects.toThrow("BACKUP_KEY");
  await expect(readManifest(path, randomBytes(32))).rejects.toThrow("BACKUP_KEY");
  await expect(readManifest(folder, key)).rejects.toThrow("holds no backup");
});

it("that breaks off leaves nothing that looks like a backup", async () => {
  const client = await database.pool.connect();
  const all = await mkdtemp(join(folder, "broken-"));
  const stop = new AbortController();
  const onProgress = (share: number): void => void (share > 0.1 && stop.abort(new Error("Stopped")));
  await expect(makeBackup({ client, folder: all, key, release: "V1", signal: stop.signal, onProgress })).rejects.toThrow("Stopped");
  client.release();
  expect(await readdir(all)).toEqual([]);
});
