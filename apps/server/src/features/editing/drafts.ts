/** What somebody wants of records, as it is being written: the drafts of a change set. */
import { type RecordFields } from "@portal/domain/records";
import { type Kysely, type Selectable, sql } from "kysely";
import { keepCurrent } from "../../content/history.ts";
import { readRecords, recordName, type StoredRecord } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import type { DraftTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, isOwnSet, lockChangeSet, requireOpenTo, requireState, updateChangeSet } from "./change-set-store.ts";
import { checkForm, checkLayout, type DraftChange, isNewFile } from "./check-draft.ts";
import { diff } from "./diff.ts";
import { requireBytes } from "./record-bytes.ts";
import { type Actor, notAsAsked, Refused, requireAllowed } from "./refused.ts";
import { siteOf } from "./site-of.ts";

export type Draft = Selectable<DraftTable>;

/** States in which what a change set holds may be changed. */
export const OPEN_STATES = ["draft", "rejected", "withdrawn", "needs attention"] as const;

/** Steps of a draft that can be taken back. */
const MAX_PATCHES = 200;
/** What people save by hand in one change set. */
const MAX_DRAFTS = 1_000;

/** Saves a draft of a record in an open change set. @throws Refused */
export async function saveDraft(db: Kysely<Database>, actor: Actor, change: DraftChange): Promise<Draft> {
  return db.transaction().execute((transaction) => writeDraft(transaction, actor, change));
}

/** As `saveDraft`, inside the caller's transaction. */
export async function writeDraft(transaction: Kysely<Database>, actor: Actor, given: DraftChange): Promise<Draft> {
  const change = checkForm(given);
  const { kind, key, record, formerKey } = change;
  const set = await lockChangeSet(transaction, change.changeSetId, undefined);
  await requireOpenTo(transaction, actor, set);
  requireState(set, OPEN_STATES, "changed");
  const before = await findDraft(transaction, set.id, { kind, key });
  const live = await liveRecord(transaction, { kind, key: before?.former_key ?? formerKey ?? key });
  // First: who may not change it learns nothing of what it says.
  const site = await allowedSite(transaction, actor, set, { change, live, before });
  if ((before?.version ?? 0) !== change.expected)
    throw new Refused(
      "changed-meanwhile",
      `The draft has changed since version ${change.expected}: it is version ${before?.version ?? 0} now. Read it again, and put your change on it.`,
      { version: before?.version ?? 0, record: before?.record ?? null },
    );
  if (before && formerKey !== undefined && formerKey !== before.former_key)
    throw new Refused("invalid", "A draft keeps the record that it began with: take it out of the change set, and save it anew.");
  if (!before) await requireOnlyDraft(transaction, set.id, { kind, key: formerKey ?? key });
  if (kind === "file" && record) await requireBytes(transaction, record, isNewFile(change, [before?.record, live?.fields]));
  if (!before && formerKey !== undefined && !live)
    throw new Refused("not-found", `There is no ${kind} ${JSON.stringify(formerKey)} that could be renamed.`);
  if (record === null && !live && (before?.base_hash ?? null) === null)
    throw new Refused(
      "not-found",
      `There is no ${kind} ${JSON.stringify(key)} that could be deleted; take a draft of a new one out of the change set.`,
    );
  if (!before && change.baseHash !== undefined && change.baseHash !== (live?.hash ?? null))
    throw new Refused("changed-meanwhile", "The record has changed since it was read: put your change on what it is now.", {
      version: 0,
      liveHash: live?.hash ?? null,
      record: live?.fields ?? null,
    });
  if (record) checkLayout(actor, change, { before: before?.record ?? live?.fields ?? null, after: record, site });
  if (!before && live) await keepCurrent(transaction, [live]);
  return before ? updateDraft(transaction, actor, before, change, site) : insertDraft(transaction, actor, set, { change, live, site });
}

/** Takes a record out of an open change set. @throws Refused */
export async function dropDraft(
  db: Kysely<Database>,
  actor: Actor,
  { changeSetId, kind, key, expected }: RecordKey & { readonly changeSetId: string; readonly expected: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, changeSetId, undefined);
    requireState(set, OPEN_STATES, "changed");
    const draft = await findDraft(transaction, set.id, { kind, key });
    if (!draft) throw new Refused("not-found", "The change set holds no draft of this record.");
    // Whose set it is takes out of it what others have put there; from others' sets, people take what they may write, and what they alone wrote.
    if (!isOwnSet(actor, set)) {
      const isOwn = draft.authors.length > 0 && draft.authors.every((author) => author === actor?.id);
      requireAllowed(actor, isOwn ? "changeSet.make" : kind === "file" ? "file.upload" : "record.edit", [{ site: draft.site, isOwn }]);
    }
    if (draft.version !== expected)
      throw new Refused("changed-meanwhile", "The draft has changed meanwhile. Read it again, and decide anew.", {
        version: draft.version,
      });
    await transaction.deleteFrom("draft").where("change_set_id", "=", set.id).where("kind", "=", kind).where("key", "=", key).execute();
    await updateChangeSet(transaction, set.id, { state: "draft", dropped_version: Math.max(set.dropped_version, draft.version) });
  });
}

export const draftsOf = (db: Kysely<Database>, id: string): Promise<Draft[]> =>
  db.selectFrom("draft").selectAll().where("change_set_id", "=", id).orderBy("kind").orderBy("key").execute();

export const findDraft = (db: Kysely<Database>, id: string, { kind, key }: RecordKey): Promise<Draft | undefined> =>
  db.selectFrom("draft").selectAll().where("change_set_id", "=", id).where("kind", "=", kind).where("key", "=", key).executeTakeFirst();

