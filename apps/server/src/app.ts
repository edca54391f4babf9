import { randomUUID } from "node:crypto";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import type { Http } from "@portal/client";
import { contributionAction } from "./features/contributions/action.ts";
import { createUploadInspector } from "./features/contributions/inspect-upload.ts";
import { upstreamContributionAction } from "./features/contributions/upstream-action.ts";
import { accountActions } from "./features/accounts/actions/index.ts";
import type { FormAction } from "./features/forms/action.ts";
import { createFormStorage, FORM_STORAGE_BYTES } from "./features/forms/form-storage.ts";
import { forms } from "./features/forms/forms.ts";
import { sameOrigin } from "./plugins/same-origin.ts";
import { administrationApp } from "./plugins/administration-app.ts";
import { assets } from "./plugins/assets.ts";
import { compression } from "./plugins/compression.ts";
import { crossOrigin } from "./plugins/cross-origin.ts";
import { errors } from "./plugins/errors.ts";
import { handlerTimeout } from "./plugins/handler-timeout.ts";
import { oneHost } from "./plugins/one-host.ts";
import { openapi } from "./plugins/openapi.ts";
import { lateLogger } from "./plugins/late-logger.ts";
import { limitPipelining } from "./plugins/pipelining.ts";
import { ownWrites, processKeys } from "./plugins/own-writes.ts";
import { requestOrigin } from "./plugins/request-origin.ts";
import { requestLog } from "./plugins/request-log.ts";
import { countViews } from "./features/statistics/count-views.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { connectionDraining } from "./plugins/connection-draining.ts";
import { unknownExpectations } from "./plugins/unknown-expectations.ts";
import { refuseUnreadable } from "./plugins/unreadable-requests.ts";
import { schemaCompilers } from "./plugins/schema-compilers.ts";
import { fixEscapes } from "./plugins/fix-escapes.ts";
import { DATA_SEGMENT, type DrawEmbed, type Portal } from "@portal/domain";
import { isHubUpgrade } from "./features/real-time/hub-upgrade.ts";
import { realTime, type RealTimeOptions } from "./features/real-time/real-time.ts";
import { editingTools } from "./features/editing/tools.ts";
import { keyRoute } from "./features/announcements/key-route.ts";
import { articleRoutes } from "./features/articles/routes.ts";
import { authRoutes } from "./features/accounts/routes.ts";
import { captchaRoutes } from "./features/captcha/routes.ts";
import { upstreamCaptchaRoutes } from "./features/captcha/upstream-routes.ts";
import { categoryRoutes } from "./features/categories/routes.ts";
import { sendContributionRoutes } from "./features/contributions/routes.ts";
import { sitemapRoutes } from "./features/discovery/sitemap-routes.ts";
import { cardRoutes } from "./features/discovery/card-routes.ts";
import { feedRoutes } from "./features/discovery/feed-routes.ts";
import { pageFeedRoutes } from "./features/discovery/page-feed-routes.ts";
import { siteFileRoutes } from "./features/discovery/site-file-routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import type { ContentCache } from "./pages/cache/content-cache.ts";
import type { PageQueues } from "./pages/page-queues.ts";
import { pageRoutes } from "./pages/routes.ts";
import { speculationRules } from "./pages/speculation-rules.ts";
import { presenceHub } from "./features/presence/presence-hub.ts";
import { previewRoutes, type PreviewRoutesOptions } from "./features/preview/page-routes.ts";
import { dataRoutes } from "./features/open-data/data-routes.ts";
import { seriesRedirect } from "./features/open-data/series-redirect.ts";
import { embedRoutes } from "./features/open-data/embed-routes.ts";
import { parameterRoutes } from "./features/parameters/routes.ts";
import { publicIpRoutes } from "./features/public-ip/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import type { Config } from "./config/config.ts";
import type { Clock } from "./database/clock.ts";
import type { Metrics } from "./services/metrics.ts";
import { createQueues } from "./services/queues.ts";
import { metricsPlugin } from "./plugins/metrics.ts";
import type { Services } from "./services.ts";
import { administrationRoutes } from "./features/administration-routes.ts";
import { visitorActions } from "./features/visitor-actions.ts";

