import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** One line for each answer, without personal data: no address, no query (forms travel in queries: specification §7), no headers. */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const { statusCode: status } = reply;
    // The request's own logger is silent for the hub: a connection has many requests, and only those that are refused have a line.
    if (request.log.level !== "silent" || status >= 400) {
      const { id: reqId, method, url } = request;
      // Not by the request's own logger, which would be made for this line alone.
      logAnswer(app.log, { reqId, method, path: url.split("?", 1)[0] ?? "", status, ms: Math.round(reply.elapsedTime * 10) / 10 });
    }
    next();
  });
};

interface Answered {
  /** As in its header `x-request-id`. */
  readonly reqId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds; undefined where it was refused past Fastify, which measures them. */
  readonly ms?: number;
}

export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  if (answered.status >= 500) log.warn(answered, "answered");
  else log.info(answered, "answered");
}

export const requestLog = fastifyPlugin(plugin, { name: "request-log" });
