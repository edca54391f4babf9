/** A change set goes live: all of it in one moment, or nothing. */
import type { Kind } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import { keepCurrent, type Writer } from "../../content/history.ts";
import { prepare } from "../../content/prepare.ts";
import { isPublicArticle } from "../../content/public-changes.ts";
import { readRecords, recordName, type StoredRecord } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import { type Changes, writeChanges } from "../../content/write-batch.ts";
import { lockUntilCommit } from "../../database/advisory-locks.ts";
import { aheadOfPreviews } from "../../database/preview-transactions.ts";
import type { Database } from "../../database/schema.ts";
import { addressOf, type Move, type Placed, recordMoves } from "./addresses.ts";
import { type ChangeSet, findChangeSet, lockChangeSet, requireOnSet, requireState, updateChangeSet } from "./change-set-store.ts";
import { draftsOf, OPEN_STATES } from "./drafts.ts";
import { contentsOf, digestOf, type Edition, editionsOf, entriesOf } from "./editions.ts";
import { planEnd } from "./end.ts";
import { announceEmergency } from "./notices.ts";
import { recordOnSet } from "./record-on-set.ts";
import { type Actor, refusalOf, Refused } from "./refused.ts";
import { requireApproved } from "./review.ts";
import { sealDrafts } from "./submission.ts";
import type { EditingTools } from "./tools.ts";

export interface Publication {
  readonly id: string;
  /** Version of the change set as it was looked at; undefined: whatever it is. */
  readonly expected: number | undefined;
  /** now: an approved one. due: a scheduled one whose time has come. emergency: whatever its drafts say, approved afterwards. */
  readonly how: "now" | "due" | "emergency";
}

/** Another transaction was in the way: it is tried again. */
const retried: ReadonlySet<unknown> = new Set(["40P01", "40001", "55P03"]);
const MAX_TRIES = 5;

/**
 * Publishes a change set in one transaction: permission and approvals, references, records, redirects, audit, notifications. Where it is refused,
 * everything stays as it was.
 * @throws Refused; "conflict" where a record has changed since it was submitted
 */
export async function publishChangeSet(tools: EditingTools, actor: Actor, publication: Publication): Promise<ChangeSet> {
  const { id, expected, how } = publication;
  // In an emergency, of what it holds now: what is written meanwhile was looked at by nobody.
  const version = expected ?? (how === "emergency" ? (await findChangeSet(tools.db, id))?.version : undefined);
  let merged: readonly Edition[] | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishOnce(tools, actor, { id, expected: version, how }, merged);
    } catch (error) {
      const isRetried = error instanceof Merged || retried.has((error as { code?: unknown }).code);
      if (attempt === MAX_TRIES || !isRetried) throw refusalOf(error) ?? error;
      if (error instanceof Merged) merged = error.editions;
    }
  }
}

/** Drafts of an emergency were merged with records that have changed: what is published has to be prepared first, and it is tried again. */
class Merged extends Error {
  readonly editions: readonly Edition[];

  constructor(editions: readonly Edition[]) {
    super("The drafts were merged with records that have changed.");
    this.editions = editions;
  }
}

/** @param merged what another try has made of the drafts; undefined: what the change set holds */
async function publishOnce(
  tools: EditingTools,
  actor: Actor,
  { id, expected, how }: Publication,
  merged: readonly Edition[] | undefined,
): Promise<ChangeSet> {
  const action = how === "emergency" ? "changeSet.publishEmergency" : "changeSet.publish";
  const seen = await findChangeSet(tools.db, id);
  if (!seen) throw new Refused("not-found", "There is no such change set.");
  await requireOnSet(tools.db, actor, action, seen);
  const wanted = merged ?? (how === "emergency" ? await contentsOf(tools.db, seen) : await editionsOf(tools.db, seen));
  const changes = await prepareEditions(tools, wanted);
  return aheadOfPreviews(tools.db, async (transaction) => {
    await lockUntilCommit(transaction, "import");
    const locked = await lockChangeSet(transaction, id, expected, { actor, action });
    const set = how === "emergency" ? await sealForEmergency(transaction, tools, actor, locked) : locked;
    const editions = how === "emergency" ? await editionsOf(transaction, set) : wanted;
    if (how === "emergency" && digestOf(editions) !== digestOf(wanted)) throw new Merged(editions);
    if (how !== "emergency" && set.revision !== seen.revision)
      throw new Refused("changed-meanwhile", "The change set has been submitted anew meanwhile. Look at it again.", {
        version: set.version,
      });
    requireState(set, how === "due" ? ["scheduled"] : how === "now" ? ["approved", "scheduled"] : ["in review"], "published");
    if (how === "due") await requireDue(transaction, set);
    if (how !== "emergency") await requireApproved(transaction, actor, set, editions);
    const before = await requireBase(transaction, editions);
    await keepCurrent(transaction, [...before.values()]);
    const writer: Writer = { origin: "change set", changeSetId: id, author: actor?.id };
    await writeEditions(transaction, { ...changes, isEnd: set.ends !== null }, writer);
    const moment = await now(transaction);
    await moveAddresses(transaction, tools, { id, editions, before, moment });
    const published = await updateChangeSet(transaction, id, {
      state: "published",
      published_at: moment,
      is_emergency: how === "emergency",
      reason: null,
    });
    await transaction.deleteFrom("draft").where("change_set_id", "=", id).execute();
    if (how === "emergency") await announceEmergency(transaction, tools, published, actor?.name);
    if (published.expire_at) await planEnd(transaction, published, editions);
    const details = { revision: set.revision, records: editions.length, how };
    await recordOnSet(transaction, id, { actor: actor?.id, act: "changeSet.publish", details });
    return published;
  });
}

