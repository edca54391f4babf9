import type { PortalSource } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { seedNewDatabase } from "./content/seed.ts";
import { createDb } from "./database/db.ts";
import { migrateToLatest } from "./database/migrate.ts";
import type { OpenDatabase } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { FileViews } from "./sources/database/content/files.ts";
import { createDatabaseSource } from "./sources/database/source.ts";

interface PrepareOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly fileViews: FileViews;
}

/**
 * Brings an opened database up to date and makes it the portal's source. A new embedded one gets the demonstration content, so that
 * `npm start` shows a full portal; a database that somebody made for the portal gets nothing that they did not import.
 */
export async function prepareDatabase(
  { pool }: OpenDatabase,
  { config, log, signal, fileViews }: PrepareOptions,
): Promise<{ readonly db: Kysely<Database>; readonly source: PortalSource }> {
  const db = createDb(pool);
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) log.info({ migrations }, "Database brought up to date");
  if (config.databaseUrl === undefined)
    await seedNewDatabase(db, { log, signal, ministrySites: [config.defaultSite, config.defaultSiteEn] });
  return {
    db,
    source: createDatabaseSource(db, {
      timeZone: config.timeZone,
      ministry: { vi: config.defaultSite, en: config.defaultSiteEn },
      fileViews,
    }),
  };
}
