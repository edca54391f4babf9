/** The commands as they are typed. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { createDb } from "../database/db.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-cli-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function run(command: "backup" | "restore", database: TestDatabase, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const program = join(import.meta.dirname, `${command}-cli.ts`);
  const env = { ...process.env, DATABASE_URL: database.connectionString, ...more };
  const child = spawn(process.execPath, ["--conditions=@portal/source", program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit") as Promise<[number]>]);
  return { out, err, code };
}

async function database(options?: { migrated: boolean }): Promise<TestDatabase> {
  const made = await createTestDatabase(options);
  onTestFinished(() => made.close());
  return made;
}

it("back up, verify, prune, and restore what was lost", async () => {
  const portal = await database();
  await filler(createDb(portal.pool)).site("btc");
  const BACKUP_KEY = randomBytes(32).toString("base64");
  const made = await run("backup", portal, [folder, "--verify"], { BACKUP_KEY, BACKUP_KEEP: "1,1,1" });
  expect(made.err).toBe("");
  expect(made.out).toMatch(/^\d+ rows of \d+ tables written to .*\nVerified: /);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const second = await run("backup", portal, [folder], { BACKUP_KEY, BACKUP_KEEP: "1,1,1" });
  expect(second.out).toMatch(/\nRemoved portal-/);
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);

  const path = join(folder, name);
  expect(await run("restore", portal, [path, "--verify"], { BACKUP_KEY })).toMatchObject({
    code: 0,
    out: expect.stringContaining("verified") as string,
  });
  const empty = await database({ migrated: false });
  expect(await run("restore", empty, [path])).toMatchObject({ code: 2, err: expect.stringContaining("BACKUP_KEY") as string });
  expect(await run("restore", empty, [path], { BACKUP_KEY })).toMatchObject({ code: 0, err: "" });
  expect((await empty.pool.query("select slug from site")).rows).toEqual([{ slug: "btc" }]);

  const again = await run("restore", empty, [path], { BACKUP_KEY });
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining("not empty") as string });
  await empty.pool.query("delete from site");
  expect(await run("restore", empty, [path, "--replace"], { BACKUP_KEY })).toMatchObject({ code: 0, err: "" });
  expect((await empty.pool.query("select slug from site")).rows).toEqual([{ slug: "btc" }]);
});

it("do not restore below a server, and say in a sentence what is wrong", { tags: "verify" }, async () => {
  const portal = await database();
  await run("backup", portal, [folder]);
  const [name = ""] = await readdir(folder);
  const server = new pg.Client({ connectionString: portal.connectionString, application_name: "portal" });
  await server.connect();
  expect(await run("restore", portal, [join(folder, name), "--replace"])).toMatchObject({
    code: 2,
    err: "Servers of the portal are connected to the database: stop them all before a backup is restored.\n",
  });
  await server.end();
  expect(await run("restore", portal, [folder])).toMatchObject({ code: 2, err: expect.stringContaining("holds no backup") as string });
  expect(await run("restore", portal, [])).toMatchObject({ code: 2, err: expect.stringContaining("Name the folder") as string });
  expect(await run("backup", portal, ["--wrong"])).toMatchObject({ code: 2, err: expect.stringContaining("npm run backup") as string });
  expect(await run("backup", portal, [folder], { BACKUP_KEY: "short" })).toMatchObject({
    code: 2,
    err: expect.stringContaining("openssl") as string,
  });
});
