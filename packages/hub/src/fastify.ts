import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifySchema } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { HubServerOptions } from "./options.ts";
import { createHubServer, type HubServer } from "./server.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";

/** Options of `createHubServer`; the log is Fastify's unless another is given. */
export type HubPluginOptions = HubServerOptions;

/** Hubs of each HTTP server: together they have one listener, which refuses an upgrade that is for none of them. */
const hubs = new WeakMap<Server, Set<HubServer>>();

/** Serves a hub: `app.register(hubPlugin, { path: "/api/hub", hub })`. Closes it with the application. */
async function plugin(app: FastifyInstance, options: HubPluginOptions): Promise<void> {
  const server = createHubServer({ ...options, log: options.log ?? app.log });
  app.addHook("preClose", () => server.close());
  listen(app.server, server);

  const path = options.path.replace(/\/+$/, "");
  for (const url of [path, `${path}/`, `${path}/negotiate`, `${path}/negotiate/`]) {
    app.route({
      method: app.supportedMethods,
      url,
      exposeHeadRoute: false,
      // Fastify logs the address of a request, and a client's token may be in it.
      logLevel: "silent",
      schema: { hide: true } as FastifySchema,
      // The application's own hooks have run; what follows would read the body and refuse content types, which the hub does itself.
      onRequest: (request, reply) => {
        if (server.handleRequest(request.raw, reply.raw)) reply.hijack();
        else reply.callNotFound();
      },
      handler: (_request, reply) => reply.callNotFound(),
    });
  }
}

function listen(http: Server, server: HubServer): void {
  const known = hubs.get(http);
  if (known) return void known.add(server);
  const all = new Set([server]);
  hubs.set(http, all);
  http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    for (const hub of all) if (hub.handleUpgrade(request, socket, head)) return;
    // With another listener it may be that one's; without, it would hang.
    if (http.listenerCount("upgrade") === 1) refuseUpgrade(socket, 404);
  });
}

export const hubPlugin = fastifyPlugin(plugin, { name: "signalr-hub", fastify: "5.x" });
