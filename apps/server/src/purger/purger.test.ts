/** The purger between a real database and a real Varnish, before a server that keeps pages: what is changed is seen, whatever broke meanwhile. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { areInstalled } from "../deployment/testing/programs.ts";
import { startVarnish, type Varnish, XKEY } from "../deployment/testing/varnish.ts";
import { silentLog } from "../services/log.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { type CachedServer, openCachedServer } from "../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { type Purger, startPurger } from "./purger.ts";

/** On a machine that has much else to do. */
const WAIT = { timeout: 30_000 };

describe.runIf(areInstalled("varnishd", XKEY))("the purger", () => {
  let database: TestDatabase;
  let server: CachedServer;
  let varnish: Varnish;
  let purger: Purger | undefined;

  const start = (): void => {
    purger = startPurger({ connectionString: database.connectionString, varnishUrls: [varnish.purgeUrl], log: silentLog });
  };
  const stop = async (): Promise<void> => {
    await purger?.close();
    purger = undefined;
  };
  const get = async (path: string): Promise<{ readonly text: string; readonly isHit: boolean }> => {
    const answer = await fetch(varnish.base + path);
    return { text: await answer.text(), isHit: answer.headers.get("server-timing") === "varnish;desc=hit" };
  };
  const expectKept = async (path = "/btc"): Promise<void> => {
    await expect.poll(async () => (await get(path)).isHit, WAIT).toBe(true);
  };
  const expectSeen = async (name: string): Promise<void> => {
    await expect.poll(async () => (await get("/btc")).text.includes(name), WAIT).toBe(true);
  };
  /** The change and its notification in one transaction, as the import does. */
  const rename = async (name: string, given?: pg.Client): Promise<void> => {
    const client = given ?? new pg.Client({ connectionString: database.connectionString });
    if (!given) await client.connect();
    const notified = `select pg_notify('portal_content', '{"tags":["site:btc","sites"]}') from changed`;
    await client.query(`with changed as (update site set name = $1 where slug = 'btc' returning slug) ${notified}`, [name]);
    if (!given) await client.end();
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await openCachedServer({ connectionString: database.connectionString });
    await filler(server.db).site("btc", { name: "Bộ Một" });
    await server.received();
    varnish = await startVarnish([server.port, server.port]);
    start();
  }, 120_000);
  afterAll(async () => {
    await stop();
    await varnish?.stop();
    await server?.close();
    await database?.close();
  });

  it("lets Varnish keep pages, and missing ones, and drop them when they are changed", async () => {
    await expectKept();
    await expectKept("/btc/khong-co");
    await rename("Bộ Hai");
    await expectSeen("Bộ Hai");
    await expectKept();
    // What is not there may come to be by any change.
    expect((await get("/btc/khong-co")).text).toContain("Bộ Hai");
  }, 90_000);

  it("is away: what is changed meanwhile is seen within seconds; it comes back, and all that was kept before is gone", async () => {
    await expectKept();
    await stop();
    await rename("Bộ Ba");
    await expectSeen("Bộ Ba");
    start();
    await expectKept();
    expect((await get("/btc")).text).toContain("Bộ Ba");
  }, 90_000);

  it("tells a Varnish that was started anew what it has to hear before it keeps anything", async () => {
    await expectKept();
    await varnish.restart();
    await rename("Bộ Bốn");
    await expectSeen("Bộ Bốn");
    await expectKept();
    expect((await get("/btc")).text).toContain("Bộ Bốn");
  }, 90_000);

  it("loses the database: what is changed meanwhile is seen when it is back", async () => {
    await expectKept();
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await rename("Bộ Năm", client);
    await expectSeen("Bộ Năm");
    await expectKept();
    expect((await get("/btc")).text).toContain("Bộ Năm");
  }, 90_000);
});
