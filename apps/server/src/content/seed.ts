import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { SeedOptions } from "./demonstration.ts";
import type { ImportReport } from "./report.ts";

const lockId = 7_301_014;

/**
 * Gives a new database the demonstration content, by the import that all content takes. What is refused is logged, and does not stop
 * the server. Of several processes that start at once one does it; the others wait.
 * @returns undefined where there is content, or where the portal has been started before: what was removed stays removed
 */
export async function seedFirstStart(db: Kysely<Database>, options: SeedOptions): Promise<ImportReport | undefined> {
  // Asked first without a lock: every start but the first ends here.
  if (await isInUse(db)) return undefined;
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      if (await isInUse(connection)) return undefined;
      return await importDemonstration(db, options);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

/** All of the demonstration content, or nothing. Loaded only where it is asked for: it is a third of the program. */
export async function importDemonstration(db: Kysely<Database>, options: SeedOptions): Promise<ImportReport> {
  const demonstration = await import("./demonstration.ts");
  return demonstration.importDemonstration(db, options);
}

/** The first start that comes to its end makes the administrator's account. */
const isInUse = async (db: Kysely<Database>): Promise<boolean> =>
  (await hasContent(db)) || (await db.selectFrom("account_bootstrap").select("once").executeTakeFirst()) !== undefined;

export const hasContent = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom("site").select("id").limit(1).executeTakeFirst()) !== undefined;