/** What of the configuration the web server reads. */
export type AppConfig = RealTimeOptions["config"] &
  Pick<Config, "metricsToken" | "securityContact" | "timeZone" | "indexNow" | "webSubHub">;

export interface AppOptions {
  readonly config: AppConfig;
  /** undefined where the portal lives on UPSTREAM_API alone: the calls of specification §7 are then the upstream's. */
  readonly services: Services | undefined;
  /** Makes the calls of specification §7 to UPSTREAM_API; undefined where the portal has a database. */
  readonly upstream: (() => Http) | undefined;
  /** Of the same database, for messages between processes; undefined: this process is alone. */
  readonly connectionString: string | undefined;
  readonly portal: Portal;
  readonly drawEmbed: DrawEmbed;
  /** What previews are made from; undefined where the portal has no database. */
  readonly previews: Pick<PreviewRoutesOptions, "loader" | "sourceOver" | "limit"> | undefined;
  readonly pageQueues: PageQueues;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly cache: ContentCache;
  readonly log: FastifyBaseLogger;
  /** The portal's files for the browser; undefined where a development server brings them. */
  readonly clientDir: string | undefined;
  /** The administrators' application; undefined where there is no database, or a development server brings it. */
  readonly adminDir: string | undefined;
  /** In development only: Vite stands in front, and its inline scripts do not obey our content security policy. */
  readonly development: { readonly serverFactory: FastifyServerFactory } | undefined;
  /** Milliseconds after which a silent process is taken for dead: LEASE_MS, or less in tests. */
  readonly leaseMs: number;
  /** Aborted once the process is asked to end; undefined: it ends with its application. */
  readonly shutdown: AbortSignal | undefined;
}

/** Milliseconds that a request may take to arrive: a visitor's file over a slow line. Its headers have half of that (Node's default). */
const REQUEST_TIMEOUT = 120_000;
/** Milliseconds without a byte in either direction: longer than a poll of the hub. Who stops reading a file does not keep its connection and its memory. */
const SILENCE_TIMEOUT = 120_000;
/** Milliseconds for an answer to be made; the work behind it is aborted. */
const HANDLER_TIMEOUT = 15_000;
/** Bytes; the calls' bodies are small filters. */
const BODY_LIMIT = 64 * 1024;

interface FeatureServices extends Services {
  readonly cache: ContentCache;
  /** The form that specification §7 has a call of its own for. */
  readonly contribution: FormAction<"contribution">;
  readonly config: Pick<Config, "webSubHub">;
}

/** Calls on the database; each declares what it needs of the services. */
const featureRoutes: readonly FastifyPluginAsync<FeatureServices>[] = [
  parameterRoutes,
  categoryRoutes,
  articleRoutes,
  searchRoutes,
  captchaRoutes,
  sendContributionRoutes,
  authRoutes,
  sitemapRoutes,
  feedRoutes,
];

