/** Bytes of files that records name by their hash, before and after they are live. None of them is public: visitors read the live table. */
import type { RecordFields } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { Refused } from "./refused.ts";
import { claimedType, inspectUpload, RefusedUpload } from "./upload-types.ts";

/** Of a row `b`: whether a draft, what can be taken back of one, an edition, a version or a live file has it. */
const isNamed = sql`exists (
  select from draft where kind = 'file' and record ->> 'sha256' = b.sha256
  union all select from draft_patch where kind = 'file' and inverse::text like '%' || b.sha256 || '%'
  union all select from edition where kind = 'file' and record ->> 'sha256' = b.sha256
  union all select from record_version where kind = 'file' and record ->> 'sha256' = b.sha256
  union all select from file where file.sha256 = b.sha256
)`;

/** Once stored, whoever sends them. Bytes that were there are kept for another day, in which a draft can name them. */
export async function storeBytes(db: Kysely<Database>, sha256: string, bytes: Buffer): Promise<void> {
  await db
    .insertInto("record_bytes")
    .values({ sha256, bytes })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ kept_at: sql<Date>`clock_timestamp()` }))
    .execute();
}

/** Removes bytes that nothing has named for a day. */
export async function deleteUnnamedBytes(db: Kysely<Database>): Promise<void> {
  await sql`delete from record_bytes b where kept_at < now() - interval '1 day' and not ${isNamed}`.execute(db);
}

/** Removes bytes at once that records named which are erased, unless another names them. */
export async function eraseBytes(transaction: Kysely<Database>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  // First: a draft that is being saved holds them, and has named them once it lets go.
  await sql`select from record_bytes where sha256 = any(${hashes}::text[]) order by sha256 for update`.execute(transaction);
  await sql`delete from record_bytes b where sha256 = any(${hashes}::text[]) and not ${isNamed}`.execute(transaction);
}

/** How many bytes wait for a draft that names them. */
export async function countUnnamedBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(octet_length(bytes)), 0) as total from record_bytes b where not ${isNamed}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/**
 * Holds the bytes that a file's draft names until the transaction ends, against the removal of unnamed ones.
 * @param isChecked whether name, type and content must agree, as they do in an upload: these bytes may have been uploaded under another name
 * @throws Refused where there are none, or they are of another type
 */
export async function requireBytes(transaction: Kysely<Database>, record: RecordFields, isChecked: boolean): Promise<void> {
  const { sha256 } = record;
  const found =
    typeof sha256 === "string" &&
    (await transaction
      .updateTable("record_bytes")
      .set({ kept_at: sql<Date>`clock_timestamp()` })
      .where("sha256", "=", sha256)
      .returning("sha256")
      .executeTakeFirst());
  if (!found)
    throw new Refused(
      "invalid",
      "The record of a file names its bytes by `sha256`, and there are none with this one: upload the file first.",
    );
  if (isChecked) await requireType(transaction, record);
}

async function requireType(db: Kysely<Database>, { path, contentType, sha256 }: RecordFields): Promise<void> {
  try {
    const claimed = claimedType(String(path), String(contentType));
    const { bytes } = await db.selectFrom("record_bytes").select("bytes").where("sha256", "=", String(sha256)).executeTakeFirstOrThrow();
    await inspectUpload(bytes, claimed);
  } catch (error) {
    throw error instanceof RefusedUpload ? new Refused("invalid", error.message, { reason: error.reason }) : error;
  }
}

/** Of a range; undefined where they are not kept any more. @param start the first is 0 */
export async function readBytes(db: Kysely<Database>, sha256: string, start: number, length: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(bytes from ${start + 1}::int for ${length}::int) as part from record_bytes where sha256 = ${sha256}`.execute(db);
  return rows[0]?.part;
}

/** undefined: there are none. */
export async function sizeOfBytes(db: Kysely<Database>, sha256: string): Promise<number | undefined> {
  const { rows } = await sql<{ size: number }>`select octet_length(bytes) as size from record_bytes where sha256 = ${sha256}`.execute(db);
  return rows[0]?.size;
}
