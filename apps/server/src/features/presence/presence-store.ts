/** Who looks at or edits which record, of all processes: rows that the process which holds the connection renews. */
import type { Present } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";

export const PRESENCE_CHANNEL = "portal_presence";
/** Seconds without a sign of life after which somebody is gone. */
export const SILENT_SECONDS = 30;
/** Records at a time, of one connection and of all connections of a session. */
const PER_CONNECTION = 20;
const PER_SESSION = 100;

interface Arrival extends RecordKey {
  readonly connectionId: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly isEditing: boolean;
}

/** What is notified of a record. */
export const nameOf = ({ kind, key }: RecordKey): string => `${kind} ${key}`;

const isAlive = sql<boolean>`presence.seen_at > now() - ${SILENT_SECONDS} * interval '1 second'`;

/** Says that somebody is at a record, or what they do there now. @returns false where the connection or the session is at too many */
export async function enter(db: Kysely<Database>, arrival: Arrival): Promise<boolean> {
  const { connectionId, sessionId, accountId, isEditing, kind, key } = arrival;
  const { rows } = await sql<{ entered: boolean }>`
    with held as (
      select count(*) filter (where connection_id = ${connectionId}) as own, count(*) as all_own from presence
      where session_id = ${sessionId} and (connection_id, kind, key) <> (${connectionId}, ${kind}, ${key})
    ), entered as (
      insert into presence (connection_id, kind, key, session_id, account_id, is_editing)
      select ${connectionId}, ${kind}, ${key}, ${sessionId}, ${accountId}, ${isEditing} from held where own < ${PER_CONNECTION} and all_own < ${PER_SESSION}
      on conflict (connection_id, kind, key) do update set is_editing = excluded.is_editing, seen_at = now()
      returning kind, key
    )
    select true as entered, pg_notify(${PRESENCE_CHANNEL}, kind || ' ' || key) from entered`.execute(db);
  return rows.length > 0;
}

/** Of one record; undefined: of all that the connection is at. */
export async function leave(db: Kysely<Database>, connectionId: string, record: RecordKey | undefined): Promise<void> {
  const { kind = null, key = null } = record ?? {};
  await sql`
    with gone as (
      delete from presence
      where connection_id = ${connectionId} and (${kind}::text is null or (kind = ${kind} and key = ${key}))
      returning kind, key
    )
    select pg_notify(${PRESENCE_CHANNEL}, kind || ' ' || key) from gone`.execute(db);
}

/** Says that connections of this process are there still. */
export async function renew(db: Kysely<Database>, connectionIds: readonly string[]): Promise<void> {
  await sql`update presence set seen_at = now() where connection_id = any(${connectionIds}::text[])`.execute(db);
}

/** Removes what no process renews: of those that were killed. */
export async function removeSilent(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (delete from presence where not ${isAlive} returning kind, key)
    select pg_notify(${PRESENCE_CHANNEL}, name) from (select distinct kind || ' ' || key as name from gone) names`.execute(db);
}

/** Who is at a record, first come first. */
export async function readPresent(db: Kysely<Database>, { kind, key }: RecordKey): Promise<readonly Present[]> {
  const { rows } = await sql<Omit<Present, "since"> & { readonly since: Date }>`
    select account.id, account.name, bool_or(presence.is_editing) as "isEditing", min(presence.since) as since
    from presence join account on account.id = presence.account_id
    where presence.kind = ${kind} and presence.key = ${key} and ${isAlive}
    group by account.id order by since, account.id`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
