import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

export interface AuditEntry {
  /** Id of the account that acted; undefined: the portal itself. */
  readonly actor: string | undefined;
  /** What was done, as in "account.block". */
  readonly act: string;
  /** To what, by kind and id, as in "account:5f0c…". */
  readonly subject: string;
  /** Slug of the site that it was done on; undefined: on none, or on all. */
  readonly site?: string | undefined;
  /** What more is worth knowing: states and roles, never what persons wrote or any secret. */
  readonly details?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** Adds to the audit table. Give the transaction of the act itself: both happen, or neither. */
export async function recordAct(db: Kysely<Database>, { actor, act, subject, site, details }: AuditEntry): Promise<void> {
  await db
    .insertInto("audit")
    .values({ actor: actor ?? null, act, subject, site: site ?? null, details: details === undefined ? null : JSON.stringify(details) })
    .execute();
}
