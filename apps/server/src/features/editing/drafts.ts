/** What somebody wants of records, as it is being written: the drafts of a change set. */
import { isDeepStrictEqual } from "node:util";
import { type Kysely, type Selectable, sql } from "kysely";
import { keepCurrent } from "../../content/history.ts";
import type { Kind } from "../../content/line-schema.ts";
import { keyOf, readRecords, recordName, type RecordFields, type StoredRecord } from "../../content/read-records.ts";
import { findUnstorable } from "../../content/values.ts";
import type { RecordKey } from "../../content/records.ts";
import { isRenamable } from "../../content/rename.ts";
import type { DraftTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, lockChangeSet, requireState, updateChangeSet } from "./change-set-store.ts";
import { diff } from "./diff.ts";
import { type Actor, Refused, requireAllowed } from "./refused.ts";
import { siteOf } from "./site-of.ts";

export type Draft = Selectable<DraftTable>;

/** States in which what a change set holds may be changed. */
export const OPEN_STATES = ["draft", "rejected", "withdrawn", "needs attention"] as const;

/** Steps of a draft that can be taken back. */
const MAX_PATCHES = 200;

export interface DraftChange extends RecordKey {
  readonly changeSetId: string;
  /** Version of the draft that was changed; 0: there was none. */
  readonly expected: number;
  /** null: the record is to be deleted. */
  readonly record: RecordFields | null;
  /** The key that the live record has, where the draft gives it another. */
  readonly formerKey: string | undefined;
  /** Where visitors of a deleted record are sent: a path of the portal. */
  readonly successor: string | undefined;
  /** command: by the engine, the only way to change layouts and what their blocks show. restore: as it was once. import: by an operator's command. */
  readonly by: "hand" | "command" | "restore" | "import";
}

/** Saves a draft of a record in an open change set. @throws Refused */
export async function saveDraft(db: Kysely<Database>, actor: Actor, change: DraftChange): Promise<Draft> {
  return db.transaction().execute((transaction) => writeDraft(transaction, actor, change));
}

/** As `saveDraft`, inside the caller's transaction. */
export async function writeDraft(transaction: Kysely<Database>, actor: Actor, change: DraftChange): Promise<Draft> {
  const { kind, key, record, formerKey } = change;
  checkForm(change);
  const set = await lockChangeSet(transaction, change.changeSetId, undefined);
  requireState(set, OPEN_STATES, "changed");
  const before = await findDraft(transaction, set.id, { kind, key });
  if ((before?.version ?? 0) !== change.expected)
    throw new Refused(
      "changed-meanwhile",
      `The draft has changed since version ${change.expected}: it is version ${before?.version ?? 0} now. Read it again, and put your change on it.`,
      { version: before?.version ?? 0, record: before?.record ?? null },
    );
  const live = await liveRecord(transaction, { kind, key: before?.former_key ?? formerKey ?? key });
  if (!before && formerKey !== undefined && !live)
    throw new Refused("not-found", `There is no ${kind} ${JSON.stringify(formerKey)} that could be renamed.`);
  if (record === null && !live && (before?.base_hash ?? null) === null)
    throw new Refused(
      "not-found",
      `There is no ${kind} ${JSON.stringify(key)} that could be deleted; take a draft of a new one out of the change set.`,
    );
  const former = before ? before.record : (live?.fields ?? null);
  if (record && change.by === "hand") checkLayout(kind, former, record);
  const site = await allowedSite(transaction, actor, set, { change, live, before });
  if (!before && live) await keepCurrent(transaction, [live]);
  const saved = before
    ? await updateDraft(transaction, actor, before, change, site)
    : await insertDraft(transaction, actor, set, { change, live, site });
  // With whoever wrote this step.
  return (await findDraft(transaction, set.id, { kind, key })) ?? saved;
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
    if (draft.version !== expected)
      throw new Refused("changed-meanwhile", "The draft has changed meanwhile. Read it again, and decide anew.", {
        version: draft.version,
      });
    requireAllowed(actor, "record.edit", [{ site: draft.site, isOwn: isOwnSet(actor, set) }]);
    await transaction.deleteFrom("draft").where("change_set_id", "=", set.id).where("kind", "=", kind).where("key", "=", key).execute();
    await updateChangeSet(transaction, set.id, { state: "draft" });
  });
}

