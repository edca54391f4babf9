/** A web server on a real database with a portal that only repeats what it was asked. */
import type { DrawEmbed, Portal } from "@portal/domain";
import type { FastifyInstance } from "fastify";
import { type Kysely } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type AppConfig, type AppOptions, buildApp } from "../app.ts";
import { createDb } from "../database/db.ts";
import type { Database } from "../database/schema.ts";
import { filler } from "../sources/database/testing/fill.ts";
import type { Services } from "../services.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createPageQueues } from "../pages/page-queues.ts";
import { createMetrics } from "../services/metrics.ts";
import { pageModel } from "./page-model.ts";
import { testServices } from "./services.ts";
import { uncached } from "./uncached.ts";

const silent = pino({ level: "silent" });

export const testConfig: AppConfig = {
  publicOrigin: undefined,
  allowedApiOrigins: [],
  trustedProxies: [],
  hubMaxConnectionsPerAddress: 1_000,
  hubTransports: ["WebSockets", "ServerSentEvents", "LongPolling"],
  metricsToken: undefined,
  securityContact: undefined,
  indexNow: undefined,
  webSubHub: undefined,
  timeZone: "Asia/Ho_Chi_Minh",
};

export const echoPortal: Portal = {
  card: () => undefined,
  load: async (path) => ({ page: pageModel(path) }),
  render: async (page) => ({
    page,
    html: `<!doctype html><html lang="vi"><title>${encodeURI(page.path)}</title>${"<p>Nội dung</p>".repeat(200)}</html>`,
    links: "",
  }),
};

/** Repeats what is to be drawn. */
export const echoEmbed: DrawEmbed = async (embed) => ({ html: JSON.stringify(embed), styleHash: "sha256-test" });

/** A web server for one test, without a database unless given one. */
export async function buildTestApp(options: Partial<AppOptions>): Promise<FastifyInstance> {
  const app = await buildApp({
    config: testConfig,
    services: undefined,
    upstream: undefined,
    connectionString: undefined,
    leaseMs: 10_000,
    shutdown: undefined,
    portal: echoPortal,
    drawEmbed: echoEmbed,
    previews: undefined,
    clock: { now: Date.now },
    metrics: createMetrics(),
    cache: uncached(),
    pageQueues: createPageQueues(1),
    log: silent,
    clientDir: undefined,
    adminDir: undefined,
    development: undefined,
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly services: Services;
  /** Of its database. */
  readonly connectionString: string;
}

/** One for a test file. @param fill what stands in the database before the first test. */
export function testApp(fill: (rows: ReturnType<typeof filler>) => Promise<void>, portal: Portal = echoPortal): () => TestApp {
  let database: TestDatabase | undefined;
  let current: TestApp | undefined;
  let services: Services | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    const db = createDb(database.pool);
    await fill(filler(db));
    const { connectionString } = database;
    services = testServices({ db });
    const given = {
      config: testConfig,
      services,
      upstream: undefined,
      connectionString,
      portal,
      drawEmbed: echoEmbed,
      previews: undefined,
      log: silent,
      clock: { now: Date.now },
      metrics: createMetrics(),
      cache: uncached(),
      pageQueues: createPageQueues(1),
      leaseMs: 10_000,
      shutdown: undefined,
    };
    current = {
      db,
      services,
      connectionString,
      app: await buildApp({ ...given, clientDir: undefined, adminDir: undefined, development: undefined }),
    };
  });
  afterAll(async () => {
    await current?.app.close();
    await services?.close();
    await database?.close();
  });
  return () => {
    if (!current) throw new Error("testApp must be called where tests are defined; the app is there once they run.");
    return current;
  };
}
