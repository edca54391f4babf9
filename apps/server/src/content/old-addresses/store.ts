import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { notify } from "../tags.ts";
import type { OldAddress } from "./read-table.ts";

export interface StoredChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** Rows of one statement. */
const BATCH = 5_000;
/** Tag of what old addresses lead to; any change ends what is kept of an address without a page. */
const TAG = "old-addresses";

/** Puts the table in the place of the one that is stored, at once. @param isDry nothing is changed in the end */
export async function storeTable(db: Kysely<Database>, rows: readonly OldAddress[], isDry: boolean): Promise<StoredChanges> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table old_address in share row exclusive mode`.execute(transaction);
    const before = new Map((await readTableRows(transaction)).map((row) => [row.pattern, row]));
    const written = rows.filter((row) => !isSame(before.get(row.pattern), row));
    const kept = new Set(rows.map(({ pattern }) => pattern));
    const removed = [...before.keys()].filter((pattern) => !kept.has(pattern));
    const added = written.filter(({ pattern }) => !before.has(pattern)).length;
    const changes = { added, changed: written.length - added, removed: removed.length, unchanged: rows.length - written.length };
    if (isDry || written.length + removed.length === 0) return changes;
    if (removed.length > 0) await sql`delete from old_address where pattern = any(${removed}::text[])`.execute(transaction);
    for (let at = 0; at < written.length; at += BATCH) {
      const batch = JSON.stringify(written.slice(at, at + BATCH));
      await sql`
        insert into old_address (pattern, key, target, note)
        select pattern, key, target, note from json_to_recordset(${batch}::json) as r (pattern text, key text, target text, note text)
        on conflict (pattern) do update set key = excluded.key, target = excluded.target, note = excluded.note`.execute(transaction);
    }
    await notify(transaction, new Set([TAG]));
    return changes;
  });
}

const isSame = (one: OldAddress | undefined, other: OldAddress): boolean =>
  one?.key === other.key && one.target === other.target && one.note === other.note;

/** In the order of the patterns. */
export const readTableRows = (db: Kysely<Database>): Promise<OldAddress[]> =>
  db
    .selectFrom("old_address")
    .select(["pattern", "key", "target", "note"])
    .orderBy(sql`pattern collate "C"`)
    .execute();
