/** Earlier states of records: looked at, taken back, found in the trash. */
import { keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { isDeepStrictEqual } from "node:util";
import type { Catalogue } from "@portal/core/catalogue";
import { type Kysely, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, makeChangeSet } from "./change-set-store.ts";
import { metadataOf } from "./check-draft.ts";
import { liveRecord, writeDraft } from "./drafts.ts";
import { type Actor, mayRead, Refused, requireAllowed, requireReadable } from "./refused.ts";
import { siteOf } from "./site-of.ts";
import type { EditingTools } from "./tools.ts";

/** Days for which a deleted record stays in the trash. */
export const TRASH_DAYS = 30;

export interface Version {
  readonly id: string;
  readonly kind: Kind;
  readonly key: string;
  /** null: deleted, or erased. */
  readonly record: RecordFields | null;
  readonly hash: string | null;
  readonly origin: "baseline" | "change set" | "import" | "moderation";
  readonly changeSetId: string | null;
  readonly author: string | null;
  readonly writtenAt: Date;
  readonly isErased: boolean;
}

/** What the record of a version `v` said then, or last before: of a deletion, what was deleted. */
const lastOf = sql<{ record: RecordFields }>`
  select said.record from record_version said
  where said.kind = v.kind and said.key = v.key and said.ended_by is not distinct from v.ended_by and said.id <= v.id and said.record is not null
  order by said.id desc limit 1`;

const columns = sql<Version>`v.id, v.kind, v.key, v.record, v.hash, v.origin, v.change_set_id as "changeSetId", v.author, v.written_at as "writtenAt",
  v.erased_at is not null as "isErased"`;

/** Versions that are kept under a key, newest first, with the site that each belongs to: the key may have been another site's record's before. */
export async function versionSites(
  db: Kysely<Database>,
  { kind, key }: RecordKey,
): Promise<readonly { readonly id: string; readonly site: string | null }[]> {
  const { rows } = await sql<{ id: string; fields: RecordFields | null }>`
    select v.id, case when said.record is not null then
      jsonb_build_object('slug', v.key, 'site', said.record -> 'site', 'path', said.record -> 'path') end as fields
    from record_version v left join lateral (${lastOf}) said on true
    where v.kind = ${kind} and v.key = ${key} order by v.id desc`.execute(db);
  return Promise.all(rows.map(async ({ id, fields }) => ({ id, site: fields ? await siteOf(db, kind, fields) : null })));
}

/** What is kept of a record, newest first: versions of sites whose records the actor may read. @throws Refused */
export async function historyOf(
  db: Kysely<Database>,
  actor: Actor,
  { kind, key }: RecordKey,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly versions: readonly Version[]; readonly total: number }> {
  const kept = await versionSites(db, { kind, key });
  const readable = kept.filter(({ site }) => mayRead(actor, site));
  if (readable.length === 0) {
    // One that was never edited has no versions, and a site all the same.
    const live = await liveRecord(db, { kind, key });
    requireReadable(actor, { kind, key }, live ? await siteOf(db, kind, live.fields) : kept[0]?.site);
  }
  const ids = readable.slice(offset, offset + limit).map(({ id }) => id);
  const { rows } =
    await sql<Version>`select ${columns} from record_version v where v.id = any(${ids}::bigint[]) order by v.id desc`.execute(db);
  return { versions: rows, total: readable.length };
}

/**
 * Deleted records that can be taken back, last deleted first: those of sites whose records the actor may read. One stays in the trash where another site
 * has its key by now.
 */
export async function trash(db: Kysely<Database>, actor: Actor): Promise<readonly Version[]> {
  const { rows } = await sql<Version>`
    select ${columns} from record_version v
    where v.hash is null and v.written_at > now() - make_interval(days => ${TRASH_DAYS}) order by v.written_at desc`.execute(db);
  const seen = await Promise.all(
    rows.map(async (version) => {
      const before = await lastRecord(db, version);
      if (!before) return [];
      const kept = await versionSites(db, version);
      const at = kept.findIndex(({ id }) => id === version.id);
      const site = kept[at]?.site ?? null;
      const isBack = kept.slice(0, at).some((later) => later.site === site);
      return !isBack && mayRead(actor, site) ? [{ ...version, record: before }] : [];
    }),
  );
  return seen.flat();
}

/**
 * A new change set with a record, or one block of its page, as it was.
 * @param version its id
 * @param block key of the block; undefined: the whole record
 * @throws Refused
 */
export async function restoreVersion(
  { db, catalogue }: Pick<EditingTools, "db" | "catalogue">,
  actor: Actor,
  { version, block, title }: { readonly version: string; readonly block: string | undefined; readonly title: string },
): Promise<ChangeSet> {
  const { rows } = await sql<Version>`select ${columns} from record_version v where v.id = ${version}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refused("not-found", "There is no such version.");
  // Of a deletion: what was deleted.
  const former = found.record ?? (found.hash === null ? await lastRecord(db, found) : undefined);
  if (!former) throw new Refused("not-found", "What the record was like then has been erased, or was never kept.");
  const { kind } = found;
  const live = await liveRecord(db, { kind, key: found.key });
  const restored = { ...former, ...(live ? sameKey(kind, live.fields) : {}) };
  const record = block === undefined ? restored : withBlock(live?.fields, former, block);
  const key = keyOf(kind, record);
  const site = await siteOf(db, kind, record);
  requireAllowed(actor, "changeSet.restore", [{ site, isOwn: true }]);
  if (live && (await siteOf(db, kind, live.fields)) !== site && (await hasEnded(db, version)))
    throw new Refused(
      "conflict",
      `Another record is called ${JSON.stringify(found.key)} by now: this one can be restored once that is renamed or deleted.`,
    );
  // Blocks that a layout closes are designers' also here.
  if (
    live &&
    closedBlocks(catalogue, live.fields).some((closed) => !isDeepStrictEqual(blockOf(live.fields, closed), blockOf(record, closed)))
  )
    requireAllowed(actor, "layout.edit", [{ site, isOwn: true }]);
  return db.transaction().execute(async (transaction) => {
    const set = await makeChangeSet(transaction, actor, { title });
    await writeDraft(transaction, actor, {
      changeSetId: set.id,
      kind,
      key,
      expected: 0,
      baseHash: live?.hash ?? null,
      record,
      formerKey: undefined,
      successor: undefined,
      by: "restore",
    });
    return set;
  });
}

/** @throws Refused where there is none that the actor may read, or nothing is left of what it said */
export async function readableVersion(
  db: Kysely<Database>,
  actor: Actor,
  id: string,
): Promise<{ readonly kind: Kind; readonly record: RecordFields }> {
  const { rows } = await sql<Version>`select ${columns} from record_version v where v.id = ${id}`.execute(db);
  const [version] = rows;
  // Who may not read it is not told whether it is there.
  requireAllowed(actor, "record.read", [{ site: version ? await siteOfVersion(db, version) : null, isOwn: false }]);
  if (!version?.record) throw new Refused("not-found", "There is no such version, or it was deleted or erased.");
  return { kind: version.kind, record: version.record };
}

/** What the record of a version was like when something was kept of it last. */
async function lastRecord(db: Kysely<Database>, { id }: Pick<Version, "id">): Promise<RecordFields | undefined> {
  const { rows } = await sql<{ record: RecordFields }>`
    select said.record from record_version v cross join lateral (${lastOf}) said where v.id = ${id}`.execute(db);
  return rows[0]?.record;
}

async function siteOfVersion(db: Kysely<Database>, version: Version): Promise<string | null> {
  return (await versionSites(db, version)).find(({ id }) => id === version.id)?.site ?? null;
}

/** Whether the record of a version was deleted: what has its key by now is another. */
async function hasEnded(db: Kysely<Database>, id: string): Promise<boolean> {
  const version = await db.selectFrom("record_version").select("ended_by").where("id", "=", id).executeTakeFirst();
  return (version?.ended_by ?? null) !== null;
}

/** A record that has got another slug since keeps it. */
function sameKey(kind: Kind, live: RecordFields): RecordFields {
  const names = kind === "file" ? ["path"] : kind === "feed" ? ["address"] : kind === "parameter" ? ["type", "key"] : ["slug"];
  return Object.fromEntries(names.map((name) => [name, live[name]]));
}

/** The live record with one block as a former one has it. */
function withBlock(live: RecordFields | undefined, former: RecordFields, key: string): RecordFields {
  if (!live) throw new Refused("not-found", "The record is deleted: restore all of it.");
  const blocks = blocksOf(live).filter((block) => block["key"] !== key);
  const block = blockOf(former, key);
  return { ...live, metadata: { ...metadataOf(live), blocks: block ? [...blocks, block] : blocks } };
}

function blocksOf(record: RecordFields): readonly RecordFields[] {
  const { blocks } = metadataOf(record);
  return Array.isArray(blocks)
    ? ((blocks as readonly unknown[]).filter((block) => typeof block === "object" && block !== null) as RecordFields[])
    : [];
}

const blockOf = (record: RecordFields, key: string): RecordFields | undefined => blocksOf(record).findLast((each) => each["key"] === key);

/** Keys of the blocks that the record's own layout closes to all but designers. */
function closedBlocks({ layouts }: Pick<Catalogue, "layouts">, record: RecordFields): readonly string[] {
  const { layoutId } = metadataOf(record);
  const layout = typeof layoutId === "string" ? layouts.get(layoutId) : undefined;
  return (layout?.blocks ?? []).filter(({ editable }) => !editable).map(({ key }) => key);
}
