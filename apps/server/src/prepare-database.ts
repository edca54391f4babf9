import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { seedNewDatabase } from "./content/seed.ts";
import { createDb } from "./database/db.ts";
import { migrateToLatest } from "./database/migrate.ts";
import type { OpenDatabase } from "./database/open.ts";

interface PrepareOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Brings an opened database up to date. A new embedded one gets the demonstration content, so that
 * `npm start` shows a full portal; a database that somebody made for the portal gets nothing that they did not import.
 */
export async function prepareDatabase({ pool }: OpenDatabase, { config, log, signal }: PrepareOptions): Promise<void> {
  const db = createDb(pool);
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) log.info({ migrations }, "Database brought up to date");
  if (config.databaseUrl === undefined)
    await seedNewDatabase(db, { log, signal, ministrySites: [config.defaultSite, config.defaultSiteEn] });
}
