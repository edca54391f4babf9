import { type RecordFields } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import { readLine } from "../../content/read-line.ts";
import { lineOf } from "../../content/read-records.ts";
import type { Database } from "../../database/schema.ts";
import type { EditingTools } from "../editing/tools.ts";

export interface DueFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

interface WantedFile {
  readonly asOf: Date;
  /** The change set is left out, also where it is scheduled. */
  readonly isWithout: boolean;
  /** In lower case. */
  readonly path: string;
}

/**
 * A file as it is published by a moment if a change set is, or is not (`isWithout`).
 * @returns "published": as it is now. undefined: there is none
 */
export async function findDueFile(
  { db, reading }: EditingTools,
  changeSetId: string,
  wanted: WantedFile,
): Promise<DueFile | "published" | undefined> {
  const found = await findRecord(db, changeSetId, wanted);
  if (!found) return "published";
  if (!found.record) return undefined;
  // As importing and publishing read it: what they refuse is no file.
  const { entry } = readLine(await lineOf(db, { kind: "file", fields: found.record }), 1, reading);
  if (entry?.kind !== "file") return undefined;
  const { original_path: original, content_type: contentType, bytes } = entry.row;
  return { fileName: original.split("/").at(-1) ?? original, contentType, bytes };
}

/**
 * The change set's own draft or edition unless it is published, else the last one that is scheduled until then; none whose publication ends by then. record
 * null: the file is deleted.
 */
async function findRecord(
  db: Kysely<Database>,
  changeSetId: string,
  { asOf, isWithout, path }: WantedFile,
): Promise<{ readonly record: RecordFields | null } | undefined> {
  const { rows } = await sql<{ record: RecordFields | null }>`
    select d.record, true as own, null::timestamptz as at from draft d join change_set s on s.id = d.change_set_id
    where s.id = ${changeSetId} and ${!isWithout} and d.kind = 'file' and d.key = ${path} and coalesce(s.expire_at > ${asOf}, true)
    union all
    select e.record, s.id = ${changeSetId}, s.publish_at from edition e join change_set s on s.id = e.change_set_id and s.revision = e.revision
    where not (${isWithout} and s.id = ${changeSetId}) and e.kind = 'file' and e.key = ${path} and coalesce(s.expire_at > ${asOf}, true) and case when s.id = ${changeSetId}
      then s.state <> 'published' and not exists (select from draft d where d.change_set_id = s.id) else s.state = 'scheduled' and s.publish_at <= ${asOf} end
    order by own desc, at desc limit 1`.execute(db);
  return rows[0];
}
