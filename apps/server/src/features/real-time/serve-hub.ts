import { randomUUID } from "node:crypto";
import type { HubServerOptions } from "@portal/hub";
import { hubPlugin } from "@portal/hub/fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { logAnswer } from "../../plugins/request-log.ts";
import { networkOf } from "../../services/limits/network.ts";
import { clientAddressBehind } from "./client-address.ts";

export type HubConfig = Pick<Config, "trustedProxies" | "hubMaxConnectionsPerAddress" | "hubTransports">;
type OwnOptions = Pick<HubServerOptions, "hub" | "path" | "allowedOrigins" | "authenticate" | "limits" | "timeouts">;

/** Serves a hub of the portal's: with the headers, the log and the limits by address that all its answers have. */
export async function serveHub(app: FastifyInstance, config: HubConfig, options: OwnOptions): Promise<void> {
  const { log } = app;
  await app.register(async (scope) => {
    const headers = Object.entries(app.securityHeaders);
    scope.addHook("onRequest", (request, reply, next) => {
      // The hub answers past the reply.
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      reply.raw.setHeader("x-request-id", request.id);
      next();
    });
    await scope.register(hubPlugin, {
      ...options,
      limits: { connectionsPerAddress: config.hubMaxConnectionsPerAddress, ...options.limits },
      addressOf: clientAddressBehind(config.trustedProxies),
      networkOf,
      transports: config.hubTransports,
      log,
      onRefusedUpgrade({ method = "" }, status) {
        const reqId = randomUUID();
        logAnswer(log, { reqId, method, path: options.path, status });
        return { ...app.securityHeaders, "x-request-id": reqId, "cache-control": "no-store" };
      },
    });
  });
}