/** The whole web server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    services,
    upstream,
    connectionString,
    portal,
    drawEmbed,
    previews,
    pageQueues,
    clock,
    metrics,
    cache,
    log,
    clientDir,
    adminDir,
    development,
    leaseMs,
    shutdown,
  } = options;
  const app = fastify({
    loggerInstance: log,
    childLoggerFactory: lateLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    bodyLimit: BODY_LIMIT,
    rewriteUrl: (request) => fixEscapes(request.url ?? "/"),
    forceCloseConnections: "idle",
    // What came on a connection that was accepted before the end is answered.
    return503OnClosing: false,
    // A request without a host is refused by `oneHost`, as one with two.
    http: { shouldUpgradeCallback: isHubUpgrade, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(log),
    ...(development ? { serverFactory: development.serverFactory } : {}),
  });

  limitPipelining(app.server, metrics);
  await app.register(errors);
  await app.register(schemaCompilers);
  await app.register(connectionDraining, { shutdown });
  await app.register(requestLog);
  await app.register(metricsPlugin, { metrics, token: config.metricsToken });
  await app.register(countViews, { visits: services?.visits });
  await app.register(securityHeaders, { config, strict: development === undefined });
  // After what every answer has.
  await app.register(oneHost);
  await app.register(requestOrigin, config);
  await app.register(unknownExpectations);
  await app.register(compression);
  await app.register(openapi);
  if (clientDir !== undefined) await app.register(assets, { clientDir });
  if (services && adminDir !== undefined) await app.register(administrationApp, { adminDir, timeZone: config.timeZone });

  await app.register(realTime, {
    config,
    shared: services && connectionString !== undefined ? { db: services.db, connectionString } : undefined,
    authenticate: services?.authenticate,
    metrics,
    leaseMs,
  });
  if (services) {
    if (connectionString !== undefined) await app.register(presenceHub, { db: services.db, config, connectionString });
    await app.register(mediaRoutes, { ...services, cache });
    await app.register(seriesRedirect);
  }
  if (services)
    await app.register(
      async (data) => {
        await data.register(handlerTimeout, { time: HANDLER_TIMEOUT });
        await data.register(dataRoutes, { ...services, cache });
      },
      { prefix: `/${DATA_SEGMENT}` },
    );
  await app.register(async (calls) => {
    // Not for files above: a slow reader may take minutes over a video.
    await calls.register(handlerTimeout, { time: HANDLER_TIMEOUT });
    await calls.register(crossOrigin, { allowedOrigins: config.allowedApiOrigins });
    await calls.register(sameOrigin, { publicOrigin: config.publicOrigin, allowedOrigins: config.allowedApiOrigins });
    const secure = config.publicOrigin?.startsWith("https:") === true;
    await calls.register(ownWrites, { keys: services?.keys ?? processKeys(), clock, secure });
    await calls.register(healthRoutes, { db: services?.db, isStopping: app.isStopping });
    await calls.register(publicIpRoutes);
    await calls.register(siteFileRoutes, { portal, cache, clock, queue: pageQueues.pages, config, hasDatabase: services !== undefined });
    await calls.register(cardRoutes, { portal, db: services?.db, cache, clock, queue: pageQueues.pages });
    if (upstream) {
      await calls.register(upstreamCaptchaRoutes, { http: upstream });
      const actions = [upstreamContributionAction({ http: upstream, inspectUpload: createUploadInspector(createQueues().uploads) })];
      const storage = createFormStorage(FORM_STORAGE_BYTES);
      await calls.register(forms, {
        services: undefined,
        storage,
        portal,
        queue: pageQueues.submittedForms,
        secure,
        authenticate: async () => undefined,
        actions,
      });
    }
    if (services) {
      const tools = editingTools({ ...services, db: services.administration }, config);
      const contribution = contributionAction(services);
      const actions = [...accountActions(services), ...visitorActions(services, contribution)];
      await calls.register(forms, {
        services,
        storage: services.formStorage,
        portal,
        queue: pageQueues.submittedForms,
        secure,
        authenticate: services.authenticate,
        actions,
      });
      for (const routes of featureRoutes) await calls.register(routes, { ...services, cache, contribution, config });
      await calls.register(embedRoutes, { ...services, cache, drawEmbed });
      await calls.register(pageFeedRoutes, { portal, cache, clock, pageQueues });
      if (config.indexNow) await calls.register(keyRoute, config.indexNow);
      await calls.register(administrationRoutes, { ...services, tools, cache, publicOrigin: config.publicOrigin });
      if (previews) await calls.register(previewRoutes, { ...services, ...previews, tools, portal, pageQueues, metrics });
    }
    await calls.register(speculationRules);
    await calls.register(pageRoutes, { portal, pageQueues, clock, metrics, cache });
  });
  return app;
}
