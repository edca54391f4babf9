import { flushCompileCache } from "node:module";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import { openDatabaseSource, openUpstreamSource } from "./content-source.ts";
import type { Databases } from "./database/pools.ts";
import type { Database } from "./database/schema.ts";
import { closeApp, closingOf, expectFreePort, listen } from "./process/listen.ts";
import { nearPagesInTurn } from "./pages/near-pages-in-turn.ts";
import { createPageQueues } from "./pages/page-queues.ts";
import { adminDir, clientDir, loadPortal, type PortalSettings } from "./pages/portal.ts";
import type { Shutdown } from "./process/run-process.ts";
import type { Metrics } from "./services/metrics.ts";
import type { Services } from "./services.ts";
import { VERSION } from "./process/version.ts";
import { passkeyHost } from "./features/staff/passkey-host.ts";

/** Counts are right again within two of these after a process was killed. */
const LEASE_MS = 10_000;
const FEED_INTERVAL_MS = 15 * 60_000;
/** Visitors come first. */
const FEED_DELAY_MS = 10_000;
const FEED_TIMEOUT_MS = 10_000;
/** What is published is announced that soon. */
const ANNOUNCEMENT_INTERVAL_MS = 2_000;
const ANNOUNCEMENT_TIMEOUT_MS = 10_000;
/** Files are found by their words soon after they are stored. */
const TEXT_INTERVAL_MS = 20_000;
const TEXT_DELAY_MS = 2_000;
/** How soon lists of what is read most follow the views: each change of them draws pages anew. */
const MOST_READ_INTERVAL_MS = 5 * 60_000;
const MOST_READ_DELAY_MS = 30_000;
const PICTURE_INTERVAL_MS = 20_000;
const PICTURE_DELAY_MS = 5_000;

/**
 * Starts every part of the server, each deferring its own end, and prints where it is ready. Parts that are large are imported here:
 * PostgreSQL starts meanwhile.
 */
export async function serve(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
  { development }: { readonly development: boolean },
): Promise<void> {
  await expectFreePort(config);
  shutdown.requested.throwIfAborted();
  const content =
    config.upstreamApi === undefined ? openDatabaseSource(config, log, shutdown) : openUpstreamSource(config.upstreamApi, log, shutdown);
  const [
    { databases, pools, clock, database, upstream, connectionString, source, sourceOver },
    { buildApp },
    { createMetrics },
    { openContentCache },
  ] = await Promise.all([content, import("./app.ts"), import("./services/metrics.ts"), import("./pages/cache/open-content-cache.ts")]);
  const { cache, close } = openContentCache({
    // What is edited in development shows at once.
    megabytes: development ? 0 : config.pageCacheMb,
    database,
    clock,
    log,
  });
  shutdown.defer(close);
  // In development one page is drawn at a time, on this thread.
  const pageQueues = createPageQueues(development ? 1 : config.renderThreads);
  const settings: PortalSettings = {
    source: nearPagesInTurn(cache.keep(source), pageQueues.nearPages),
    takesForms: databases ? "all" : "comments",
    defaultSites: { vi: config.defaultSite, en: config.defaultSiteEn },
    timeZone: config.timeZone,
    now: clock.now,
    apiOrigins: config.allowedApiOrigins,
    // In development a component changes while what it drew would stay.
    partCacheBytes: development ? 0 : config.partCacheMb * 2 ** 20,
    log: (message, details) => log.warn(details, message),
  };
  const metrics = createMetrics();
  for (const [purpose, pool] of Object.entries(pools)) metrics.watchPool(purpose, pool);
  const started = databases && (await startServices({ databases, clock, connectionString }, config, log, shutdown));
  const services = started?.services;
  if (services) metrics.watchJobs(() => services.jobs.counts());
  for (const [name, queue] of Object.entries(services?.queues ?? {})) metrics.watchQueue(name, queue);
  for (const [name, queue] of Object.entries(pageQueues)) metrics.watchQueue(name, queue);
  const parts = development ? await developmentParts(settings, shutdown) : await builtParts(settings, config, metrics, shutdown);
  shutdown.requested.throwIfAborted();
  const { PREVIEW_MS } = await import("./database/preview-transactions.ts");
  const app = await buildApp({
    config,
    services,
    upstream,
    connectionString,
    clock,
    metrics,
    cache,
    pageQueues,
    previews: sourceOver && { loader: parts.portal, sourceOver, limit: PREVIEW_MS },
    log,
    leaseMs: LEASE_MS,
    shutdown: shutdown.requested,
    ...parts,
  });
  shutdown.defer(() => closeApp(app, closingOf(config, shutdown)));
  const address = await listen(app, config);
  if (config.metricsPort !== undefined) {
    const { startMetricsServer } = await import("./process/metrics-server.ts");
    const server = await startMetricsServer(metrics, { host: config.host, port: config.metricsPort });
    shutdown.defer(() => server.close());
  }
  // A database that refuses the queue its tables ends the start.
  await started?.startMail();
  if (databases) await readFileTexts(databases.background, log, shutdown);
  if (databases) await resizePictures(databases.background, log, shutdown);
  if (databases) await rankArticles(databases.background, log, shutdown);
  if (databases && services) await publishScheduled(databases.background, services, config, log, shutdown);
  if (databases && services) await announcePublished(databases.background, services, config, metrics, log, shutdown);
  if (databases && config.feedHosts.length > 0) await startFeedFetching(databases.background, config, log, shutdown);
  if (services && passkeyHost(services.origin) === undefined)
    log.warn({}, "PUBLIC_ORIGIN is neither https nor localhost: browsers keep no session of staff, and there are no passkeys");
  process.stdout.write(`Portal ready at ${address} (${VERSION}) in ${Math.round(performance.now())} ms\n`);
  flushCompileCache(); // now: the end may be a SIGKILL
}

