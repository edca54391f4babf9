import { PREVIEW_SEGMENT } from "@portal/domain";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isAheadOfReader } from "./fetched-ahead.ts";

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
      const ahead = isAheadOfReader(request.headers) || undefined;
      // Not by the request's own logger, which would be made for this line alone.
      logAnswer(app.log, { reqId, method, path: pathOf(url), status, ms: Math.round(reply.elapsedTime * 10) / 10, ahead });
    }
    next();
  });
};

/** Of a preview without the ticket that opens it: a log is read by others. */
const ticket = new RegExp(`^/${PREVIEW_SEGMENT}/[^/]+`);

const pathOf = (url: string): string => (url.split("?", 1)[0] ?? "").replace(ticket, `/${PREVIEW_SEGMENT}/…`);

interface Answered {
  /** As in its header `x-request-id`. */
  readonly reqId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds; undefined where it was refused past Fastify, which measures them. */
  readonly ms?: number;
  /** No visit yet, and often none that follows: who counts pages by this log leaves these out. */
  readonly ahead?: true | undefined;
}

export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  if (answered.status >= 500) log.warn(answered, "answered");
  else log.info(answered, "answered");
}

export const requestLog = fastifyPlugin(plugin, { name: "request-log" });
