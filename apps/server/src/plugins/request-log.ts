import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** One line for each answer, without personal data: no address, no query (forms travel in queries: specification §7), no headers. */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    next();
  });
  app.addHook("onResponse", async (request, reply) => {
    const details = {
      method: request.method,
      path: request.url.split("?", 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(details, "answered");
    else request.log.info(details, "answered");
  });
};

export const requestLog = fastifyPlugin(plugin, { name: "request-log" });
