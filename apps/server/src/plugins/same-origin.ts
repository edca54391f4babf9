import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { failure } from "./errors.ts";

export interface SameOriginOptions {
  readonly publicOrigin: string | undefined;
  /** Origins whose pages may make the calls below /api/. */
  readonly allowedOrigins: readonly string[];
}

const readOnly: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what pages of other sites make a visitor's browser send. Browsers say themselves where a request comes from, so no token
 * needs to stand in the page; what says nothing is no browser, and carries no one's rights.
 */
const plugin: FastifyPluginAsync<SameOriginOptions> = async (app, { publicOrigin, allowedOrigins }) => {
  app.addHook("onRequest", (request, reply, next) => {
    if (readOnly.has(request.method)) return next();
    const { origin, "sec-fetch-site": site } = request.headers;
    if (origin !== undefined) {
      if (isOwnOrigin(origin, request, publicOrigin) || (allowedOrigins.includes(origin) && request.url.startsWith("/api/"))) return next();
      // Browsers say "null" where the page asked to send no referrer; where they add that it is our own page, it is.
      if (origin === "null" && site === "same-origin") return next();
    } else if (site === undefined || site === "same-origin" || site === "none") return next();
    return void reply
      .code(403)
      .header("cache-control", "no-store")
      .send(failure("This was sent from a page of another site, and was not accepted. Open the portal's own page and send it there."));
  });
};

/** Whether a page of this portal sent it. */
export const isOwnOrigin = (origin: string, { host }: Pick<FastifyRequest, "host">, publicOrigin: string | undefined): boolean =>
  origin === publicOrigin || (host !== "" && hostOf(origin) === host.toLowerCase());

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

export const sameOrigin = fastifyPlugin(plugin, { name: "same-origin" });
