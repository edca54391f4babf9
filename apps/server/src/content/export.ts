import { type Kind, kinds } from "@portal/domain/records";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { exporters } from "./exporters.ts";

/**
 * Everything as lines of content (no line break at the end), as the import takes them: what is referred to comes first, and the order
 * is that in which things were created, so that an import into an empty database and an export give the same bytes. One snapshot.
 * @param wanted kinds to export
 */
export async function* exportContent(db: Kysely<Database>, wanted: ReadonlySet<Kind>): AsyncGenerator<string> {
  const transaction = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  try {
    for (const kind of kinds) {
      if (!wanted.has(kind)) continue;
      for await (const record of exporters[kind](transaction, undefined)) yield JSON.stringify({ kind, ...record });
    }
  } finally {
    await transaction.rollback().execute();
  }
}