/** Writes what was prepared, all of it. @param writer undefined: of a preview. @throws Refused where a part of it cannot be written */
export async function writeEditions(transaction: Kysely<Database>, changes: Changes, writer: Writer | undefined): Promise<void> {
  const { refused, refusedChanges } = await writeChanges(transaction, changes, writer);
  const problems = [
    ...refused.map(({ entry: { kind, key }, finding }) => ({ kind, key, findings: [finding] })),
    ...refusedChanges.map(({ record, finding }) => ({ ...record, findings: [finding] })),
  ];
  const [first] = problems;
  if (first) throw new Refused("invalid", `${first.kind} ${JSON.stringify(first.key)}: ${first.findings[0]?.problem ?? ""}`, problems);
}

/** Does what takes long before the transaction: reads and sanitises what is to be written. @throws Refused "invalid" */
export async function prepareEditions({ db, reading, sanitizer }: EditingTools, editions: readonly Edition[]): Promise<Changes> {
  const erased = editions.filter(({ hash, record }) => hash !== null && !record);
  if (erased.length > 0)
    throw new Refused(
      "invalid",
      "A part of what was submitted has been erased: look at what is left, and submit it again.",
      erased.map(({ kind, key }) => ({ kind, key })),
    );
  const { entries, problems } = await entriesOf(db, editions, reading);
  const { ready, refused } = await prepare(db, sanitizer, entries);
  const invalid = [...problems, ...refused.map(({ entry: { kind, key }, finding }) => ({ kind, key, findings: [finding] }))];
  if (invalid.length > 0) throw new Refused("invalid", "What was submitted cannot be published as it is.", invalid);
  const keyOf = ({ kind, key }: Edition): RecordKey => ({ kind: kind as Kind, key });
  return {
    ready,
    renames: editions.flatMap((edition) => (edition.former_key === null ? [] : [{ ...keyOf(edition), formerKey: edition.former_key }])),
    removals: editions.filter(({ hash }) => hash === null).map(keyOf),
  };
}

/** Records as they are before a publication, by their names. @throws Refused where one is not what its edition was made from */
export async function requireBase(transaction: Kysely<Database>, editions: readonly Edition[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const bases = editions.map(({ kind, key, former_key }) => ({ kind: kind as Kind, key: former_key ?? key }));
  const live = await readRecords(transaction, bases);
  const moved = editions.filter(
    ({ base_hash, site, record }, index) =>
      (live.get(recordName(bases[index] as RecordKey))?.hash ?? null) !== base_hash ||
      // Its site has another slug since it was sealed, and another site may have this one.
      (typeof record?.["site"] === "string" && record["site"] !== site),
  );
  if (moved.length > 0)
    throw new Refused(
      "conflict",
      `${moved.length === 1 ? "A record has" : `${moved.length} records have`} changed since the change set was submitted: rebase it, and submit it again.`,
      moved.map(({ kind, key }) => ({ kind, key })),
    );
  return live;
}

export async function moveAddresses(
  transaction: Kysely<Database>,
  { ministry }: EditingTools,
  {
    id,
    editions,
    before,
    moment,
  }: {
    readonly id: string;
    readonly editions: readonly Edition[];
    /** The records until now, by their names. */
    readonly before: ReadonlyMap<string, Placed>;
    /** Of the publication. */
    readonly moment: Date;
  },
): Promise<void> {
  const moves: Move[] = [];
  const used: string[] = [];
  for (const { kind, key, former_key, record, hash, successor } of editions) {
    const former = before.get(`${kind} ${former_key ?? key}`);
    const from = former && addressOf(former.kind, former.fields, ministry);
    const to = hash === null ? (successor ?? undefined) : record ? addressOf(kind as Kind, record, ministry) : undefined;
    if (hash !== null && to !== undefined) used.push(to);
    if (former && from !== undefined && from !== to) moves.push({ from, to, wasPublic: isPublic(former, moment) });
  }
  await recordMoves(transaction, id, moves, used);
}

const isPublic = ({ kind, fields }: Placed, moment: Date): boolean => kind !== "article" || isPublicArticle(fields, moment);

/** Seals what a locked change set holds, if it is not in review already. */
async function sealForEmergency(transaction: Kysely<Database>, tools: EditingTools, actor: Actor, set: ChangeSet): Promise<ChangeSet> {
  if (set.state === "in review") return set;
  requireState(set, [...OPEN_STATES, "approved", "scheduled"], "published");
  if ((await draftsOf(transaction, set.id)).length === 0) return set;
  const sealed = await sealDrafts(transaction, tools, actor, { set, note: undefined });
  return set.state === "scheduled" ? updateChangeSet(transaction, set.id, { expire_at: set.expire_at }) : sealed;
}

async function requireDue(transaction: Kysely<Database>, { publish_at }: ChangeSet): Promise<void> {
  if (publish_at === null || publish_at > (await now(transaction)))
    throw new Refused("wrong-state", "The time of this publication has not come yet.");
}

/** By the database's clock. */
async function now(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
