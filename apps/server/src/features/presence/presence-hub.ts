import { isKind } from "@portal/domain/records";
import { mayDoSomewhere } from "@portal/contracts";
import { type Authentication, defineHub, type HubContext, HubError, type HubRequest } from "@portal/hub";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../../config/config.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Services } from "../../services.ts";
import { STAFF_HUB_PATH } from "../real-time/hub-upgrade.ts";
import { type HubConfig, serveHub } from "../real-time/serve-hub.ts";
import { staffTokenIn } from "../staff/cookie.ts";
import { findMember } from "../staff/find-member.ts";
import { maySee } from "./may-see.ts";
import { enter, leave, nameOf } from "./presence-store.ts";
import { watchPresence } from "./watch-presence.ts";

export interface PresenceHubOptions extends Pick<Services, "db"> {
  readonly config: HubConfig & Pick<Config, "publicOrigin">;
  readonly connectionString: string;
}

/** Characters of a record's key, as the calls of administration take it. */
const KEY_LENGTH = 1_000;

/**
 * The staff's hub: `Enter(kind, key, isEditing)` says that a member is at a record, `Leave(kind, key)` that they are no more. `presence` says to all who are
 * there, the caller too, who is, whenever that changes.
 */
const plugin: FastifyPluginAsync<PresenceHubOptions> = async (app, { db, config, connectionString }) => {
  const { publicOrigin } = config;
  const goFrom = async (connectionId: string, record: RecordKey): Promise<void> => {
    await hub.groups.remove(connectionId, nameOf(record));
    watch.remove(connectionId, record);
    await leave(db, connectionId, record);
  };
  const watch = watchPresence({
    dismiss: goFrom,
    db,
    connectionString,
    log: app.log,
    send: (record, present) => hub.clients.group(nameOf(record)).send("presence", { ...record, present }),
  });

  const hub = defineHub({
    methods: {
      async Enter(context: HubContext, kind: unknown, key: unknown, isEditing: unknown): Promise<void> {
        const record = recordOf(kind, key);
        const { connectionId, signal } = context;
        const { sessionId, accountId } = holderOf(context);
        if (!(await maySee(db, accountId, record)))
          throw new HubError("This account has no role on the site of this record; an administrator can give it one.");
        // Before it is written: what is notified of it then reaches the caller too.
        await context.groups.add(nameOf(record));
        watch.add(connectionId, record);
        if (!(await enter(db, { connectionId, sessionId, accountId, isEditing: isEditing === true, ...record }))) {
          watch.remove(connectionId, record);
          await context.groups.remove(nameOf(record));
          throw new HubError("Too many records are open at a time; leave some of them first.");
        }
        // It may have ended meanwhile: then nobody else takes it out.
        if (signal.aborted) await leave(db, connectionId, undefined);
      },
      Leave: ({ connectionId }: HubContext, kind: unknown, key: unknown): Promise<void> => goFrom(connectionId, recordOf(kind, key)),
    },
    onConnected: (context: HubContext) => watch.open(context.connectionId, { ...holderOf(context), end: () => context.abort() }),
    async onDisconnected({ connectionId }: HubContext) {
      watch.close(connectionId);
      await leave(db, connectionId, undefined);
    },
  });
  app.addHook("onClose", () => watch.end());

  const authenticate = async ({ headers }: HubRequest): Promise<Authentication> => {
    const token = staffTokenIn(headers.cookie);
    const member = token === undefined ? undefined : await findMember(db, "browser", token);
    if (!member) return 401;
    if (!mayDoSomewhere(member, "presence.see").allowed) return 403;
    return { id: member.sessionId, expiresAt: undefined, claims: { account: member.id } };
  };
  await serveHub(app, config, {
    path: STAFF_HUB_PATH,
    hub,
    authenticate,
    allowedOrigins: publicOrigin === undefined ? [] : [publicOrigin],
    // A call is two short words and a flag.
    limits: {
      messageBytes: 8 * 1024,
      receiveBufferBytes: 16 * 1024,
      sendBufferBytes: 256 * 1024,
      callsPerConnection: 4,
      uploadsPerConnection: 1,
      messagesPerSecond: 5,
    },
    // Clients send a sign of life every 15 s. Whoever sends none is gone within SILENT_SECONDS, by each way of connecting.
    timeouts: { client: 25_000, poll: 15_000, disconnect: 10_000 },
  });
};

/** @throws HubError */
function recordOf(kind: unknown, key: unknown): RecordKey {
  if (isKind(kind) && typeof key === "string" && key.length > 0 && key.length <= KEY_LENGTH && !key.includes("\0")) return { kind, key };
  throw new HubError("A record is named by its kind and its key, as in the calls below /api/admin/records.");
}

/** Whose connection it is; `authenticate` lets nobody else in. */
function holderOf({ user }: HubContext): { readonly sessionId: string; readonly accountId: string } {
  if (!user) throw new HubError("Nobody is signed in; sign in again.");
  return { sessionId: user.id, accountId: String(user.claims["account"]) };
}

export const presenceHub = fastifyPlugin(plugin, { name: "presence-hub" });
