/** Removes for good what a record said. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";
import type { ChangeSet } from "./change-set-store.ts";
import { liveRecord, OPEN_STATES } from "./drafts.ts";
import { eraseBytes } from "./record-bytes.ts";
import { type Actor, Refused, requireAllowed } from "./refused.ts";
import { versionSites } from "./restore.ts";

/**
 * Removes what a record said from its history, drafts and editions, and what was said of it in comments, for good, whatever it was called then; that it was there, when, by whom and its hash
 * stay. The live record stays: delete it by a change set first. Backups hold what was erased until they are pruned.
 * @returns how many texts were removed
 * @throws Refused
 */
export async function eraseRecord(db: Kysely<Database>, actor: Actor, { kind, key }: RecordKey): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const names = await namesOf(transaction, { kind, key });
    const [keys, froms, untils] = [names.map((name) => name.key), names.map(({ from }) => from), names.map(({ until }) => until)];
    const isOfRecord = (at: "updated_at" | "sealed_at" | "written_at") => sql`kind = ${kind} and exists (
      select from unnest(${keys}::text[], ${froms}::timestamptz[], ${untils}::timestamptz[]) as name (key, began, ended)
      where name.key in (written.key${at === "written_at" ? sql`` : sql`, former_key`}) and ${sql.ref(at)} > coalesce(began, '-infinity') and ${sql.ref(at)} < coalesce(ended, 'infinity'))`;
    const [drafted, sealed] = [isOfRecord("updated_at"), isOfRecord("sealed_at")];
    const { rows } = await sql<{ site: string | null }>`
      select site from edition written where ${sealed} union select site from draft written where ${drafted}`.execute(transaction);
    const sites = [...rows, ...(await versionSites(transaction, { kind, key }))].map(({ site }) => site);
    requireAllowed(
      actor,
      "record.erase",
      (sites.length > 0 ? sites : [null]).map((site) => ({ site, isOwn: false })),
    );
    await requireUnsealed(transaction, drafted, sealed);
    if (await liveRecord(transaction, { kind, key }))
      throw new Refused("wrong-state", "The record is live: delete it by a change set first, then erase what is kept of it.");
    const { rows: named } = await sql<{ sha256: string }>`
      select record ->> 'sha256' as sha256 from draft written where ${drafted} and kind = 'file' and record is not null
      union select record ->> 'sha256' from edition written where ${sealed} and kind = 'file' and record is not null
      union select record ->> 'sha256' from record_version where kind = ${kind} and key = ${key} and kind = 'file' and record is not null`.execute(
      transaction,
    );
    const drafts = await sql`delete from draft written where ${drafted}`.execute(transaction);
    const editions = await sql`
      update edition written set record = null, erased_at = clock_timestamp() where record is not null and ${sealed}`.execute(transaction);
    const versions = await sql`
      update record_version set record = null, erased_at = clock_timestamp() where kind = ${kind} and key = ${key} and record is not null`.execute(
      transaction,
    );
    const comments = await sql`delete from change_set_comment written where ${isOfRecord("written_at")}`.execute(transaction);
    await eraseBytes(
      transaction,
      named.map(({ sha256 }) => sha256),
    );
    const removed = [drafts, editions, versions, comments].reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0);
    const act = { actor: actor?.id, act: "record.erase", subject: `${kind}:${key}`, details: { removed } };
    for (const site of new Set(sites)) await recordAct(transaction, { ...act, site: site ?? undefined });
    return removed;
  });
}

/**
 * What is approved is published whole or not at all: erasing a part of it would leave a set that nobody has approved.
 * Locks all sets that hold the record, so that none is submitted or published meanwhile.
 * @throws Refused where one is in review, approved or scheduled
 */
async function requireUnsealed(transaction: Kysely<Database>, drafted: RawBuilder<unknown>, sealed: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Pick<ChangeSet, "id" | "title" | "state">>`
    select id, title, state from change_set s where state <> 'published' and (
      exists (select from draft written where written.change_set_id = s.id and ${drafted})
      or exists (select from edition written where written.change_set_id = s.id and written.revision = s.revision and ${sealed})
    ) order by id for update`.execute(transaction);
  const holding = rows.filter(({ state }) => !OPEN_STATES.some((open) => open === state));
  if (holding.length > 0)
    throw new Refused(
      "wrong-state",
      `Change sets that are in review, approved or scheduled hold the record: withdraw them first, then erase it: ${holding.map(({ title }) => JSON.stringify(title)).join(", ")}.`,
      { changeSets: holding },
    );
}

interface Name {
  readonly key: string;
  /** What had this key before is another record, which was renamed then; null: nothing had. */
  readonly from: Date | null;
  /** What has this key from then on is another record; null: nothing has. */
  readonly until: Date | null;
}

/** What a record was ever called: editions keep the key that they were sealed with. Pages and questions are called by their site's slug as well. */
async function namesOf(db: Kysely<Database>, { kind, key }: RecordKey): Promise<readonly Name[]> {
  const isOf = (side: "key" | "former_key") => {
    const called = sql.ref(`renaming.${side}`);
    return sql`(renaming.kind = ${kind} and ${called} = name.key
      or renaming.kind = 'site' and ${kind} in ('page', 'question') and starts_with(name.key, ${called} || '/'))`;
  };
  const { rows } = await sql<Name>`
    with recursive renaming as (
      select e.kind, e.key, e.former_key, s.published_at as at from edition e join change_set s on s.id = e.change_set_id and s.revision = e.revision
      where e.former_key is not null and s.published_at is not null
    ), name (key, until) as (
      select ${key}::text, 'infinity'::timestamptz
      union
      select former_key || case kind when ${kind} then '' else substr(name.key, length(renaming.key) + 1) end, at
      from name join renaming on at < until and ${isOf("key")}
    )
    select key, (select max(at) from renaming where at < until and ${isOf("former_key")}) as "from", nullif(until, 'infinity') as until from name`.execute(
    db,
  );
  // What nothing is called any more is still of this record, whenever it was written.
  return Promise.all(rows.map(async (name) => ({ ...name, until: (await liveRecord(db, { kind, key: name.key })) ? name.until : null })));
}
