import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { failure } from "./errors.ts";

/** Refuses requests with an `Expect` header that Node does not know. It would do so by itself, with nothing of what every answer has. */
const plugin: FastifyPluginAsync = async (app) => {
  const unknown = new WeakSet<IncomingMessage>();
  app.server.on("checkExpectation", (request, response) => {
    unknown.add(request);
    app.server.emit("request", request, response);
  });
  app.addHook("onRequest", (request, reply, next) => {
    if (!unknown.has(request.raw)) return next();
    return void reply
      .code(417)
      .headers({ connection: "close", "cache-control": "no-store" })
      .send(failure("The server knows no expectation but 100-continue."));
  });
};

export const unknownExpectations = fastifyPlugin(plugin, { name: "unknown-expectations" });