export const draftsOf = (db: Kysely<Database>, id: string): Promise<Draft[]> =>
  db.selectFrom("draft").selectAll().where("change_set_id", "=", id).orderBy("kind").orderBy("key").execute();

export const findDraft = (db: Kysely<Database>, id: string, { kind, key }: RecordKey): Promise<Draft | undefined> =>
  db.selectFrom("draft").selectAll().where("change_set_id", "=", id).where("kind", "=", kind).where("key", "=", key).executeTakeFirst();

export async function liveRecord(db: Kysely<Database>, record: RecordKey): Promise<StoredRecord | undefined> {
  return (await readRecords(db, [record])).get(recordName(record));
}

const isOwnSet = (actor: Actor, set: ChangeSet): boolean => actor !== undefined && set.created_by === actor.id;

function checkForm({ kind, key, record, formerKey, successor }: DraftChange): void {
  const unstorable = findUnstorable([key, record, formerKey, successor], "");
  if (unstorable) throw new Refused("invalid", unstorable.problem, [unstorable]);
  if (record && keyOf(kind, record) !== key)
    throw new Refused(
      "invalid",
      `The record says that it is ${JSON.stringify(keyOf(kind, record))}, and it was sent to ${JSON.stringify(key)}: its slug and its address must agree.`,
    );
  if (formerKey !== undefined && (!record || formerKey === key || !isRenamable(kind)))
    throw new Refused("invalid", `A ${kind} cannot be renamed so.`);
  if (successor !== undefined && (record || !successor.startsWith("/") || successor.startsWith("//")))
    throw new Refused("invalid", "Only a deleted record has a successor, and it is a path of the portal.");
}

/** Layouts and what their blocks show are changed by the engine's commands alone, which hold to what a layout and a role allow. */
function checkLayout(kind: Kind, before: RecordFields | null, after: RecordFields): void {
  if (kind !== "site" && kind !== "category") return;
  if (!isDeepStrictEqual(layoutIn(before), layoutIn(after)))
    throw new Refused(
      "layout-by-commands",
      "The layout of a page and what its blocks show are changed by commands, not by saving the whole record.",
    );
}

function layoutIn(record: RecordFields | null): unknown {
  const metadata = record?.["metadata"];
  // A text that is no object is what it is: the portal draws nothing from it.
  if (typeof metadata !== "object" || metadata === null) return [undefined, undefined];
  const { layoutId, blocks } = metadata as { layoutId?: unknown; blocks?: unknown };
  return [layoutId, blocks];
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
  const found = await Promise.all(fields.map((each) => siteOf(transaction, kind, each)));
  const sites = [...found, ...(before ? [before.site] : [])];
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
  const draft = await transaction
    .insertInto("draft")
    .values({
      change_set_id: set.id,
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
  await recordStep(transaction, actor, draft, live?.fields ?? {});
  await updateChangeSet(transaction, set.id, { state: "draft" });
  return draft;
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
  await recordStep(transaction, actor, draft, before.record ?? {});
  await updateChangeSet(transaction, before.change_set_id, { state: "draft" });
  return draft;
}

/** Keeps what a step changed, for undo; the oldest steps beyond what is kept are forgotten, and the draft itself stays whole. */
export async function recordStep(transaction: Kysely<Database>, actor: Actor, draft: Draft, before: RecordFields): Promise<void> {
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
  await sql`
    update draft set authors = array(select distinct unnest(authors || ${actor ? [actor.id] : []}::uuid[]))
    where change_set_id = ${change_set_id} and kind = ${kind} and key = ${key}`.execute(transaction);
  await transaction
    .deleteFrom("draft_patch")
    .where("change_set_id", "=", change_set_id)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("version", "<=", version - MAX_PATCHES)
    .execute();
}
