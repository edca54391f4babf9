import { type Kysely, sql } from "kysely";
import type { Log } from "../services/log.ts";
import type { Database } from "./schema.ts";

/** Whether a replica may be read in the primary's place. */
export interface Replica {
  /** Says so of this moment: the replica has replayed all changes that were received, and changes are received. */
  isCurrent(): boolean;
  /** Something was changed at the primary, or may have been: the replica is read again once it has replayed what the primary has written by now. */
  changed(): void;
  /** All that was notified until now has been received. */
  received(): void;
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly primary: Kysely<Database>;
  readonly replica: Kysely<Database>;
  readonly log: Pick<Log, "info" | "warn">;
}

/** Milliseconds between two looks at a replica that is behind, and at one that does not answer. */
const BEHIND_MS = 100;
const AWAY_MS = 1_000;
/** Milliseconds without a word from the primary after which changes may be missed. */
const SILENCE_MS = 3_000;

/** Follows a replica. Until it was looked at, it is not read. */
export function createReplica({ primary, replica, log }: ReplicaOptions): Replica {
  let changes = 1;
  /** Of `changes`, those that the replica has. */
  let replayed = 0;
  let receivedAt = -Infinity;
  let following: Promise<void> | undefined;
  let isAway = false;
  const closing = new AbortController();

  const hasReplayed = async (): Promise<boolean> => {
    const written = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
    const { rows } = await sql<{ has: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${written.rows[0]?.lsn}::pg_lsn as has`.execute(replica);
    return rows[0]?.has === true;
  };

  const follow = async (): Promise<void> => {
    while (replayed < changes && !closing.signal.aborted) {
      const until = changes;
      try {
        if (await hasReplayed()) replayed = until;
        if (isAway) log.info({}, "The database of DATABASE_READ_URL answers again");
        isAway = false;
      } catch (error) {
        if (!isAway && !closing.signal.aborted)
          log.warn({ err: error }, "The database of DATABASE_READ_URL is not read just now: pages read the primary");
        isAway = true;
      }
      if (replayed < changes) await pause(isAway ? AWAY_MS : BEHIND_MS, closing.signal);
    }
    following = undefined;
  };

  const changed = (): void => {
    changes += 1;
    if (!closing.signal.aborted) following ??= follow();
  };
  changed();
  return {
    isCurrent: () => replayed === changes && performance.now() - receivedAt <= SILENCE_MS,
    changed,
    received: () => void (receivedAt = performance.now()),
    async close() {
      closing.abort();
      await following;
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
