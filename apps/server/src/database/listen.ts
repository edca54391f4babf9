import pg from "pg";
import type { Log } from "../services/log.ts";
import { measureResponsiveTime } from "./responsive-time.ts";

export interface Listener {
  /** Whether whatever was notified up to three seconds ago has arrived; where the event loop was busy for longer, it is read in its next turn. */
  isReceiving(): boolean;
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly connectionString: string;
  readonly log: Pick<Log, "info" | "warn">;
  /** Gets the payload; undefined after each (re)connection, when anything may have been missed. */
  readonly onNotify: (payload: string | undefined) => void;
  /** Gets the database's clock, in milliseconds since 1970, once a second, and when it was asked, by `performance.now()`. */
  readonly onHeartbeat?: (databaseTime: number, askedAt: number) => void;
  /** Gets the database's clock of each heartbeat, also of other listeners: all of them get the same ones, at the same places among what is notified. */
  readonly onEveryHeartbeat?: (databaseTime: number) => void;
}

/** Between two tries to connect, in milliseconds. */
const RETRY_MS = 1_000;
/**
 * Milliseconds between two heartbeats. Each listener notifies its own channel over its own connection: notifications arrive in the order of
 * their commits, so a heartbeat that arrives says that all before it have. A connection that a network broke without a word is noticed so. Time in
 * which this process itself was too busy to send or to read one does not count: else it would trust nothing that it keeps when it has most to do.
 */
const HEARTBEAT_MS = 1_000;
const MISSING_HEARTBEATS = 3;
const HEARTBEAT = "heartbeat ";

/** Receives what is notified on a channel, on a connection of its own, which is opened again whenever it breaks. */
export function listenTo(channel: string, { connectionString, log, onNotify, onHeartbeat, onEveryHeartbeat }: ListenOptions): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  let isDisconnected = false;
  let retry: NodeJS.Timeout | undefined;
  let heartbeats: NodeJS.Timeout | undefined;
  const responsive = measureResponsiveTime();
  /** In responsive time; undefined while nothing is received. */
  let heartbeatAt: number | undefined;

  const isReceiving = (): boolean => heartbeatAt !== undefined && responsive.now() - heartbeatAt <= MISSING_HEARTBEATS * HEARTBEAT_MS;

  const connect = async (): Promise<void> => {
    const current = new pg.Client({ connectionString, application_name: "portal", keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = current;
    const lost = (error?: Error): void => {
      if (closed || client !== current) return;
      client = undefined;
      heartbeatAt = undefined;
      clearInterval(heartbeats);
      if (!isDisconnected) log.warn(error ? { err: error } : {}, "Messages of other processes are not received just now");
      isDisconnected = true;
      void end(current);
      retry = setTimeout(() => void connect(), RETRY_MS);
    };
    let session: number | undefined;
    let askedAt: number | undefined;
    const ask = async (): Promise<void> => {
      // The one before has not been answered: another one behind it would say no more.
      if (askedAt !== undefined) return;
      askedAt = performance.now();
      await current.query("select pg_notify($1, $2 || (extract(epoch from clock_timestamp()) * 1000))", [channel, HEARTBEAT]).catch(lost);
      askedAt = undefined;
    };
    const beat = (): void => {
      void ask();
      // After what waits in the socket: this process may have been busy itself.
      setImmediate(() => {
        if (heartbeatAt !== undefined && !isReceiving()) lost(new Error("The database's heartbeats do not arrive."));
      });
    };
    current.on("error", lost);
    current.on("end", () => lost());
    current.on("notification", ({ payload = "", processId }) => {
      if (!payload.startsWith(HEARTBEAT)) return onNotify(payload);
      const databaseTime = Number(payload.slice(HEARTBEAT.length));
      onEveryHeartbeat?.(databaseTime);
      // Another process does not know when this one asked. One's own comes before the answer to its statement.
      if (processId !== session || askedAt === undefined) return undefined;
      heartbeatAt = responsive.now();
      return onHeartbeat?.(databaseTime, askedAt);
    });
    try {
      await current.connect();
      await current.query(`listen ${current.escapeIdentifier(channel)}`);
      session = (await current.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
    } catch (error) {
      return lost(error as Error);
    }
    if (closed) return undefined;
    if (isDisconnected) log.info({}, "Messages of other processes are received again");
    isDisconnected = false;
    heartbeatAt = responsive.now();
    onNotify(undefined);
    heartbeats = setInterval(beat, HEARTBEAT_MS);
    return beat();
  };

  void connect();
  return {
    isReceiving,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeats);
      responsive.close();
      if (client) await end(client);
    },
  };
}

/** A connection that does not answer is cut off. */
async function end(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), 1_000);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
