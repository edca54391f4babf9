import type { PortalSource } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { ReadDatabases } from "../../database/pools.ts";
import type { Database } from "../../database/schema.ts";
import { contentFetcher, type SourceOptions } from "./content/fetch-content.ts";
import { findFormerAddress } from "./former-addresses.ts";
import { findNearPages } from "./search/near-pages.ts";
import type { FileViews } from "./content/files.ts";
import { loadPageRecords } from "./page-records.ts";

/** The portal's data from the database. A page takes at most 5 statements in 2 round trips, however many blocks it has; a search takes more. */
export function createDatabaseSource(databases: ReadDatabases, options: SourceOptions): PortalSource {
  return {
    loadPageRecords: (request, context) => loadPageRecords(databases.pages, request, context),
    fetchContent: contentFetcher(databases, options),
    findFormerAddress: (address, { asOf }) => findFormerAddress(databases.pages, address, asOf),
    findNearPages: (words, context) => findNearPages(databases.searches, words, { ...options, ...context }),
  };
}

/** As a transaction has it. A file that is prepared for a page may still be so when the transaction is over: its bytes are read before. */
export function createTransactionSource(transaction: Kysely<Database>, options: SourceOptions): PortalSource {
  const fileViews: FileViews = {
    async view(file, waitMs) {
      const bytes = await file.read(0, file.size);
      return options.fileViews.view({ ...file, read: async (start, length) => bytes.subarray(start, start + length) }, waitMs);
    },
  };
  const source = createDatabaseSource({ pages: transaction, searches: transaction, background: transaction }, { ...options, fileViews });
  return {
    ...source,
    // A search more, for a page that nobody publishes.
    findNearPages: async () => ({ pages: [], changesAt: undefined }),
    async fetchContent(queries, context) {
      // As connections of searches have it: how common the words are decides the plan.
      if (queries.some(({ kind }) => kind === "search")) await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
      return source.fetchContent(queries, context);
    },
  };
}
