import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type AuditEntry, recordAct } from "../../services/audit.ts";
import { sitesOf } from "./change-set-store.ts";

/** Adds an act on a change set to the audit, once for each site that the set touches: auditors read what was done on theirs. */
export async function recordOnSet(db: Kysely<Database>, id: string, act: Omit<AuditEntry, "subject" | "site">): Promise<void> {
  const sites = await sitesOf(db, id);
  for (const site of sites.length > 0 ? sites : [null])
    await recordAct(db, { ...act, subject: `change-set:${id}`, site: site ?? undefined });
}
