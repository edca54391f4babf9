import { createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase, withDatabase } from "../testing/database.ts";
import { checkServer, checkExtension } from "./external.ts";
import { openDatabase } from "./open.ts";
import { silentLog } from "../services/log.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ migrated: false });
});
afterAll(() => test.close());

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "/nonexistent" }, { role: "owner", log: silentLog });

it("lets several servers use one database, and stops none of it", async () => {
  const servers = await Promise.all([open(test.connectionString), open(test.connectionString)]);
  await Promise.all(servers.map((server) => server.pool.query("select 1")));
  await servers[0].close();
  expect((await servers[1].pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await servers[1].close();
  await servers[1].close();
  expect((await test.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("logs a session that breaks while idle, and goes on", async () => {
  const database = await open(test.connectionString);
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  await test.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await expect
    .poll(() =>
      database.pool.query("select 1 as one").then(
        (result) => result.rows,
        () => undefined,
      ),
    )
    .toEqual([{ one: 1 }]);
  await database.close();
});

it("says in one sentence that the database cannot be reached", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const port = await new Promise<number>((resolve) => server.once("listening", () => resolve((server.address() as { port: number }).port)));
  await new Promise((resolve) => server.close(resolve));
  await expect(open(`postgresql://u:secret@127.0.0.1:${port}/x`)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened \(.*ECONNREFUSED.*\): check host, port, name, user and password, and that it runs\.$/,
  );
  await expect(open(withDatabase(test.connectionString, "there_is_none"))).rejects.toThrow(
    /cannot be opened \(database "there_is_none" does not exist\)/,
  );
});

it("refuses a database that cannot hold Vietnamese", async () => {
  await test.pool.query("CREATE DATABASE test_ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'");
  try {
    await expect(open(withDatabase(test.connectionString, "test_ascii"))).rejects.toThrow(
      /stores SQL_ASCII, which cannot hold Vietnamese text: create one with ENCODING 'UTF8'/,
    );
  } finally {
    await test.pool.query("DROP DATABASE test_ascii WITH (FORCE)");
  }
});

it("refuses a PostgreSQL before 15", () => {
  expect(() => checkServer(140_012, "UTF8")).toThrow(
    "DATABASE_URL names a PostgreSQL 14, and the portal needs 15 or newer: upgrade it, or unset DATABASE_URL to use the embedded one.",
  );
  expect(() => checkServer(150_000, "UTF8")).not.toThrow();
});

it("says in one sentence which extension search lacks, and who can fix it", async () => {
  expect(() => checkExtension("pg_trgm", "missing")).toThrow(
    /^The PostgreSQL of DATABASE_URL lacks the extension pg_trgm, which search needs: install its contrib package/,
  );
  await test.pool.query("DROP DATABASE IF EXISTS test_guest WITH (FORCE)"); // of a run that was cut off
  await test.pool.query("CREATE DATABASE test_guest TEMPLATE template0");
  let guest = withDatabase(test.connectionString, "test_guest");
  const { rows } = await test.pool.query<{ rolsuper: boolean }>("SELECT rolsuper FROM pg_roles WHERE rolname = CURRENT_USER");
  const isSuperuser = rows[0]?.rolsuper === true;
  try {
    // A superuser may do everything, so there the guest is a role of its own.
    if (isSuperuser) {
      await test.pool.query("CREATE ROLE test_guest LOGIN");
      guest = guest.replace(/\/\/[^@/]*@/, "//test_guest@");
    } else await test.pool.query("REVOKE CREATE ON DATABASE test_guest FROM CURRENT_USER");
    await expect(open(guest)).rejects.toThrow(
      "The role of DATABASE_URL may not create the extension unaccent, which search needs: let a superuser run CREATE EXTENSION unaccent in that database.",
    );
  } finally {
    await test.pool.query("DROP DATABASE test_guest WITH (FORCE)");
    if (isSuperuser) await test.pool.query("DROP ROLE test_guest");
  }
});
