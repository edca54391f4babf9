import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "../services/log.ts";
import type { Precondition } from "./pipelined-dialect.ts";
import { type OpenPools, openPools, type Purpose } from "./pools.ts";
import type { Database } from "./schema.ts";

/** Whether a replica may be read in the primary's place. */
export interface ReplicaState {
  /** Says so of this moment: the replica has replayed all changes that were received, and changes are received. */
  isCurrent(): boolean;
  /** Something was changed at the primary, or may have been: the replica is read again once it has replayed what the primary has written by now. */
  changed(): void;
  /** All that was notified until now has been received. */
  received(): void;
  /** A read of the replica failed, or what it gave was not used: it is read again once it was asked again. */
  failed(error: unknown): void;
}

export interface Replica extends Pick<OpenPools, "databases" | "pools"> {
  readonly state: ReplicaState;
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly connectionString: string;
  readonly sizes: Readonly<Record<Purpose, number>>;
  readonly primary: Kysely<Database>;
  readonly log: Log;
}

/** Milliseconds between two looks at a replica that is behind, and at one that does not answer or is none. */
const BEHIND_MS = 100;
const AWAY_MS = 5_000;
/** After as many looks at one that is behind its connection is closed: where several stand behind the address, the next one may lead to another. */
const LOOKS = 10;
/** Milliseconds without a word from the primary after which changes may be missed. */
const SILENCE_MS = 3_000;

/** Opens a replica and follows it. Until it was looked at, it is not read. */
export function openReplica({ connectionString, sizes, primary, log }: ReplicaOptions): Replica {
  /** Of the primary's log, when the last change was received that the replica was asked about. */
  let position: string | undefined;
  // Each connection is asked: several replicas may stand behind one address, and each may be replaced by one that has less.
  const opened = openPools(connectionString, sizes, log, { ...hasReached(() => position), onGivenUp: (error) => failed(error) });
  const replica = opened.databases.pages;
  let changes = 1;
  /** Of `changes`, those that the replica has. */
  let replayed = 0;
  let receivedAt = -Infinity;
  let following: Promise<void> | undefined;
  let lookAt = 0;
  let isAway = false;
  const closing = new AbortController();

  const readPosition = async (): Promise<string | undefined> =>
    (await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)).rows[0]?.lsn;

  const wait = (ms: number): void => void (lookAt = Math.max(lookAt, performance.now() + ms));

  const isNotRead = (error: unknown): void => {
    if (closing.signal.aborted) return;
    wait(AWAY_MS);
    if (!isAway) log.warn({ err: error }, "The database of DATABASE_READ_URL is not read just now: pages read the primary");
    isAway = true;
  };

  const closeConnection = (): Promise<void> =>
    opened.pools.pages.connect().then(
      (client) => client.release(true),
      () => undefined, // The next look says why.
    );

  const follow = async (): Promise<void> => {
    for (let looks = 1; replayed < changes; looks += 1) {
      await sleep(Math.max(0, lookAt - performance.now()), undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) break;
      const until = changes;
      try {
        position = await readPosition();
        // Whatever is read there has the precondition; nothing else is asked.
        await sql`select pg_is_in_recovery()`.execute(replica);
        replayed = until;
        wait(BEHIND_MS);
        if (isAway) log.info({}, "The database of DATABASE_READ_URL is read again");
        isAway = false;
      } catch (error) {
        if (!(error instanceof ReplicaBehind)) {
          isNotRead(error);
          continue;
        }
        wait(BEHIND_MS);
        if (looks % LOOKS === 0) await closeConnection();
      }
    }
    following = undefined;
  };

  const changed = (): void => {
    changes += 1;
    if (!closing.signal.aborted) following ??= follow();
  };
  const failed = (error: unknown): void => {
    // A statement that PostgreSQL itself has refused says little about the replica: the look at it says more.
    if (error instanceof ReplicaBehind || error instanceof pg.DatabaseError) wait(BEHIND_MS);
    else isNotRead(error);
    changed();
  };
  changed();
  return {
    databases: opened.databases,
    pools: opened.pools,
    state: {
      isCurrent: () => replayed === changes && performance.now() - receivedAt <= SILENCE_MS,
      changed,
      received: () => void (receivedAt = performance.now()),
      failed,
    },
    async close() {
      closing.abort();
      await following;
      await opened.close();
    },
  };
}

class ReplicaBehind extends Error {
  constructor() {
    super("The replica has not replayed all changes that were received.");
  }
}

interface Standing {
  readonly isReplica: boolean;
  readonly hasReached: boolean | null;
}

/** That a connection leads to a standby, and to one that has replayed the primary's log up to a position. Without a position it never does. */
const hasReached = (position: () => string | undefined): Omit<Precondition, "onGivenUp"> => ({
  statement: () => ({
    sql: `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReached"`,
    parameters: [position() ?? null],
  }),
  check(row) {
    const { isReplica, hasReached: has } = row as Standing;
    if (!isReplica) throw new Error("It is no standby, or was promoted.");
    if (has !== true) throw new ReplicaBehind();
  },
});
