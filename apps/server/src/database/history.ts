/**
 * The history of a primary. Positions in the log are comparable within one history only: a primary that was restored from a backup counts on from
 * the backup, and a standby that still has what came after it is further, without ever having what is written now. Neither the system's
 * identifier nor the timeline tells the two apart. A random token that was written to the primary does.
 */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Statement } from "./pipelined-dialect.ts";
import type { Database } from "./schema.ts";

/** What a database must have to be read in the primary's place. */
export interface Reached {
  readonly token: string;
  /** Of the primary's log; after the token's. */
  readonly position: string;
}

/** @returns a token that no other history has */
export async function writeToken(primary: Kysely<Database>): Promise<string> {
  const token = randomUUID();
  await primary.insertInto("history_token").values({ token }).execute();
  return token;
}

/** Where the primary's log stands now. undefined: it has not the token, or not any more. */
export async function readPosition(primary: Kysely<Database>, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ lsn: string }>`
    select pg_current_wal_lsn()::text as lsn from history_token where token = ${token}`.execute(primary);
  return rows[0]?.lsn;
}

/** Whether a connection leads to a standby, and whether that has what it must. Nothing has undefined. */
export const askStanding = (reached: Reached | undefined): Statement => ({
  sql: `select pg_is_in_recovery() as "isReplica",
    pg_last_wal_replay_lsn() >= $1::pg_lsn and exists (select from history_token where token = $2::uuid) as "hasReached"`,
  parameters: [reached?.position ?? null, reached?.token ?? null],
});

export interface Standing {
  readonly isReplica: boolean;
  readonly hasReached: boolean | null;
}

/** A process whose token is deleted writes another one. */
export async function deleteOldTokens(db: Kysely<Database>): Promise<void> {
  await sql`delete from history_token where at < now() - interval '1 day'`.execute(db);
}
