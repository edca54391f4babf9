import type { PortalSource } from "@portal/domain";
import type { ReadDatabases } from "../../database/pools.ts";
import { contentFetcher, type SourceOptions } from "./content/fetch-content.ts";
import { findFormerAddress } from "./former-addresses.ts";
import { loadPageRecords } from "./page-records.ts";

/** The portal's data from the database. A page takes at most 5 statements in 2 round trips, however many blocks it has; a search takes more. */
export function createDatabaseSource(databases: ReadDatabases, options: SourceOptions): PortalSource {
  return {
    loadPageRecords: (request, context) => loadPageRecords(databases.pages, request, context),
    fetchContent: contentFetcher(databases, options),
    findFormerAddress: (path) => findFormerAddress(databases.pages, path),
  };
}
