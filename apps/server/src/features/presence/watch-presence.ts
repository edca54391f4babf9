/** What a process does for its own connections: keeps them alive in the table, hears what changes there, and ends those whose session has ended. */
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import { listenTo } from "../../database/listen.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { openSessions } from "../staff/open-sessions.ts";
import { nameOf, PRESENCE_CHANNEL, type Present, readPresent, removeSilent, renew } from "./presence-store.ts";

interface WatchOptions {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  readonly log: Pick<Log, "info" | "warn">;
  /** To the connections of this process that are at the record. */
  readonly send: (record: RecordKey, present: readonly Present[]) => void;
}

interface Watched {
  readonly sessionId: string;
  readonly end: () => void;
  readonly records: Map<string, RecordKey>;
}

/** Milliseconds: a session that has ended, and somebody who is gone, is noticed within a second. */
const CHECK_MS = 500;
/** Checks: so often the connections say that they are there. */
const RENEW_EVERY = 20;

export interface PresenceWatch {
  open(connectionId: string, sessionId: string, end: () => void): void;
  close(connectionId: string): void;
  add(connectionId: string, record: RecordKey): void;
  remove(connectionId: string, record: RecordKey): void;
  end(): Promise<void>;
}

export function watchPresence({ db, connectionString, log, send }: WatchOptions): PresenceWatch {
  const connections = new Map<string, Watched>();
  /** Records that are being read; true: they changed meanwhile. */
  const reading = new Map<string, boolean>();

  const find = (name: string): RecordKey | undefined => {
    for (const { records } of connections.values()) {
      const record = records.get(name);
      if (record) return record;
    }
    return undefined;
  };
  /** One reading of a record at a time, so that what was read last is sent last. */
  const announce = async (name: string): Promise<void> => {
    const record = find(name);
    if (!record) return;
    if (reading.has(name)) return void reading.set(name, true);
    do {
      reading.set(name, false);
      try {
        send(record, await readPresent(db, record));
      } catch (error) {
        log.warn({ err: error }, "Who is at a record could not be read; it is sent with the next change");
      }
    } while (reading.get(name));
    reading.delete(name);
  };
  const listener = listenTo(PRESENCE_CHANNEL, {
    connectionString,
    log,
    onNotify(name) {
      const names = name === undefined ? new Set([...connections.values()].flatMap(({ records }) => [...records.keys()])) : [name];
      for (const each of names) void announce(each);
    },
  });

  const endClosed = async (): Promise<void> => {
    const open = await openSessions(db, [...new Set([...connections.values()].map(({ sessionId }) => sessionId))]);
    for (const { sessionId, end } of connections.values()) if (!open.has(sessionId)) end();
  };
  let checks = 0;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const check = async (): Promise<void> => {
    if (connections.size === 0) return;
    try {
      await endClosed();
      checks += 1;
      if (checks % RENEW_EVERY === 0) await renew(db, [...connections.keys()]);
      await removeSilent(db);
    } catch (error) {
      log.warn({ err: error }, "Sessions of the staff's connections could not be asked for; it is tried again");
    }
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = check().finally(() => (isRunning = false));
  }, CHECK_MS);
  timer.unref();

  return {
    open: (connectionId, sessionId, end) => void connections.set(connectionId, { sessionId, end, records: new Map() }),
    close: (connectionId) => void connections.delete(connectionId),
    add: (connectionId, record) => void connections.get(connectionId)?.records.set(nameOf(record), record),
    remove: (connectionId, record) => void connections.get(connectionId)?.records.delete(nameOf(record)),
    async end() {
      clearInterval(timer);
      await Promise.all([running, listener.close()]);
    },
  };
}
