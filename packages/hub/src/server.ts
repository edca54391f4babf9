import type { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { Remote } from "./backplane/remote.ts";
import { DefinedHub } from "./define-hub.ts";
import type { HubHost } from "./host.ts";
import type { HubMethod } from "./hub.ts";
import { type HubServerOptions, settle } from "./options.ts";
import { Registry } from "./registry.ts";
import { answer, targetOf } from "./request.ts";
import { answerRequest } from "./routes.ts";
import { inSlices } from "./slices.ts";
import { Sweep } from "./sweep.ts";
import { webSocketServer } from "./transports/websocket.ts";
import { refuseUpgrade, upgrade } from "./upgrade.ts";

export interface HubServer {
  /** Resolves when the backplane is joined; at once without one. Clients are served meanwhile. */
  readonly ready: Promise<void>;
  /** Answers a request of the hub's path. @returns false for every other, which is left alone */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes over a WebSocket request of the hub's path. @returns false for every other, which is left alone */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Tells all clients to come again, ends their connections, and resolves when nothing of the hub is left. */
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
  const settings = settle(options);
  const host: HubHost = {
    settings,
    definition: hub.definition,
    methods: hub.methods,
    lifetime: hub.lifetime,
    registry: new Registry(settings),
  };
  const sweep = new Sweep(host);
  const webSockets = webSocketServer(settings);
  hub.served = true;
  if (backplane) hub.lifetime.remote = new Remote(hub.lifetime, backplane);
  let closing: Promise<void> | undefined;

  return {
    ready: hub.lifetime.remote?.ready ?? Promise.resolve(),

    handleRequest(request, response) {
      const target = targetOf(request);
      const negotiates = target.path === `${settings.path}/negotiate`;
      if (!negotiates && target.path !== settings.path) return false;
      if (closing && negotiates) {
        answer(response, 503, "The server is closing.");
        return true;
      }
      sweep.wake();
      answerRequest(host, request, response, target.query, negotiates).catch((error: unknown) => {
        settings.log.error({ err: error }, "hub request failed");
        answer(response, 500);
      });
      return true;
    },

    handleUpgrade(request, socket, head) {
      const target = targetOf(request);
      if (target.path !== settings.path) return false;
      if (closing) {
        refuseUpgrade(socket, 503);
        return true;
      }
      sweep.wake();
      upgrade(host, webSockets, request, socket, head, target.query).catch((error: unknown) => {
        settings.log.error({ err: error }, "hub upgrade failed");
        refuseUpgrade(socket, 500);
      });
      return true;
    },

    close() {
      closing ??= (async () => {
        await closeConnections(host);
        sweep.stop();
        await hub.lifetime.settled();
        await hub.lifetime.remote?.leave();
        hub.lifetime.remote = undefined;
        hub.served = false;
      })();
      return closing;
    },
  };
}

/** Ends all connections, giving clients the time to hear of it that leaving ones have. */
async function closeConnections({ registry, settings }: HubHost): Promise<void> {
  await inSlices([...registry.connections], (connection) =>
    connection.close({ allowReconnect: true, code: 1001, cause: new Error("The server is closing.") }),
  );
  const until = performance.now() + settings.timeouts.close;
  while (registry.endings.size > 0 && performance.now() < until) await delay(10);
  for (const connection of registry.endings.keys()) connection.transport?.cut();
  registry.endings.clear();
}
