import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { createSanitizer } from "./content/sanitizer/index.ts";
import { seedIfEmpty } from "./content/seed.ts";
import { createDb } from "./database/db.ts";
import { migrateToLatest } from "./database/migrate.ts";
import { openDatabase } from "./database/open.ts";
import { loadDevelopmentPortal } from "./dev-portal.ts";
import { closeApp, listen } from "./listen.ts";
import { clientDir, loadPortal, type PortalSettings } from "./portal.ts";
import type { Lifetime } from "./process.ts";
import { createDatabaseSource } from "./repositories/source.ts";
import { VERSION } from "./version.ts";

/** Starts every part of the server, each deferring its own end, and prints where it is ready. */
export async function serve(
  config: Config,
  log: Logger,
  lifetime: Lifetime,
  { development }: { readonly development: boolean },
): Promise<void> {
  const { db, data } =
    config.upstreamApi === undefined ? await fromDatabase(config, log, lifetime) : fromUpstream(config.upstreamApi, log, lifetime);
  const settings: PortalSettings = {
    data,
    defaultSites: { vi: config.defaultSite, en: config.defaultSiteEn },
    timeZone: config.timeZone,
    origin: config.publicOrigin ?? "",
    log: (message, details) => log.warn(details, message),
  };
  const parts = development
    ? await developmentParts(settings, lifetime)
    : { portal: await loadPortal(settings), clientDir, development: undefined };
  lifetime.ending.throwIfAborted();
  const app = await buildApp({ config, db, log, ...parts });
  lifetime.defer(() => closeApp(app, lifetime.hurry));
  const address = await listen(app, config);
  process.stdout.write(`Portal ready at ${address} (${VERSION}) in ${Math.round(performance.now())} ms\n`);
}

async function fromDatabase(config: Config, log: Logger, { ending, defer, fail }: Lifetime) {
  const database = await openDatabase(config, { role: "owner", log, signal: ending, onLost: fail });
  defer(() => database.close());
  const db = createDb(database.pool);
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) log.info({ migrations }, "Database brought up to date");
  await seedIfEmpty(db, { log, signal: ending, ministrySites: [config.defaultSite, config.defaultSiteEn] });
  return { db, data: { source: createDatabaseSource(db, { timeZone: config.timeZone }) } };
}

/** The portal then lives on the calls of specification §7 alone: no database is opened. */
function fromUpstream(upstream: string, log: Logger, { defer }: Lifetime) {
  const sanitizer = createSanitizer();
  defer(() => sanitizer.close());
  const sanitize = async (html: string): Promise<string> => {
    const result = await sanitizer.sanitize(html);
    if ("html" in result) return result.html;
    log.warn({ refused: result.refused }, "HTML of the upstream was left out");
    return "";
  };
  return { db: undefined, data: { upstream, sanitize } };
}

async function developmentParts(settings: PortalSettings, { defer }: Lifetime) {
  const { portal, development, close } = await loadDevelopmentPortal(settings);
  defer(close);
  return { portal, development, clientDir: undefined };
}
