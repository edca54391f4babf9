/** What records were like, since somebody first edited them: copy on write. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { readRecords, recordName } from "./read-records.ts";
import type { RecordKey } from "./records.ts";

/** Who writes records, for their history. */
export type Writer =
  | { readonly origin: "import" | "moderation"; readonly author?: string }
  | { readonly origin: "change set"; readonly changeSetId: string; readonly author: string | undefined };

/** Keeps records as they are, where nothing is kept of them yet. @returns nothing of records that do not exist */
export async function keepBaselines(transaction: Kysely<Database>, records: readonly RecordKey[]): Promise<void> {
  const kept = await withHistory(transaction, records);
  const missing = records.filter((record) => !kept.has(recordName(record)));
  const stored = await readRecords(transaction, missing);
  await append(
    transaction,
    missing.filter((record) => stored.has(recordName(record))),
    undefined,
  );
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

/** @param writer undefined: of the baseline */
async function append(transaction: Kysely<Database>, records: readonly RecordKey[], writer: Writer | undefined): Promise<void> {
  if (records.length === 0) return;
  const stored = await readRecords(transaction, records);
  const rows = records.map((record) => {
    const now = stored.get(recordName(record));
    return {
      kind: record.kind,
      key: record.key,
      record: now ? JSON.stringify(now.fields) : null,
      hash: now?.hash ?? null,
      origin: writer?.origin ?? ("baseline" as const),
      change_set_id: writer?.origin === "change set" ? writer.changeSetId : null,
      author: writer?.author ?? null,
    };
  });
  await transaction.insertInto("record_version").values(rows).execute();
}
