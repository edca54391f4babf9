import type { PortalSource } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { contentFetcher, type SourceOptions } from "./content/fetch-content.ts";
import { loadPageRecords } from "./page-records.ts";

/** The portal's data from the database. A home page takes at most 8 statements, however many blocks it has. */
export function createDatabaseSource(db: Kysely<Database>, options: SourceOptions): PortalSource {
  return {
    loadPageRecords: (request, context) => loadPageRecords(db, request, context),
    fetchContent: contentFetcher(db, options),
  };
}
