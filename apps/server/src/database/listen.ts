import pg from "pg";
import type { Log } from "../services/log.ts";

export interface Listener {
  close(): Promise<void>;
}

/** Between two tries to connect, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Receives what is notified on a channel, on a connection of its own, which is opened again whenever it breaks.
 * @param onNotify gets the payload; undefined after each (re)connection, when anything may have been missed.
 */
export function listenTo(
  channel: string,
  {
    connectionString,
    log,
    onNotify,
  }: {
    readonly connectionString: string;
    readonly log: Pick<Log, "info" | "warn">;
    readonly onNotify: (payload: string | undefined) => void;
  },
): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  let isDisconnected = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const current = new pg.Client({ connectionString, application_name: "portal", keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = current;
    const lost = (error?: Error): void => {
      if (closed || client !== current) return;
      client = undefined;
      if (!isDisconnected) log.warn(error ? { err: error } : {}, "Messages of other processes are not received just now");
      isDisconnected = true;
      void end(current);
      retry = setTimeout(() => void connect(), RETRY_MS);
    };
    current.on("error", lost);
    current.on("end", () => lost());
    current.on("notification", ({ payload }) => onNotify(payload));
    try {
      await current.connect();
      await current.query(`listen ${current.escapeIdentifier(channel)}`);
    } catch (error) {
      return lost(error as Error);
    }
    if (isDisconnected) log.info({}, "Messages of other processes are received again");
    isDisconnected = false;
    onNotify(undefined);
  };

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      if (client) await end(client);
    },
  };
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
