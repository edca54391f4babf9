import { defineHub, type HubContext, type HubUser } from "@portal/hub";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Kysely } from "kysely";
import type { Config } from "../../config/config.ts";
import { listenTo } from "../../database/listen.ts";
import type { Database } from "../../database/schema.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";
import type { Metrics } from "../../services/metrics.ts";
import { createDatabaseTrafficStore, createLocalTrafficStore, type TrafficCounts } from "../traffic/traffic-store.ts";
import type { CountedConnection } from "../traffic/connection-counter.ts";
import { startTraffic } from "../traffic/traffic.ts";
import { HUB_PATH } from "./hub-upgrade.ts";
import { type HubConfig, serveHub } from "./serve-hub.ts";

export interface RealTimeOptions {
  readonly config: HubConfig & Pick<Config, "publicOrigin" | "allowedApiOrigins">;
  /** What processes that share a database have in common; undefined: this one is alone. */
  readonly shared: { readonly db: Kysely<Database>; readonly connectionString: string } | undefined;
  /** Who holds an access token; undefined: no one does, and all connections are visitors'. */
  readonly authenticate: ((token: string) => Promise<Pick<SignedInAccount, "id" | "expiresAt"> | undefined>) | undefined;
  readonly metrics: Pick<Metrics, "watchHub">;
  /** A process that is silent for so long is taken for dead, and its connections for ended. */
  readonly leaseMs: number;
}

/** Key of the connection's items: how it is counted. */
const COUNTED = Symbol("counted");

/** Event and fields as specification §7 spells them. */
const trafficEvent = ({ connected, ended }: TrafficCounts) => ["traffic", { connectedCount: connected, disConnectedCount: ended }] as const;

async function identify(token: string, authenticate: NonNullable<RealTimeOptions["authenticate"]>): Promise<HubUser | 401> {
  const account = await authenticate(token);
  return account ? { id: account.id, claims: {}, expiresAt: account.expiresAt } : 401;
}

/** Group of the clients whose connection the counts hold. */
const COUNTED_GROUP = "traffic";

/** The portal's hub (specification §7), which sends all who are connected how many they are. */
const plugin: FastifyPluginAsync<RealTimeOptions> = async (app, { config, shared, authenticate, metrics, leaseMs }) => {
  const log = app.log;
  let connections = 0;
  metrics.watchHub(() => connections);
  // Processes agree on the counts in the database, and each sends them to its own clients: a backplane would carry them to all again.
  const traffic = startTraffic({
    store: shared ? createDatabaseTrafficStore(shared.db, leaseMs) : createLocalTrafficStore(),
    leaseMs,
    log,
    onCounts: (counts) => hub.clients.group(COUNTED_GROUP).send(...trafficEvent(counts)),
  });
  const hub = defineHub({
    methods: {},
    onConnected({ clients, groups, items }: HubContext) {
      connections += 1;
      // Only from then on: the first counts that a client gets must hold the client itself.
      const onCounted = (counts: TrafficCounts): void => {
        clients.caller.send(...trafficEvent(counts));
        void groups.add(COUNTED_GROUP);
      };
      items.set(COUNTED, traffic.opened(onCounted));
    },
    onDisconnected({ items }: HubContext) {
      connections -= 1;
      const counted = items.get(COUNTED) as CountedConnection | undefined;
      if (counted) traffic.ended(counted);
    },
  });
  const listener =
    shared && listenTo("portal_traffic", { connectionString: shared.connectionString, log, onNotify: (by) => traffic.onChange(by) });
  // After the hub's own end: connections that it closed are counted then.
  app.addHook("onClose", async () => {
    await listener?.close();
    await traffic.close();
  });

  await serveHub(app, config, {
    path: HUB_PATH,
    hub,
    allowedOrigins: [...new Set([...(config.publicOrigin === undefined ? [] : [config.publicOrigin]), ...config.allowedApiOrigins])],
    // A token that is no longer good is refused: its client then clears both (specification §4).
    ...(authenticate ? { authenticate: ({ token }) => (token === undefined ? undefined : identify(token, authenticate)) } : {}),
  });
};

export const realTime = fastifyPlugin(plugin, { name: "real-time" });