async function startFeedFetching(db: Kysely<Database>, config: Config, log: Logger, { defer }: Shutdown): Promise<void> {
  const [{ startFeedJob }, { isPublicAddress }] = await Promise.all([
    import("./features/feeds/feed-job.ts"),
    import("./features/feeds/public-address.ts"),
  ]);
  const hosts = new Set(config.feedHosts);
  const job = startFeedJob({
    db,
    log,
    hosts,
    mayConnect: isPublicAddress,
    interval: FEED_INTERVAL_MS,
    delay: FEED_DELAY_MS,
    timeout: FEED_TIMEOUT_MS,
  });
  defer(() => job.close());
}

async function announcePublished(
  db: Kysely<Database>,
  { ministry }: Pick<Services, "ministry">,
  config: Config,
  metrics: Metrics,
  log: Logger,
  { defer }: Shutdown,
): Promise<void> {
  const [{ startAnnouncementJob }, { countWaiting }] = await Promise.all([
    import("./features/announcements/announcement-job.ts"),
    import("./features/announcements/targets.ts"),
  ]);
  const job = await startAnnouncementJob({
    db,
    log,
    ministry,
    config,
    interval: ANNOUNCEMENT_INTERVAL_MS,
    timeout: ANNOUNCEMENT_TIMEOUT_MS,
  });
  if (!job) return;
  metrics.watchAnnouncements(() => countWaiting(db));
  defer(() => job.close());
}

async function readFileTexts(db: Kysely<Database>, log: Logger, { defer }: Shutdown): Promise<void> {
  const { startTextJob } = await import("./features/file-texts/text-job.ts");
  const job = startTextJob({ db, log, interval: TEXT_INTERVAL_MS, delay: TEXT_DELAY_MS });
  defer(() => job.close());
}

async function publishScheduled(
  db: Kysely<Database>,
  { sanitizer, ministry, mails }: Services,
  config: Config,
  log: Logger,
  { defer }: Shutdown,
): Promise<void> {
  const [{ startDueJob }, { editingTools }] = await Promise.all([
    import("./features/editing/due-job.ts"),
    import("./features/editing/tools.ts"),
  ]);
  const job = startDueJob(editingTools({ db, sanitizer, ministry, mails }, config), log);
  defer(() => job.close());
}

async function rankArticles(db: Kysely<Database>, log: Logger, { defer }: Shutdown): Promise<void> {
  const { startMostReadJob } = await import("./features/statistics/most-read.ts");
  const job = startMostReadJob({ db, log, interval: MOST_READ_INTERVAL_MS, delay: MOST_READ_DELAY_MS });
  defer(() => job.close());
}

async function resizePictures(db: Kysely<Database>, log: Logger, { defer }: Shutdown): Promise<void> {
  const { startPictureJob } = await import("./features/pictures/picture-job.ts");
  const job = startPictureJob({ db, log, interval: PICTURE_INTERVAL_MS, delay: PICTURE_DELAY_MS });
  defer(() => job.close());
}

async function startServices(
  { databases, clock, connectionString }: Pick<Services, "clock"> & { readonly databases: Databases; readonly connectionString: string },
  config: Config,
  log: Logger,
  { defer }: Shutdown,
): Promise<{ readonly services: Services; readonly startMail: () => Promise<void> }> {
  const [{ openServices }, { openJobs }, { createMailer }, { startDelivery }, { ensureAdministrator }, { startCleanup }] =
    await Promise.all([
      import("./services.ts"),
      import("./services/jobs/jobs.ts"),
      import("./services/mail/mailer.ts"),
      import("./services/mail/delivery.ts"),
      import("./features/accounts/ensure-administrator.ts"),
      import("./features/cleanup.ts"),
    ]);
  const { portal: db, administration, previews, searches } = databases;
  const jobs = openJobs({ db: databases.jobs, connectionString, log });
  const services = openServices({ db, administration, previews, searches, clock, jobs }, config, log);
  const cleanup = startCleanup(databases.background, log);
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox: join(config.dataDir, "outbox"), log });
  // After the services, whose jobs send by it.
  defer(async () => mailer.close());
  defer(async () => {
    await Promise.all([cleanup.close(), services.close()]);
  });
  const password = await ensureAdministrator(db, config.adminEmail);
  // To the terminal, not to the log: logs are kept, copied and read by others.
  if (password !== undefined)
    process.stdout.write(
      `Administrator account ${config.adminEmail}, password ${password}\nThis password is shown once: note it, log in, and change it.\n`,
    );
  return { services, startMail: () => startDelivery({ db, jobs, mailer }) };
}

async function builtParts(
  settings: PortalSettings,
  { renderThreads }: Pick<Config, "renderThreads">,
  metrics: Metrics,
  { defer }: Shutdown,
) {
  const { portal, drawing } = await loadPortal(settings, renderThreads);
  defer(() => drawing.close());
  metrics.watchQueue("drawings", drawing.queue);
  metrics.watchRendererThreads({ threads: renderThreads, lost: () => drawing.lost(), parts: () => drawing.parts() });
  return { portal, drawEmbed: drawing.drawEmbed, clientDir, adminDir, development: undefined };
}

async function developmentParts(settings: PortalSettings, { defer }: Shutdown) {
  const { loadDevelopmentPortal, portalRoot } = await import("./pages/dev-portal.ts");
  const { portal, drawEmbed, development, close } = await loadDevelopmentPortal(settings, portalRoot);
  defer(close);
  return { portal, drawEmbed, development, clientDir: undefined, adminDir: undefined };
}
