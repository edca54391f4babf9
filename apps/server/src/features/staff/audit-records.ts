import type { AuditRecord } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

interface AuditFilter {
  /** undefined: everything, what was done on no site too. */
  readonly sites: readonly string[] | undefined;
  readonly act: string | undefined;
  readonly subject: string | undefined;
}

/** Rows of an export that are read at once. */
const BATCH = 500;

const chosen = (db: Kysely<Database>, { sites, act, subject }: AuditFilter) => {
  let query = db.selectFrom("audit").select(["id", "at", "actor", "act", "subject", "site", "details"]);
  if (sites !== undefined) query = query.where(sql<boolean>`site = any(${sites}::text[])`);
  if (act !== undefined) query = query.where("act", "=", act);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  return query;
};

const toRecord = <Row extends { readonly at: Date }>({ at, ...rest }: Row) => ({ ...rest, at: at.toISOString() });

/** Newest first. @param before id of the last entry that was read; undefined: from the newest */
export async function readAudit(
  db: Kysely<Database>,
  { before, limit, ...filter }: AuditFilter & { readonly before: string | undefined; readonly limit: number },
): Promise<readonly AuditRecord[]> {
  let query = chosen(db, filter);
  if (before !== undefined) query = query.where("id", "<", before);
  return (await query.orderBy("id", "desc").limit(limit).execute()).map(toRecord);
}

/** Lines of JSON, oldest first, without holding more than a part of them. */
export async function* exportAudit(db: Kysely<Database>, filter: AuditFilter): AsyncGenerator<string> {
  for (let last = "0"; ;) {
    const rows = await chosen(db, filter).where("id", ">", last).orderBy("id").limit(BATCH).execute();
    for (const row of rows) yield `${JSON.stringify(toRecord(row))}\n`;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
