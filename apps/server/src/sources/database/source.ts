import type { PortalSource } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { createFileViews } from "../../features/viewers/file-views.ts";
import { contentFetcher } from "./content/fetch-content.ts";
import type { StatementOptions } from "./search/candidates.ts";
import { loadPageRecords } from "./page-records.ts";

/**
 * The portal's data from the database. A home page takes at most 8 statements, however many blocks it has.
 * @param options.onError called with why a file could not be prepared for viewing; the page says that it is being prepared
 */
export function createDatabaseSource(
  db: Kysely<Database>,
  options: StatementOptions & { readonly onError?: (error: unknown) => void },
): PortalSource {
  const files = createFileViews({ onError: (error) => options.onError?.(error) });
  return {
    loadPageRecords: (request, signal) => loadPageRecords(db, request, signal),
    fetchContent: contentFetcher(db, options, files),
  };
}