async function draftCount(db: Kysely<Database>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom("draft")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("change_set_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function liveRecord(db: Kysely<Database>, record: RecordKey): Promise<StoredRecord | undefined> {
  return (await readRecords(db, [record])).get(recordName(record));
}

export interface RecordInSet {
  readonly draft: Draft | undefined;
  /** Read only where the set holds no draft. */
  readonly live: StoredRecord | undefined;
  /** undefined: there is none, or it is to be deleted. */
  readonly record: RecordFields | undefined;
}

/** A record as a change set has it: its draft, or as it is live. */
export async function recordInSet(db: Kysely<Database>, id: string, name: RecordKey): Promise<RecordInSet> {
  const draft = await findDraft(db, id, name);
  const live = draft ? undefined : await liveRecord(db, name);
  return { draft, live, record: draft ? (draft.record ?? undefined) : live?.fields };
}

/**
 * Two drafts of one record would be published as two records: one under its key, and one under a new key.
 * @throws Refused where the set holds a draft of the record that has this key now
 */
async function requireOnlyDraft(db: Kysely<Database>, id: string, { kind, key }: RecordKey): Promise<void> {
  const other = await db
    .selectFrom("draft")
    .select("key")
    .where("change_set_id", "=", id)
    .where("kind", "=", kind)
    .where(sql<string>`coalesce(former_key, key)`, "=", key)
    .executeTakeFirst();
  if (other)
    throw new Refused(
      "invalid",
      `The change set holds a draft of this ${kind} already, as ${JSON.stringify(other.key)}: change that one, or take it out of the change set first.`,
    );
}

/** The site whose roles decide, where they allow the change: both where a record stands and where it is to stand. */
async function allowedSite(
  transaction: Kysely<Database>,
  actor: Actor,
  set: ChangeSet,
  {
    change: { kind, record, by },
    live,
    before,
  }: { readonly change: DraftChange; readonly live: StoredRecord | undefined; readonly before: Draft | undefined },
): Promise<string | null> {
  const fields = [record, live?.fields].filter((each) => each !== null && each !== undefined);
  const sites: (string | null)[] = [];
  for (const each of fields) sites.push(await siteOf(transaction, kind, each));
  if (before) sites.push(before.site);
  const action = record === null ? "record.delete" : by === "command" ? "layout.assign" : kind === "file" ? "file.upload" : "record.edit";
  const isOwn = isOwnSet(actor, set);
  requireAllowed(
    actor,
    action,
    sites.map((site) => ({ site, isOwn })),
  );
  return sites[0] ?? null;
}

interface NewDraft {
  readonly change: DraftChange;
  readonly live: StoredRecord | undefined;
  readonly site: string | null;
}

async function insertDraft(transaction: Kysely<Database>, actor: Actor, set: ChangeSet, { change, live, site }: NewDraft): Promise<Draft> {
  if (actor && (await draftCount(transaction, set.id)) >= MAX_DRAFTS)
    throw notAsAsked("too-many-records", `A change set holds ${MAX_DRAFTS} records: begin another one for the rest.`, { most: MAX_DRAFTS });
  const draft = await transaction
    .insertInto("draft")
    .values({
      change_set_id: set.id,
      // A version that was seen once never comes again, not even of a draft that was taken out meanwhile.
      version: set.dropped_version + 1,
      kind: change.kind,
      key: change.key,
      former_key: change.formerKey ?? null,
      site,
      base_hash: live?.hash ?? null,
      record: change.record && JSON.stringify(change.record),
      successor: change.successor ?? null,
      updated_by: actor?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateChangeSet(transaction, set.id, { state: "draft" });
  return recordStep(transaction, actor, draft, live?.fields ?? {});
}

async function updateDraft(
  transaction: Kysely<Database>,
  actor: Actor,
  before: Draft,
  change: DraftChange,
  site: string | null,
): Promise<Draft> {
  const draft = await transaction
    .updateTable("draft")
    .set({
      record: change.record && JSON.stringify(change.record),
      successor: change.successor ?? null,
      site,
      version: before.version + 1,
      updated_by: actor?.id ?? null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("change_set_id", "=", before.change_set_id)
    .where("kind", "=", before.kind)
    .where("key", "=", before.key)
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateChangeSet(transaction, before.change_set_id, { state: "draft" });
  return recordStep(transaction, actor, draft, before.record ?? {});
}

/**
 * Keeps what a step changed, for undo; the oldest steps beyond what is kept are forgotten, and the draft itself stays whole.
 * @returns the draft, with the author of this step
 */
export async function recordStep(transaction: Kysely<Database>, actor: Actor, draft: Draft, before: RecordFields): Promise<Draft> {
  const { change_set_id, kind, key, version } = draft;
  const { patch, inverse } = diff(before, draft.record ?? {});
  await transaction
    .insertInto("draft_patch")
    .values({
      change_set_id,
      kind,
      key,
      version,
      patch: JSON.stringify(patch),
      inverse: JSON.stringify(inverse),
      author: actor?.id ?? null,
    })
    .execute();
  await transaction
    .deleteFrom("draft_patch")
    .where("change_set_id", "=", change_set_id)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("version", "<=", version - MAX_PATCHES)
    .execute();
  return transaction
    .updateTable("draft")
    .set({ authors: sql<string[]>`array(select distinct unnest(authors || ${actor ? [actor.id] : []}::uuid[]))` })
    .where("change_set_id", "=", change_set_id)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .returningAll()
    .executeTakeFirstOrThrow();
}
