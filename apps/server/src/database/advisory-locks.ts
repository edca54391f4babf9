import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Locks of PostgreSQL by which the processes of a portal take turns. Any numbers, the same in every release; tests use 7_301_020. */
export const advisoryLocks = {
  /** One owner of an embedded database (exclusive) … */
  embeddedOwner: 7_301_001,
  /** … and any number of users (shared); who gets it exclusively is the last. */
  embeddedUser: 7_301_002,
  migrations: 7_301_011,
  signingKeys: 7_301_013,
  demonstration: 7_301_014,
  import: 7_301_030,
  feeds: 7_301_040,
  announcements: 7_301_045,
  fileTexts: 7_301_050,
  pictures: 7_301_060,
  idempotencyKeys: 7_301_070,
  visits: 7_301_080,
  mostRead: 7_301_081,
} as const;

type Lock = keyof typeof advisoryLocks;
type Work<T> = (connection: Kysely<Database>) => Promise<T>;

/** Works while no other process holds the lock; waits for it. @param work is given the connection that holds the lock */
export const withLock = <T>(db: Kysely<Database>, lock: Lock, work: Work<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(advisoryLocks[lock])})`.execute(connection);
    return await workAndUnlock(connection, lock, work);
  });

/** @returns undefined, without any work, where another process holds the lock */
export const tryWithLock = <T>(db: Kysely<Database>, lock: Lock, work: Work<T>): Promise<T | undefined> =>
  db.connection().execute(async (connection) => {
    const locking = sql<{ got: boolean }>`select pg_try_advisory_lock(${sql.lit(advisoryLocks[lock])}) as got`;
    const { rows } = await locking.execute(connection);
    return rows[0]?.got ? await workAndUnlock(connection, lock, work) : undefined;
  });

/** Waits for the lock, and holds it until the transaction ends. */
export async function lockUntilCommit(transaction: Kysely<Database>, lock: Lock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks[lock])})`.execute(transaction);
}

/** As `lockUntilCommit`, of one of many things of a kind. @param thing a hash: two things may have one lock, and take turns then */
export async function lockOneUntilCommit(transaction: Kysely<Database>, lock: Lock, thing: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks[lock])}, ${thing.readInt32BE()})`.execute(transaction);
}

async function workAndUnlock<T>(connection: Kysely<Database>, lock: Lock, work: Work<T>): Promise<T> {
  try {
    return await work(connection);
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(advisoryLocks[lock])})`.execute(connection);
  }
}
