/** What a process does for its own connections: keeps them alive in the table, reads again what changes there, and ends those whose session has ended. */
import type { Present } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import { listenTo } from "../../database/listen.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { startPeriodicJob } from "../../services/periodic-job.ts";
import { openSessions } from "../staff/open-sessions.ts";
import { maySee } from "./may-see.ts";
import { nameOf, PRESENCE_CHANNEL, readPresent, removeSilent, renew } from "./presence-store.ts";

interface WatchOptions {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  readonly log: Pick<Log, "info" | "warn">;
  /** To the connections of this process that are at the record. */
  readonly send: (record: RecordKey, present: readonly Present[]) => void;
  /** Takes a connection from a record that its member may not see any more. */
  readonly dismiss: (connectionId: string, record: RecordKey) => Promise<void>;
}

interface Holder {
  readonly sessionId: string;
  readonly accountId: string;
  readonly end: () => void;
}

interface Watched extends Holder {
  readonly records: Map<string, RecordKey>;
}

/** Milliseconds: a session that has ended, and somebody who is gone, is noticed within a second. */
const SESSIONS_MS = 500;
/** Milliseconds after which connections say again that they are there, and records whose site has changed are left. */
const STAY_MS = 8_000;

export interface PresenceWatch {
  open(connectionId: string, holder: Holder): void;
  close(connectionId: string): void;
  add(connectionId: string, record: RecordKey): void;
  remove(connectionId: string, record: RecordKey): void;
  end(): Promise<void>;
}

export function watchPresence({ db, connectionString, log, send, dismiss }: WatchOptions): PresenceWatch {
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
    // Not those that connect while the sessions are read: the answer says nothing of theirs.
    const asked = [...connections.values()];
    if (asked.length === 0) return;
    const open = await openSessions(db, [...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, end } of asked) if (!open.has(sessionId)) end();
    await removeSilent(db);
  };
  const stay = async (): Promise<void> => {
    if (connections.size === 0) return;
    await renew(db, [...connections.keys()]);
    for (const [connectionId, { accountId, records }] of connections)
      for (const record of records.values()) if (!(await maySee(db, accountId, record))) await dismiss(connectionId, record);
  };
  const repeat = (run: () => Promise<void>, interval: number) =>
    startPeriodicJob({
      run,
      interval,
      delay: interval,
      onError: (error) => log.warn({ err: error }, "Connections of the staff could not be looked after; it is tried again"),
    });
  const jobs = [repeat(endClosed, SESSIONS_MS), repeat(stay, STAY_MS)];

  return {
    open: (connectionId, holder) => void connections.set(connectionId, { ...holder, records: new Map() }),
    close: (connectionId) => void connections.delete(connectionId),
    add: (connectionId, record) => void connections.get(connectionId)?.records.set(nameOf(record), record),
    remove: (connectionId, record) => void connections.get(connectionId)?.records.delete(nameOf(record)),
    async end() {
      await Promise.all([listener.close(), ...jobs.map((job) => job.close())]);
    },
  };
}
