import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { failure } from "./errors.ts";

/** Node takes the first of several Host headers, a proxy perhaps another: then the two disagree about which site a request is for. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

/** Refuses requests with two Host headers (RFC 9112 §3.2). */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRequest", async (request, reply) => {
    if (hasOneHost(request.raw)) return undefined;
    return reply
      .code(400)
      .headers({ connection: "close", "cache-control": "no-store" })
      .send(failure("The request has two Host headers, so it is unclear which site it is for; send one."));
  });
};

export const oneHost = fastifyPlugin(plugin, { name: "one-host" });
