/** A category is merged into another one of its site, within a change set. */
import type { RecordFields } from "@portal/domain/records";
import { MOST_MERGED } from "@portal/contracts";
import { categoryPath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, findChangeSet, lockChangeSet, requireOpenTo, requireState } from "./change-set-store.ts";
import { findDraft, OPEN_STATES, type RecordInSet, recordInSet, writeDraft } from "./drafts.ts";
import { recordOnSet } from "./record-on-set.ts";
import { type Actor, notAsAsked, Refused } from "./refused.ts";

export interface Merging {
  /** Of the change set. */
  readonly id: string;
  /** Its version as it was seen. */
  readonly expected: number;
  /** Slug of the category that goes. */
  readonly category: string;
  /** Slug of the one that gets its articles and subcategories. */
  readonly into: string;
}

/**
 * Every article and subcategory gets the other category, and the category is deleted with the other as its successor: as drafts of the set, all or none.
 * @throws Refused
 */
export async function mergeCategory(db: Kysely<Database>, actor: Actor, merging: Merging): Promise<ChangeSet> {
  const { id, expected, category, into } = merging;
  return db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, expected);
    await requireOpenTo(transaction, actor, set);
    requireState(set, OPEN_STATES, "changed");
    const [from, other] = await Promise.all(
      [category, into].map(async (key) => (await recordInSet(transaction, id, { kind: "category", key })).record),
    );
    // Who may not delete the category learns nothing of what it holds.
    const successor = other && categoryPath(String(other["site"]), into);
    await write(transaction, actor, { id, kind: "category", key: category, record: null, successor });
    if (!from || !other) throw new Refused("not-found", "There is no such category: read the tree again.");
    if (category === into || from["site"] !== other["site"])
      throw notAsAsked("merge-elsewhere", "A category is merged into another one of the same site.");
    const held = await heldBy(transaction, category, id);
    if (held.length >= MOST_MERGED)
      throw notAsAsked(
        "merge-too-large",
        `Merging changes ${held.length + 1} records, and one change set takes ${MOST_MERGED} so: merge its subcategories first, or import its articles anew.`,
        { records: held.length + 1, most: MOST_MERGED },
      );
    let records = 1;
    for (const { kind, key } of held) {
      const { record } = await recordInSet(transaction, id, { kind, key });
      const place = kind === "article" ? "category" : "parent";
      // Moved elsewhere, or deleted, in this set.
      if (record?.[place] !== category) continue;
      if (kind === "category" && (await isBelow(transaction, id, into, key)))
        throw notAsAsked("merge-below", "A category is not merged into one that stands below it: move that one first.");
      await write(transaction, actor, { id, kind, key, record: { ...record, [place]: into }, successor: undefined });
      records += 1;
    }
    const details = { category, into, records };
    await recordOnSet(transaction, id, { actor: actor?.id, act: "changeSet.merge", details });
    return (await findChangeSet(transaction, id)) ?? set;
  });
}

/** Articles and subcategories that a category has now, and those that the set gives it. */
async function heldBy(db: Kysely<Database>, category: string, id: string): Promise<readonly RecordKey[]> {
  const { rows } = await sql<RecordKey>`
    select 'article' as kind, l.key from listed_article l join category c on c.id = l.category_id where c.slug = ${category}
    union select 'category', c.slug from category c join category p on p.id = c.parent_id where p.slug = ${category}
    union select kind, key from draft where change_set_id = ${id}
      and (kind = 'article' and record ->> 'category' = ${category} or kind = 'category' and record ->> 'parent' = ${category})
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a category stands below another, or is it, as the set has them. */
async function isBelow(db: Kysely<Database>, id: string, category: string, above: string): Promise<boolean> {
  const seen = new Set<string>();
  for (let key: unknown = category; typeof key === "string" && !seen.has(key);) {
    if (key === above) return true;
    seen.add(key);
    const { record }: RecordInSet = await recordInSet(db, id, { kind: "category", key });
    key = record?.["parent"];
  }
  return false;
}

interface Write extends RecordKey {
  /** Of the change set. */
  readonly id: string;
  readonly record: RecordFields | null;
  readonly successor: string | undefined;
}

async function write(transaction: Kysely<Database>, actor: Actor, { id, kind, key, record, successor }: Write): Promise<void> {
  const draft = await findDraft(transaction, id, { kind, key });
  const change = { changeSetId: id, kind, key, record, successor, formerKey: undefined, baseHash: undefined, by: "hand" } as const;
  await writeDraft(transaction, actor, { ...change, expected: draft?.version ?? 0 });
}
