import { randomBytes } from "node:crypto";
import type { ClientConfig } from "pg";
import type { Backplane, BackplaneMember, BackplaneMessage } from "./backplane/backplane.ts";
import { ChunkAssembler, toChunks } from "./backplane/chunks.ts";
import { PostgresChannel } from "./backplane/postgres-channel.ts";
import type { HubLog } from "./options.ts";

export interface PostgresBackplaneOptions {
  /** As `new pg.Client` takes it. The backplane has a connection of its own, straight to PostgreSQL: LISTEN needs a session. */
  readonly connection: string | ClientConfig;
  /** Hubs on the same channel of the same database reach each other. A PostgreSQL name in lower case. */
  readonly channel?: string;
  readonly log?: HubLog;
}

/**
 * Joins hub servers of several processes by LISTEN and NOTIFY. Needs no table and no rights but to connect. Messages reach those that
 * are connected to the database at that time; what is published while this process is cut off from it waits, up to 8 MB, until others
 * have had time to connect as well.
 */
export function postgresBackplane({ connection, channel = "signalr_hub", log }: PostgresBackplaneOptions): Backplane {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel))
    throw new Error(
      `The channel must be a PostgreSQL name such as "signalr_hub": lower case, digits, "_", at most 63; it is "${channel}".`,
    );
  return { join: (receive) => join(new PostgresChannel(connection, channel, log), receive, log) };
}

function join(notifications: PostgresChannel, receive: (message: BackplaneMessage) => void, log: HubLog | undefined): BackplaneMember {
  const self = randomBytes(8).toString("hex");
  const assembler = new ChunkAssembler();
  let number = 0;
  notifications.onPayload = (payload) => {
    if (payload.startsWith(self)) return;
    const text = assembler.add(payload);
    if (text === undefined) return;
    try {
      receive(JSON.parse(text) as BackplaneMessage);
    } catch (error) {
      log?.error({ err: error }, "hub backplane could not take a message");
    }
  };
  notifications.open();
  return {
    ready: notifications.ready,
    publish: (message) => notifications.publish(toChunks(self, ++number, JSON.stringify(message))),
    leave: () => notifications.close(),
  };
}
