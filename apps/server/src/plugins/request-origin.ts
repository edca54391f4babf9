import { hostname, networkInterfaces } from "node:os";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** Scheme and host with which absolute addresses of the portal begin; "" where there is none that can be trusted. */
    readonly portalOrigin: string;
  }
}

interface RequestOriginOptions {
  readonly publicOrigin: string | undefined;
}

/**
 * PUBLIC_ORIGIN; without it the host of the request, where it is a name or an address of this very machine. Any other host is what a visitor
 * made up, or a proxy's: pages that begin their addresses with it would be kept for everybody.
 */
const plugin: FastifyPluginAsync<RequestOriginOptions> = async (app, { publicOrigin }) => {
  let known: ReadonlySet<string> | undefined;
  const ownHosts = (): ReadonlySet<string> => {
    if (known) return known;
    const address = app.server.address();
    // Not listening yet, or not at a port.
    if (address === null || typeof address === "string") return hostsOfMachine(undefined);
    known = hostsOfMachine(address.port);
    return known;
  };
  const originOf = ({ host }: Pick<FastifyRequest, "host">): string => {
    const named = host.toLowerCase().replace(/:80$/, "");
    return ownHosts().has(named) ? `http://${named}` : "";
  };
  app.decorateRequest("portalOrigin", {
    getter(this: FastifyRequest) {
      return publicOrigin ?? originOf(this);
    },
  });
};

/** As `Host` names them, with the port and without. */
function hostsOfMachine(port: number | undefined): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((entries = []) =>
    entries.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  );
  const names = ["localhost", "127.0.0.1", "[::1]", hostname().toLowerCase(), ...addresses];
  return new Set(names.flatMap((name) => (port === undefined ? [name] : [name, `${name}:${port}`])));
}

export const requestOrigin = fastifyPlugin(plugin, { name: "request-origin" });
