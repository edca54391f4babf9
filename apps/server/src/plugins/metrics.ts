import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { CacheState, Metrics } from "../services/metrics.ts";
import { bearerOf } from "./bearer-token.ts";
import { equalSecrets } from "./equal-secrets.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Set by routes whose bodies are cached. */
    cacheState: CacheState;
  }
}

export interface MetricsOptions {
  readonly metrics: Metrics;
  /** METRICS_TOKEN; undefined: there is no `/metrics` here. */
  readonly token: string | undefined;
}

/** Measures every answer; `/metrics` gives what was measured to who holds the token. */
const plugin: FastifyPluginAsync<MetricsOptions> = async (app, { metrics, token }) => {
  app.decorateReply("cacheState", "none");
  app.addHook("onResponse", (request, reply, next) => {
    const { method, routeOptions } = request;
    metrics.answered(
      { route: routeOptions.url ?? "none", method, status: reply.statusCode, cache: reply.cacheState },
      reply.elapsedTime / 1000,
    );
    next();
  });
  if (token === undefined) return;
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!equalSecrets(bearerOf(request) ?? "", token)) return reply.code(401).header("www-authenticate", "Bearer").send();
    return reply.type(metrics.contentType).send(await metrics.read());
  });
};

export const metricsPlugin = fastifyPlugin(plugin, { name: "metrics" });
