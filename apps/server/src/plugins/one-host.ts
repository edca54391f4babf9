import type { IncomingMessage } from "node:http";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { failure } from "./errors.ts";

/**
 * Node takes the first of several Host headers, a proxy perhaps another: then the two disagree about which site a request is for. Only
 * HTTP/1.0 knows requests without one.
 */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, "rawHeaders" | "httpVersion">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index])) hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

const isHost = (name = ""): boolean => name.length === 4 && name.toLowerCase() === "host";

/** Refuses requests with two Host headers, or none (RFC 9112 §3.2). */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRequest", (request, reply, next) => {
    if (hasOneHost(request.raw)) return next();
    return void reply
      .code(400)
      .headers({ connection: "close", "cache-control": "no-store" })
      .send(failure("The request has two Host headers, or none, so it is unclear which site it is for; send one."));
  });
};

export const oneHost = fastifyPlugin(plugin, { name: "one-host" });
