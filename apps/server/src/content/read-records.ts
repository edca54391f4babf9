/** Records as they are stored, in the form of the lines that bring them in. */
import { canonicalJson, keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { exporters } from "./exporters.ts";
import type { RecordKey } from "./records.ts";
import { sha256 } from "./values.ts";

export interface StoredRecord extends RecordKey {
  readonly fields: RecordFields;
  /** sha256 of the fields, whatever their order. */
  readonly hash: string;
}

export const recordName = ({ kind, key }: RecordKey): string => `${kind} ${key}`;

/** Those of the records that exist, by their names; the bytes of their files are kept. */
export async function readRecords(db: Kysely<Database>, records: readonly RecordKey[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>();
  for (const [kind, wanted] of Map.groupBy(records, (record) => record.kind)) {
    const keys = wanted.map(({ key }) => key);
    for await (const line of exporters[kind](db, keys)) {
      const fields = kind === "file" ? await keepBytes(db, line) : line;
      const record = { kind, key: keyOf(kind, fields), fields, hash: hashOfRecord(fields) };
      found.set(recordName(record), record);
    }
  }
  return found;
}

/** Equal for equal fields, in whatever order a database or an editor brings them. */
export const hashOfRecord = (fields: RecordFields): string => sha256(canonicalJson(fields));

/** Keeps the bytes of a file apart. @param line says them as `text` or `base64` */
export async function keepBytes(db: Kysely<Database>, line: RecordFields): Promise<RecordFields> {
  const { text, base64, ...fields } = line;
  const bytes = typeof base64 === "string" ? Buffer.from(base64, "base64") : Buffer.from(String(text));
  const hash = sha256(bytes);
  await db
    .insertInto("record_bytes")
    .values({ sha256: hash, bytes })
    // Anew: whoever names them now must find them, whenever they were kept first.
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ kept_at: sql<Date>`clock_timestamp()` }))
    .execute();
  return { ...fields, sha256: hash };
}

/** As a line of content says it: the bytes of a file are in it. @throws where its bytes are not kept any more */
export async function lineOf(db: Kysely<Database>, { kind, fields }: { kind: Kind; fields: RecordFields }): Promise<object> {
  if (kind !== "file") return { ...fields, kind };
  const { sha256: hash, ...line } = fields;
  const { bytes } = await db
    .selectFrom("record_bytes")
    .select("bytes")
    .where("sha256", "=", sql.val(String(hash)))
    .executeTakeFirstOrThrow();
  return { ...line, kind, base64: bytes.toString("base64") };
}
