/** A server as a process of the portal has it, with a page cache of its own: the built portal on a real database, listening on loopback. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { setTimeout as sleep } from "node:timers/promises";
import { type AppConfig, buildApp } from "../app.ts";
import { notify } from "../content/tags.ts";
import { createDatabaseClock, type DatabaseClock, databaseTime } from "../database/clock.ts";
import { createDb } from "../database/db.ts";
import { createPool } from "../database/open.ts";
import { createPreparedDb } from "../database/prepared-db.ts";
import type { Database } from "../database/schema.ts";
import { createFileViews } from "../features/viewers/file-views.ts";
import { openContentCache } from "../pages/cache/open-content-cache.ts";
import { createPageQueues } from "../pages/page-queues.ts";
import { loadPortal, type PortalSettings } from "../pages/portal.ts";
import type { Services } from "../services.ts";
import { silentLog } from "../services/log.ts";
import { createMetrics } from "../services/metrics.ts";
import { createDatabaseSource, createTransactionSource } from "../sources/database/source.ts";
import { testServices } from "./services.ts";
import { testConfig } from "./test-app.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
  /** Of Server-Timing: hit, miss, stale; undefined: the body is never cached. */
  readonly cache: string | undefined;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface CachedServer {
  readonly port: number;
  readonly db: Kysely<Database>;
  readonly services: Services;
  /** Set ahead, it shows what time alone changes. */
  readonly clock: DatabaseClock;
  /** @param target - as it stands in the first line of the request */
  get(target: string, asked?: Asked): Promise<Answer>;
  /** Waits until it has received what was notified before: notifications arrive in the order of their commits. */
  received(): Promise<void>;
  close(): Promise<void>;
}

export interface CachedServerOptions {
  /** Of the pool. */
  readonly connectionString: string;
  /** Of the connection that changes are received on; undefined: the same. */
  readonly listenOn?: string;
  readonly config?: Partial<AppConfig>;
  /** Omitted: nothing is logged. */
  readonly log?: FastifyBaseLogger;
}

/** It receives changes already when it is given. */
export async function openCachedServer({
  connectionString,
  listenOn = connectionString,
  config = {},
  log = pino({ level: "silent" }),
}: CachedServerOptions): Promise<CachedServer> {
  const pool = createPool({ connectionString, log: silentLog, max: 5, statementMs: undefined, isPipelined: false, settings: {} });
  const db = createDb(pool);
  const clock = createDatabaseClock(await databaseTime(db));
  const previews = createPool({ connectionString, log: silentLog, max: 2, statementMs: undefined, isPipelined: true, settings: {} });
  const services = { ...testServices({ db, clock }), previews: createPreparedDb(previews) };
  const { cache, close } = openContentCache({
    megabytes: 16,
    database: { connectionString: listenOn, clock, replica: undefined },
    clock,
    log,
  });
  /** By a tag that nothing shows. */
  const awaited = new Map<string, () => void>();
  const change = cache.changed.bind(cache);
  cache.changed = (tags, isWithdrawn) => {
    change(tags, isWithdrawn);
    for (const tag of tags ?? []) awaited.get(tag)?.();
  };
  const ministry = { vi: "btc", en: "mof" };
  const sourceOptions = { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews: createFileViews({ onError: () => undefined }) };
  const settings: PortalSettings = {
    // Without turns for near pages: what is compared has its list.
    source: cache.keep(createDatabaseSource({ pages: db, searches: db, background: db }, sourceOptions)),
    takesForms: "all",
    defaultSites: ministry,
    timeZone: "Asia/Ho_Chi_Minh",
    now: () => clock.now(),
    apiOrigins: [],
    partCacheBytes: 2 ** 20,
    log: () => undefined,
  };
  const { portal, drawing } = await loadPortal(settings, 1);
  const app = await buildApp({
    config: { ...testConfig, ...config },
    services,
    upstream: undefined,
    connectionString: undefined,
    portal,
    drawEmbed: drawing.drawEmbed,
    // On a busy machine a page takes its time.
    previews: { loader: portal, sourceOver: (transaction) => createTransactionSource(transaction, sourceOptions), limit: 20_000 },
    clock,
    metrics: createMetrics(),
    pageQueues: createPageQueues(1),
    cache,
    log,
    clientDir: undefined,
    adminDir: undefined,
    development: undefined,
    leaseMs: 10_000,
    shutdown: undefined,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get: CachedServer["get"] = (target, asked = {}) => ask(port, target, asked);
  // All that was kept before is dropped once the connection is there.
  while ((await get("/khong-co")).cache !== "hit") await sleep(20);
  return {
    port,
    db,
    services,
    clock,
    get,
    async received() {
      const tag = `test:${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited.set(tag, resolve);
      await notify(db, new Set([tag]));
      await promise;
    },
    async close() {
      await app.close();
      await close();
      await drawing.close();
      await services.close();
      await Promise.all([db.destroy(), services.previews.destroy()]);
    },
  };
}

const ask = (port: number, path: string, { method = "GET", headers, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const whole = Buffer.concat(chunks);
        const cache = /^cache;desc=(\w+)$/.exec(String(response.headers["server-timing"]))?.[1];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString(), cache });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
