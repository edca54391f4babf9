/** From drafts to a change set in review; and onto a base that has moved. */
import { type Kind, merge, type RecordFields } from "@portal/domain/records";
import { mayDo } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import { prepare } from "../../content/prepare.ts";
import { keepCurrent } from "../../content/history.ts";
import type { StoredRecord } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, findChangeSet, lockChangeSet, requireOnSet, requireState, updateChangeSet } from "./change-set-store.ts";
import { checkLayout, withCurrentLayout } from "./check-draft.ts";
import { type Draft, draftsOf, liveRecord, OPEN_STATES, recordStep } from "./drafts.ts";
import { entriesOf, type Problem, sealEditions } from "./editions.ts";
import { layoutErrors } from "./layout-problems.ts";
import { recordOnSet } from "./record-on-set.ts";
import { type Actor, notAsAsked, Refused } from "./refused.ts";
import { requireOthersEnd } from "./review.ts";
import { siteOf } from "./site-of.ts";
import type { EditingTools } from "./tools.ts";

/** A record that was changed elsewhere, in the same place. */
export interface Conflict extends RecordKey {
  /** JSON Pointers of the places. "": the whole record. */
  readonly places: readonly string[];
  /** base or live stands on a site whose records whoever asks may not read: it is null here. */
  readonly isHidden: boolean;
  /** What both began with. null: there was no record, or it is not kept any more. */
  readonly base: RecordFields | null;
  /** null: to be deleted. */
  readonly mine: RecordFields | null;
  /** null: deleted. */
  readonly live: RecordFields | null;
}

/**
 * Seals the drafts of a change set, for review. Drafts whose record has changed elsewhere are rebased first.
 * @param expected version of the change set
 * @throws Refused "invalid" with `Problem`s, "conflict" with `Conflict`s
 */
export async function submitChangeSet(
  tools: EditingTools,
  actor: Actor,
  { id, expected, note }: { readonly id: string; readonly expected: number | undefined; readonly note: string | undefined },
): Promise<ChangeSet> {
  const seen = await findChangeSet(tools.db, id);
  if (seen) await requireOnSet(tools.db, actor, "changeSet.submit", seen);
  await checkHtml(tools, await draftsOf(tools.db, id));
  return tools.db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, expected, { actor, action: "changeSet.submit" });
    requireState(set, OPEN_STATES, "submitted");
    return sealDrafts(transaction, tools, actor, { set, note });
  });
}

/** The drafts of a locked change set, rebased and sealed: it is in review. */
export async function sealDrafts(
  transaction: Kysely<Database>,
  tools: EditingTools,
  actor: Actor,
  { set, note }: { readonly set: ChangeSet; readonly note: string | undefined },
): Promise<ChangeSet> {
  await rebaseDrafts(transaction, actor, set);
  const drafts = await draftsOf(transaction, set.id);
  if (drafts.length === 0) throw notAsAsked("nothing-to-submit", "The change set holds no drafts: there is nothing to submit.");
  const { problems } = await entriesOf(transaction, drafts, tools.reading);
  if (problems.length > 0) throw invalid(problems);
  const errors = await layoutErrors({ db: transaction, catalogue: tools.catalogue, changeSetId: set.id }, drafts);
  if (errors.length > 0) throw invalid(errors);
  const submitted = await updateChangeSet(transaction, set.id, { state: "in review", revision: set.revision + 1, reason: null });
  // Whoever submits what nobody in administration wrote (an import from the shell) answers for it: under four eyes, somebody else approves it.
  const answered = drafts.map((draft) => (actor && draft.authors.length === 0 ? { ...draft, authors: [actor.id] } : draft));
  await sealEditions(transaction, submitted, answered, note);
  const details = { revision: submitted.revision, records: drafts.length };
  await recordOnSet(transaction, set.id, { actor: actor?.id, act: "changeSet.submit", details });
  return submitted;
}

/**
 * Puts the drafts of a change set on their records as these are now; what was in review, approved or scheduled is a draft again.
 * @throws Refused "conflict" with `Conflict`s
 */
export async function rebaseChangeSet(db: Kysely<Database>, actor: Actor, id: string, expected: number | undefined): Promise<ChangeSet> {
  return db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, expected, { actor, action: "changeSet.submit" });
    requireState(set, [...OPEN_STATES, "in review", "approved", "scheduled"], "rebased");
    await requireOthersEnd(transaction, actor, set);
    await rebaseDrafts(transaction, actor, set);
    await recordOnSet(transaction, id, { actor: actor?.id, act: "changeSet.rebase" });
    return updateChangeSet(transaction, id, { state: "draft", reason: null });
  });
}

async function rebaseDrafts(transaction: Kysely<Database>, actor: Actor, set: ChangeSet): Promise<void> {
  const conflicts: Conflict[] = [];
  for (const draft of await draftsOf(transaction, set.id)) {
    const kind = draft.kind as Kind;
    const live = await liveRecord(transaction, { kind, key: draft.former_key ?? draft.key });
    if ((live?.hash ?? null) === draft.base_hash) continue;
    const base = await versionWith(transaction, draft);
    const isMergeable = live && draft.record && base && (await mayPutOn(transaction, actor, set, draft, live));
    const merged = isMergeable ? merge(base, draft.record, live.fields) : { value: undefined, conflicts: [""] };
    if (merged.conflicts.length === 0) {
      await moveDraft(transaction, actor, draft, { record: merged.value as RecordFields, live });
      continue;
    }
    const shownBase = await readable(transaction, actor, kind, base);
    const shownLive = await readable(transaction, actor, kind, live?.fields ?? null);
    const isHidden = shownBase === undefined || shownLive === undefined;
    const versions = { base: shownBase ?? null, mine: draft.record, live: shownLive ?? null };
    conflicts.push({ kind, key: draft.key, places: merged.conflicts, isHidden, ...versions });
  }
  if (conflicts.length > 0)
    throw new Refused(
      "conflict",
      `${conflicts.length === 1 ? "A record was" : `${conflicts.length} records were`} changed elsewhere meanwhile, in the same place: decide what is to stay, and save it.`,
      conflicts,
    );
}

