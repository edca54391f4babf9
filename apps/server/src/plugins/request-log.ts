import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** One line for each answer, without personal data: no address, no query (forms travel in queries: specification §7), no headers. */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    // Where the request's own logger is silent, as for the hub, there is no line.
    if (request.log.level !== "silent") {
      const details = {
        reqId: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      // Not by the request's own logger, which would be made for this line alone.
      if (reply.statusCode >= 500) app.log.warn(details, "answered");
      else app.log.info(details, "answered");
    }
    next();
  });
};

export const requestLog = fastifyPlugin(plugin, { name: "request-log" });
