/** Where content comes from: each source with its clock, its connections and their ends. */
import type { PortalSource } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { createDatabaseClock, databaseTime } from "./database/clock.ts";
import { openDatabase } from "./database/open.ts";
import type { Databases } from "./database/pools.ts";
import type { Database } from "./database/schema.ts";
import type { Shutdown } from "./process/run-process.ts";
import type { SourceOptions } from "./sources/database/content/fetch-content.ts";

/** The portal's own database, or the operator's, brought up to date; pages read a replica beside it where one is named. */
export async function openDatabaseSource(config: Config, log: Logger, { requested, defer, fail }: Shutdown) {
  const opening = openDatabase(config, { role: "owner", log, signal: requested, onLost: fail });
  defer(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  const [
    database,
    { prepareDatabase },
    { createFileViews },
    { openPools },
    { putBehindThisProcess },
    { createDatabaseSource, createTransactionSource },
  ] = await Promise.all([
    opening,
    import("./prepare-database.ts"),
    import("./features/viewers/file-views.ts"),
    import("./database/pools.ts"),
    import("./database/behind-this-process.ts"),
    import("./sources/database/source.ts"),
  ]);
  const fileViews = createFileViews({ onError: (error) => log.warn({ err: error }, "A file could not be prepared for viewing") });
  await prepareDatabase(database, { config, log, signal: requested });
  const { connectionString } = database;
  const opened = openPools(config.databaseUrl ?? connectionString, config.databaseConnections, log, undefined, config.databaseDirectUrl);
  const { databases, pools } = opened;
  // The embedded database takes its processors from the pages.
  if (config.databaseUrl === undefined) for (const pool of [pools.searches, pools.background]) putBehindThisProcess(pool);
  defer(() => opened.close());
  const options = { timeZone: config.timeZone, ministry: { vi: config.defaultSite, en: config.defaultSiteEn }, fileViews };
  const primary = createDatabaseSource(databases, options);
  const replica = config.databaseReadUrl === undefined ? undefined : await followReplica(config.databaseReadUrl, databases, config, log);
  if (replica) defer(() => replica.close());
  const source = replica ? replica.sourceBeside(primary, options) : primary;
  const clock = createDatabaseClock(await databaseTime(databases.portal));
  const listening = { connectionString, clock, replica: replica?.state };
  const allPools = { ...pools, ...replica?.pools };
  const sourceOver = (transaction: Kysely<Database>): PortalSource => createTransactionSource(transaction, options);
  return { databases, clock, database: listening, pools: allPools, upstream: undefined, connectionString, source, sourceOver };
}

/** The replica of DATABASE_READ_URL: pages and searches read it while it has what the primary has. */
async function followReplica(connectionString: string, primary: Databases, config: Config, log: Logger) {
  const [{ openReplica }, { createDatabaseSource }, { createReplicatedSource }] = await Promise.all([
    import("./database/replica.ts"),
    import("./sources/database/source.ts"),
    import("./sources/database/replicated-source.ts"),
  ]);
  const replica = openReplica({ connectionString, sizes: config.databaseConnections, primary: primary.portal, log });
  const { state, databases, pools } = replica;
  return {
    state,
    pools: { "replica pages": pools.pages, "replica searches": pools.searches },
    sourceBeside: (source: PortalSource, options: SourceOptions): PortalSource =>
      createReplicatedSource(source, { source: createDatabaseSource({ ...databases, background: primary.background }, options), state }),
    close: () => replica.close(),
  };
}

/** The portal then lives on the calls of specification §7 alone: no database is opened. */
export async function openUpstreamSource(upstream: string, log: Logger, { defer }: Shutdown) {
  const [{ createSanitizer }, { createUpstreamSource }, { upstreamHttp }] = await Promise.all([
    import("./content/sanitizer/index.ts"),
    import("./sources/upstream/source.ts"),
    import("./sources/upstream/http.ts"),
  ]);
  const sanitizer = createSanitizer();
  defer(() => sanitizer.close());
  const warn = (message: string, details: Readonly<Record<string, unknown>>): void => log.warn(details, message);
  const http = upstreamHttp(upstream, warn);
  const source = createUpstreamSource({ http, origin: new URL(upstream).origin, sanitizer, log: warn });
  return {
    databases: undefined,
    clock: { now: Date.now },
    database: undefined,
    pools: {},
    upstream: http,
    connectionString: undefined,
    source,
    sourceOver: undefined,
  };
}