/** Whether a draft may be put on a record as it is now. One that came to stand elsewhere meanwhile is another site's, whose roles decide. */
async function mayPutOn(db: Kysely<Database>, actor: Actor, set: ChangeSet, draft: Draft, live: StoredRecord): Promise<boolean> {
  const site = await siteOf(db, live.kind, live.fields);
  if (!actor || site === draft.site) return true;
  return mayDo(actor, draft.record ? "record.edit" : "record.delete", { site, isOwn: set.created_by === actor.id }).allowed;
}

/** @returns undefined: not for this actor */
async function readable(
  db: Kysely<Database>,
  actor: Actor,
  kind: Kind,
  fields: RecordFields | null,
): Promise<RecordFields | null | undefined> {
  if (!actor || !fields) return fields;
  return mayDo(actor, "record.read", { site: await siteOf(db, kind, fields), isOwn: false }).allowed ? fields : undefined;
}

/**
 * Takes the record as it is now for the base of a draft: who has seen both has decided what is to stay. The layout of a page is merged, as it is
 * changed by commands alone; who may not change it resolves no conflict that does.
 * @param expected version of the draft
 * @throws Refused
 */
export async function resolveConflict(
  db: Kysely<Database>,
  actor: Actor,
  {
    changeSetId,
    kind,
    key,
    expected,
    liveHash,
  }: RecordKey & {
    readonly changeSetId: string;
    readonly expected: number;
    /** Of the record as it was seen; null: deleted. */
    readonly liveHash: string | null;
  },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, changeSetId, undefined, { actor, action: "changeSet.submit" });
    requireState(set, OPEN_STATES, "changed");
    const draft = (await draftsOf(transaction, changeSetId)).find((each) => each.kind === kind && each.key === key);
    if (!draft) throw new Refused("not-found", "The change set holds no draft of this record.");
    const live = await liveRecord(transaction, { kind, key: draft.former_key ?? key });
    if (live && !(await mayPutOn(transaction, actor, set, draft, live)))
      throw new Refused(
        "not-permitted",
        "Another record has this name now, on a site where your account may not change it: take the draft out of the change set, and write it under another name.",
      );
    if (draft.version !== expected || (live?.hash ?? null) !== liveHash)
      throw new Refused("changed-meanwhile", "The draft or the record has changed again meanwhile. Look at both once more.", {
        version: draft.version,
        live: live?.fields ?? null,
      });
    const record =
      live && draft.record ? withCurrentLayout(kind, await versionWith(transaction, draft), draft.record, live.fields) : draft.record;
    if (live && record) checkLayout(actor, { kind, by: "restore" }, { before: live.fields, after: record, site: draft.site });
    await moveDraft(transaction, actor, draft, { record, live });
    await updateChangeSet(transaction, changeSetId, { state: "draft" });
  });
}

/** @param live what the draft is put on; undefined: nothing */
async function moveDraft(
  transaction: Kysely<Database>,
  actor: Actor,
  draft: Draft,
  { record, live }: { readonly record: RecordFields | null; readonly live: StoredRecord | undefined },
): Promise<void> {
  // A later rebase compares with it.
  if (live) await keepCurrent(transaction, [live]);
  const fields = record ?? live?.fields;
  const moved = await transaction
    .updateTable("draft")
    .set({
      record: record && JSON.stringify(record),
      base_hash: live?.hash ?? null,
      site: fields ? await siteOf(transaction, draft.kind as Kind, fields) : draft.site,
      version: draft.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("change_set_id", "=", draft.change_set_id)
    .where("kind", "=", draft.kind)
    .where("key", "=", draft.key)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordStep(transaction, actor, moved, draft.record ?? {});
}

/** The version of a record that a draft began with. null: there was none, or it was erased. */
async function versionWith(db: Kysely<Database>, { kind, key, former_key, base_hash }: Draft): Promise<RecordFields | null> {
  if (base_hash === null) return null;
  const version = await db
    .selectFrom("record_version")
    .select("record")
    .where("kind", "=", kind)
    .where("key", "in", [key, ...(former_key === null ? [] : [former_key])])
    .where("hash", "=", base_hash)
    .where("record", "is not", null)
    .executeTakeFirst();
  return version?.record ?? null;
}

/** Sanitises what will be published, outside of any transaction: HTML that cannot be taken is said now, not when it is to be published. */
async function checkHtml({ db, reading, sanitizer }: EditingTools, drafts: readonly Draft[]): Promise<void> {
  const { entries } = await entriesOf(db, drafts, reading);
  const { refused } = await prepare(db, sanitizer, entries);
  if (refused.length > 0) throw invalid(refused.map(({ entry: { kind, key }, finding }) => ({ kind, key, findings: [finding] })));
}

const invalid = (problems: readonly Problem[]): Refused =>
  new Refused(
    "invalid",
    problems.length === 1
      ? `${problems[0]?.kind} ${JSON.stringify(problems[0]?.key)}: ${problems[0]?.findings[0]?.problem ?? "It is not valid."}`
      : `${problems.length} records are not valid.`,
    problems,
  );
