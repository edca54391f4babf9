import type { Parameter } from "@portal/contracts";
import { type PortalParameters, readParameters, START_PARAMETERS } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";
import { omitNulls } from "./omit-nulls.ts";

export async function listParameters(db: Kysely<Database>, type: number): Promise<Parameter[]> {
  const rows = await db
    .selectFrom("parameter")
    .select(["type", "key", "value", "name"])
    .where("type", "=", type)
    .orderBy("position")
    .orderBy("key")
    .execute();
  return rows.map(omitNulls);
}

/** What the list decides that the portal reads at start (specification §7). */
export const startParameters = async (db: Kysely<Database>): Promise<PortalParameters> =>
  readParameters(await listParameters(db, START_PARAMETERS));
