import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { SeedOptions } from "./demonstration.ts";
import type { ImportReport } from "./report.ts";

const lockId = 7_301_014;

/**
 * Gives a database without any site the demonstration content, through the door that all content takes. What is refused is logged,
 * and does not stop the server. Of several processes that start at once one does it; the others wait.
 * @returns undefined where there was content already
 */
export async function seedIfEmpty(db: Kysely<Database>, options: SeedOptions): Promise<ImportReport | undefined> {
  // Asked first without a lock: every start but the first ends here.
  if (await hasContent(db)) return undefined;
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      if (await hasContent(connection)) return undefined;
      // Only here: the content and its import are a third of the program.
      const { importDemonstration } = await import("./demonstration.ts");
      return await importDemonstration(db, options);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

const hasContent = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom("site").select("id").limit(1).executeTakeFirst()) !== undefined;
