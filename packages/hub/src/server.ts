import type { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RemoteServers } from "./backplane/remote-servers.ts";
import { ConnectionStore } from "./connection-store.ts";
import { DefinedHub } from "./define-hub.ts";
import { Endpoint } from "./endpoint.ts";
import type { HubMethod } from "./hub.ts";
import { type HubServerOptions, resolveOptions } from "./options.ts";

export interface HubServer {
  /** Resolves when the backplane is joined; at once without one. Clients are served meanwhile. */
  readonly ready: Promise<void>;
  /** Answers a request of the hub's path. @returns false for every other, which is left alone */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes over a WebSocket request of the hub's path. @returns false for every other, which is left alone */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Asks all clients to reconnect, ends their connections, and resolves when nothing of the hub is left. */
  close(): Promise<void>;
}

/**
 * Serves a hub on any Node HTTP server: hand it that server's "request" and "upgrade" events.
 * @throws Error where the hub is served already, or an option cannot work
 */
export function createHubServer<Methods extends Readonly<Record<string, HubMethod>>>(options: HubServerOptions<Methods>): HubServer {
  const { hub, backplane } = options;
  if (!(hub instanceof DefinedHub)) throw new Error("createHubServer serves what defineHub gave; this hub comes from elsewhere.");
  if (hub.served) throw new Error("This hub is served already. Define one hub for each server, and join them by a backplane.");
  const settings = resolveOptions(options);
  const { definition, methods, connections, router } = hub;
  const endpoint = new Endpoint({ settings, definition, methods, connections, router, store: new ConnectionStore(settings) });
  hub.served = true;
  if (backplane) router.remote = new RemoteServers(connections, backplane);
  let closing: Promise<void> | undefined;

  return {
    ready: router.remote?.ready ?? Promise.resolve(),
    handleRequest: (request, response) => endpoint.handleRequest(request, response),
    handleUpgrade: (request, socket, head) => endpoint.handleUpgrade(request, socket, head),
    close() {
      closing ??= (async () => {
        await endpoint.close();
        await connections.pendingEnded();
        await router.remote?.leave();
        router.remote = undefined;
        hub.served = false;
      })();
      return closing;
    },
  };
}
