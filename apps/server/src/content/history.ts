/** What records were like, since somebody first edited them: copy on write. */
import type { RecordFields } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { publicChanges } from "./public-changes.ts";
import { readRecords, recordName } from "./read-records.ts";
import type { RecordKey } from "./records.ts";

/** Who writes records, for their history. */
export type Writer =
  | { readonly origin: "import" | "moderation"; readonly author?: string }
  | { readonly origin: "change set"; readonly changeSetId: string; readonly author: string | undefined };

/**
 * Keeps records as they are now, where their history does not end with that: it begins here, or an import that was under way then did not know of it.
 * @returns nothing of records that do not exist
 */
export async function keepCurrent(transaction: Kysely<Database>, records: readonly RecordKey[]): Promise<void> {
  const stored = await readRecords(transaction, records);
  const last = await lastHashes(transaction, records);
  const missing = records.filter((record) => {
    const name = recordName(record);
    return stored.has(name) && stored.get(name)?.hash !== last.get(name);
  });
  await append(transaction, missing, undefined);
}

/**
 * Adds to the history of records what they are like now, or that they are gone; of an import only where somebody has edited them before.
 * @param transaction in which they were written
 */
export async function appendVersions(transaction: Kysely<Database>, records: readonly RecordKey[], writer: Writer): Promise<void> {
  if (records.length === 0) return;
  if (writer.origin === "change set") return append(transaction, records, writer);
  const kept = await withHistory(transaction, records);
  await append(
    transaction,
    records.filter((record) => kept.has(recordName(record))),
    writer,
  );
}

/** Names of those that have a history. */
async function withHistory(db: Kysely<Database>, records: readonly RecordKey[]): Promise<ReadonlySet<string>> {
  if (records.length === 0) return new Set();
  const kinds = records.map(({ kind }) => kind);
  const keys = records.map(({ key }) => key);
  const { rows } = await sql<RecordKey>`
    select kind, key from unnest(${kinds}::text[], ${keys}::text[]) as wanted (kind, key)
    where exists (select from record_version v where v.kind = wanted.kind and v.key = wanted.key)`.execute(db);
  return new Set(rows.map(recordName));
}

/** Of the newest version of each, by their names. null: it was deleted. */
async function lastHashes(db: Kysely<Database>, records: readonly RecordKey[]): Promise<ReadonlyMap<string, string | null>> {
  if (records.length === 0) return new Map();
  const { rows } = await sql<RecordKey & { readonly hash: string | null }>`
    select distinct on (v.kind, v.key) v.kind, v.key, v.hash from record_version v
    join unnest(${records.map(({ kind }) => kind)}::text[], ${records.map(({ key }) => key)}::text[]) as wanted (kind, key)
      on v.kind = wanted.kind and v.key = wanted.key
    order by v.kind, v.key, v.id desc`.execute(db);
  return new Map(rows.map((row) => [recordName(row), row.hash]));
}

/** The newest version of each article by its key, and the moment by the database's clock. record null: it is not kept. */
async function lastArticles(
  db: Kysely<Database>,
  records: readonly RecordKey[],
): Promise<ReadonlyMap<string, { readonly record: RecordFields | null; readonly moment: Date }>> {
  const keys = records.flatMap(({ kind, key }) => (kind === "article" ? [key] : []));
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ readonly key: string; readonly record: RecordFields | null; readonly moment: Date }>`
    select distinct on (key) key, record, clock_timestamp() as moment from record_version
    where kind = 'article' and key = any(${keys}::text[]) and ended_by is null order by key, id desc`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** @param writer undefined: nobody knows who, as of the baseline */
async function append(transaction: Kysely<Database>, records: readonly RecordKey[], writer: Writer | undefined): Promise<void> {
  if (records.length === 0) return;
  const stored = await readRecords(transaction, records);
  // What a baseline differs in was changed some time ago.
  const former = writer ? await lastArticles(transaction, records) : new Map<string, never>();
  const rows = records.map((record) => {
    const now = stored.get(recordName(record));
    const before = record.kind === "article" ? former.get(record.key) : undefined;
    return {
      kind: record.kind,
      key: record.key,
      record: now ? JSON.stringify(now.fields) : null,
      hash: now?.hash ?? null,
      origin: writer?.origin ?? ("baseline" as const),
      change_set_id: writer?.origin === "change set" ? writer.changeSetId : null,
      author: writer?.author ?? null,
      public_changes: (now && before && publicChanges(before.record, now.fields, before.moment)) ?? null,
    };
  });
  await transaction.insertInto("record_version").values(rows).execute();
}
