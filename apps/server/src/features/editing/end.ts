/** The end of a publication that has one: a change set that takes back what it did. */
import type { Kind } from "@portal/domain/records";
import type { Kysely } from "kysely";
import { readRecords, recordName } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, makeChangeSet, updateChangeSet } from "./change-set-store.ts";
import type { Edition } from "./editions.ts";

/** Schedules what takes back a publication, in the transaction that publishes. It was approved with it (requireApproved). */
export async function planEnd(transaction: Kysely<Database>, published: ChangeSet, editions: readonly Edition[]): Promise<void> {
  const end = await makeChangeSet(transaction, undefined, { title: published.title, ends: published.id });
  const records = editions.map(({ kind, key }) => ({ kind: kind as Kind, key }));
  const live = await readRecords(transaction, records);
  for (const { kind, key, site, former_key, base_hash, authors } of editions) {
    const name = { kind: kind as Kind, key };
    const first = await firstVersion(transaction, name, published.id);
    // It was published as it was already: there is nothing to take back.
    if (first === undefined) continue;
    const now = live.get(recordName(name));
    const former = base_hash === null ? undefined : await versionBefore(transaction, name, first, base_hash);
    // Never delete a record that was there before, even if what it said then has been erased.
    const isErased = base_hash !== null && !former?.record;
    const isNowhere = base_hash === null && !now;
    if (isErased || isNowhere) continue;
    const wanted = {
      change_set_id: end.id,
      kind,
      ...(former?.record && former_key !== null ? { key: former_key, former_key: key } : { key, former_key: null }),
      site,
      base_hash: now?.hash ?? null,
      record: former?.record ? JSON.stringify(former.record) : null,
      successor: null,
      // Of what it takes back: they are written to, and change its time only with others' eyes.
      authors,
    };
    await transaction
      .insertInto("edition")
      .values({ ...wanted, revision: 1, hash: former?.record ? former.hash : null, note: null })
      .execute();
    // Where it cannot be published it is rebased and submitted as any other set.
    await transaction
      .insertInto("draft")
      .values({ ...wanted, updated_by: null })
      .execute();
  }
  await updateChangeSet(transaction, end.id, { state: "scheduled", revision: 1, publish_at: published.expire_at });
}

/** Id of the first version that a publication wrote of a record; undefined: it changed nothing of it. */
async function firstVersion(db: Kysely<Database>, { kind, key }: RecordKey, changeSetId: string): Promise<string | undefined> {
  const version = await db
    .selectFrom("record_version")
    .select("id")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("change_set_id", "=", changeSetId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return version?.id;
}

/**
 * A record as it was before a version. The hash names it: under a key that another, deleted record had before, versions of both lie between each other.
 */
async function versionBefore(db: Kysely<Database>, { kind, key }: RecordKey, id: string, hash: string) {
  return db
    .selectFrom("record_version")
    .select(["record", "hash"])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("hash", "=", hash)
    .where("id", "<", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
