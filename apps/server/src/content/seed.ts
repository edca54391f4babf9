import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { SeedOptions } from "./demonstration.ts";
import type { ImportReport } from "./report.ts";

/**
 * Gives a database without any site the demonstration content, through the door that all content takes. What is refused is logged,
 * and does not stop the server.
 * @returns undefined where there was content already
 */
export async function seedIfEmpty(db: Kysely<Database>, options: SeedOptions): Promise<ImportReport | undefined> {
  if (await db.selectFrom("site").select("id").limit(1).executeTakeFirst()) return undefined;
  // Only here: the content and its import are a third of the program, and every start but the first does without.
  const { importDemonstration } = await import("./demonstration.ts");
  return importDemonstration(db, options);
}
