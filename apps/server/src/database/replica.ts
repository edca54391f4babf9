import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "../services/log.ts";
import { askStanding, type Reached, readPosition, type Standing, writeToken } from "./history.ts";
import type { Precondition } from "./pipelined-dialect.ts";
import { type OpenPools, openPools, type Purpose } from "./pools.ts";
import type { Database } from "./schema.ts";

/** Whether a replica may be read in the primary's place. */
export interface ReplicaState {
  /** Says so of this moment: the replica has replayed all changes that were received, and changes are received. */
  isCurrent(): boolean;
  /** Something was changed at the primary, or may have been: the replica is read again once it has replayed what the primary has written by now. */
  changed(): void;
  /** Changes are received on a new connection: it may lead to another primary, or to one that was restored from a backup. */
  connected(): void;
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
  /** When the last change was received that the replica was asked about. */
  let reached: Reached | undefined;
  // Each connection is asked: several replicas may stand behind one address, and each may be replaced by one that has less.
  const opened = openPools(connectionString, sizes, log, { ...hasReached(() => reached), onGivenUp: (error) => failed(error) });
  const replica = opened.databases.pages;
  let changes = 1;
  let connections = 0;
  /** Written to the primary on the last of `connections`: while that lasts, the primary can have been neither restored nor replaced. */
  let written: { readonly token: string; readonly connection: number } | undefined;
  /** Of `changes`, those that the replica has. */
  let replayed = 0;
  let receivedAt = -Infinity;
  let following: Promise<void> | undefined;
  let lookAt = 0;
  let isAway = false;
  const closing = new AbortController();

  const wait = (ms: number): void => void (lookAt = Math.max(lookAt, performance.now() + ms));

  const isNotRead = (error: unknown): void => {
    if (closing.signal.aborted) return;
    wait(AWAY_MS);
    if (!isAway) log.warn({ err: error }, "The database of DATABASE_READ_URL is not read just now: pages read the primary");
    isAway = true;
  };

  /** The token first: who has replayed the position, of the same history, has the token. */
  const readPrimary = async (): Promise<Reached | undefined> => {
    const connection = connections;
    if (written?.connection !== connection) written = { token: await writeToken(primary), connection };
    const { token } = written;
    const position = await readPosition(primary, token);
    if (position !== undefined) return { token, position };
    written = undefined;
    return undefined;
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
        reached = await readPrimary();
        // Whatever is read there has the precondition; nothing else is asked.
        await sql`select pg_is_in_recovery()`.execute(replica);
        replayed = until;
        wait(BEHIND_MS);
        if (isAway) log.info({}, "The database of DATABASE_READ_URL is read again");
        isAway = false;
      } catch (error) {
        if (!isBehind(error)) {
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
  const connected = (): void => {
    connections += 1;
    changed();
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
      connected,
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

/** One that has not replayed the migrations has no table of tokens. */
const UNDEFINED_TABLE = "42P01";
const isBehind = (error: unknown): boolean => error instanceof ReplicaBehind || (error as { code?: string }).code === UNDEFINED_TABLE;

/** That a connection leads to a standby, and to one that has the primary's history and has replayed its log up to a position. */
const hasReached = (reached: () => Reached | undefined): Omit<Precondition, "onGivenUp"> => ({
  statement: () => askStanding(reached()),
  check(row) {
    const { isReplica, hasReached: has } = row as Standing;
    if (!isReplica) throw new Error("It is no standby, or was promoted.");
    if (has !== true) throw new ReplicaBehind();
  },
});
