import type { PortalSource } from "@portal/core";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { seedIfEmpty } from "./content/seed.ts";
import { createDb } from "./database/db.ts";
import { migrateToLatest } from "./database/migrate.ts";
import type { OpenDatabase } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import { createDatabaseSource } from "./repositories/source.ts";

/** Brings an opened database up to date, fills it where it is empty, and makes it the portal's source. */
export async function prepareDatabase(
  { pool }: OpenDatabase,
  { config, log, signal }: { readonly config: Config; readonly log: Logger; readonly signal: AbortSignal },
): Promise<{ readonly db: Kysely<Database>; readonly source: PortalSource }> {
  const db = createDb(pool);
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) log.info({ migrations }, "Database brought up to date");
  await seedIfEmpty(db, { log, signal, ministrySites: [config.defaultSite, config.defaultSiteEn] });
  return {
    db,
    source: createDatabaseSource(db, {
      timeZone: config.timeZone,
      ministry: { vi: config.defaultSite, en: config.defaultSiteEn },
      onError: (error) => log.warn({ err: error }, "A file could not be prepared for viewing"),
    }),
  };
}
