/** PostgreSQL of Debian's package behind PgBouncer, with a streaming standby that is promoted: the portal goes on without a restart. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, type World } from "../pages/coherence/testing/world.ts";
import { connectToHub } from "../testing/hub-client.ts";
import { type PortalProcess, startPortalProcess } from "../testing/portal-processes.ts";
import { type PgBouncer, startPgBouncer } from "./testing/pgbouncer.ts";
import { areInstalled } from "./testing/programs.ts";
import { freePorts, openFolder } from "./testing/running-program.ts";
import { shippedPath } from "./testing/shipped-files.ts";
import {
  type Cluster,
  clusterAt,
  giveToPostgres,
  makePrimary,
  PASSWORD,
  postgresPrograms,
  runAsPostgres,
} from "./testing/system-postgres.ts";

const programs = postgresPrograms() ?? "/usr/lib/postgresql/15/bin";

describe.runIf(areInstalled(join(programs, "initdb"), "pgbouncer", "psql"))("PgBouncer and a standby", () => {
  const { folder, remove } = openFolder();
  let primary: Cluster;
  let standby: Cluster;
  let isPrimaryAlive = false;
  let pgbouncer: PgBouncer | undefined;
  let portal: PortalProcess | undefined;
  let world: World | undefined;
  let article = "";
  const at = ({ port }: Cluster): string => `host=127.0.0.1 port=${port}`;
  const env = { PATH: `${programs}:${process.env["PATH"]}`, PGPASSWORD: PASSWORD, PGUSER: "portal" };

  const page = async (path: string): Promise<string> => {
    const answer = await fetch(`${portal?.base}${path}`);
    return `${answer.status} ${await answer.text()}`;
  };
  const rate = async (value: string): Promise<number> => {
    const body = new URLSearchParams({ key: randomUUID(), language: "vi", page: "/", articleId: article, value });
    return (await fetch(`${portal?.base}/api/forms/rating`, { method: "POST", body })).status;
  };
  const rename = async (cluster: Cluster, name: string): Promise<void> => {
    const client = new pg.Client({ connectionString: cluster.url("portal") });
    await client.connect();
    const notified = `select pg_notify('portal_content', '{"tags":["site:btc","sites"]}') from changed`;
    await client.query(`with changed as (update site set name = $1 where slug = 'btc' returning slug) ${notified}`, [name]);
    await client.end();
  };

  beforeAll(async () => {
    giveToPostgres(folder);
    const [primaryPort = 0, standbyPort = 0, bouncerPort = 0] = await freePorts(3);
    primary = makePrimary(join(folder, "primary"), primaryPort);
    isPrimaryAlive = true;
    const source = `${at(primary)} user=replicator password=${PASSWORD}`;
    runAsPostgres([shippedPath("postgresql/make-standby"), source, join(folder, "standby")], env);
    standby = clusterAt(join(folder, "standby"), standbyPort);
    standby.start();
    const { folder: files } = openFolder();
    pgbouncer = await startPgBouncer(files, bouncerPort, primary);
    const databases = { connectionString: pgbouncer.url("portal"), readFrom: standby.url("portal") };
    // On an empty database: it makes the tables itself, over the direct address.
    portal = await startPortalProcess(databases, 16, { DATABASE_DIRECT_URL: pgbouncer.url("portal_direct") });
    world = await createWorld(async () => {
      const pool = new pg.Pool({ connectionString: primary.url("portal") });
      pool.on("error", () => undefined); // when the primary dies
      return { connectionString: primary.url("portal"), pool, close: () => pool.end() };
    });
    article = (await world.db.selectFrom("article").select("id").where("slug", "=", "thue-mot").executeTakeFirstOrThrow()).id;
  });
  afterAll(async () => {
    await portal?.stop();
    await world?.close();
    await pgbouncer?.stop();
    if (isPrimaryAlive) primary.kill();
    standby?.kill();
    remove();
  });

  it("behind PgBouncer everything works: pages, searches, forms, real time, changes of others", async () => {
    await expect.poll(() => page("/btc/thue/thue-mot"), { timeout: 20_000 }).toMatch(/^200 [^]*Bài thue-mot/);
    expect(await page("/btc/tim-kiem?q=thue")).toMatch(/^200 [^]*thue-mot/);
    expect(await rate("5")).toBe(200);
    const client = await connectToHub(portal?.base ?? "");
    await expect.poll(() => client.traffic?.connectedCount).toBe(1);
    await client.close();
    await page("/btc");
    await rename(primary, "Bộ qua PgBouncer");
    await expect.poll(() => page("/btc"), { timeout: 20_000 }).toContain("Bộ qua PgBouncer");
  });

  it("a standby is not promoted while the primary answers", () => {
    const promote = (): string =>
      runAsPostgres([shippedPath("postgresql/promote-standby"), at(primary), at(standby), pgbouncer?.file ?? ""], env);
    expect(promote).toThrow(/The primary still answers/);
  });

  it("the primary dies, pages are shown as they were; the standby is promoted, and forms and changes go on", async () => {
    const kept = await page("/btc");
    primary.kill();
    isPrimaryAlive = false;
    expect(await page("/btc")).toBe(kept);
    expect(runAsPostgres([shippedPath("postgresql/promote-standby"), at(primary), at(standby), pgbouncer?.file ?? ""], env)).toContain(
      "The standby takes writes",
    );
    await expect.poll(() => rate("4"), { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => (await fetch(`${portal?.base}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    await rename(standby, "Bộ sau khi đổi máy");
    await expect.poll(() => page("/btc"), { timeout: 30_000 }).toContain("Bộ sau khi đổi máy");
    expect(await page("/btc/thue")).toMatch(/^200/);
  });
});
