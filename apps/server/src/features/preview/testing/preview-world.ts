/** A ministry and a department with some content, the built portal over it, and what is to be published. */
import { keyOf, type Kind, type RecordFields } from "@portal/domain/records";
import type { Portal, PreviewLoader } from "@portal/domain";
import type { Kysely } from "kysely";
import { importContent } from "../../../content/import.ts";
import { keepBytes } from "../../../content/read-records.ts";
import { createSanitizer } from "../../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../../content/testing/importer.ts";
import type { PreviewTransactions } from "../../../database/preview-transactions.ts";
import { openPools } from "../../../database/pools.ts";
import type { Database } from "../../../database/schema.ts";
import { loadPortal } from "../../../pages/portal.ts";
import { silentLog } from "../../../services/log.ts";
import { createDatabaseSource, createTransactionSource } from "../../../sources/database/source.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { makeChangeSet } from "../../editing/change-set-store.ts";
import { saveDraft } from "../../editing/drafts.ts";
import { submitChangeSet } from "../../editing/submission.ts";
import { type EditingTools, editingTools } from "../../editing/tools.ts";
import type { SourceOver } from "../load-as-if-published.ts";

export interface PreviewWorld extends PreviewTransactions {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  readonly portal: Portal;
  readonly loader: PreviewLoader;
  readonly sourceOver: SourceOver;
  readonly tools: EditingTools;
  /** Publishes records by no change set. */
  readonly import: (lines: readonly RecordLine[]) => Promise<unknown>;
  /** Id of a change set that holds these records, and is scheduled where that is said. */
  readonly changeSetOf: (lines: readonly RecordLine[], scheduled?: Date) => Promise<string>;
  close(): Promise<void>;
}

export type RecordLine = RecordFields & { readonly kind: Kind };

const SIZES = { portal: 3, pages: 2, searches: 2, administration: 2, previews: 2, background: 1, jobs: 1 };
const ministry = { vi: "btc", en: "mof" };
const old = { publishedAt: "2026-01-05T08:00:00+07:00" };

/** What is published. */
const published = [
  site("btc", { metadata: { layoutId: "default-layout-vi", blocks: [{ key: "latestNews", category: "tin-tuc" }] } }),
  site("mof", { language: 2, counterpart: "btc" }),
  site("cuc-a", { metadata: { layoutId: "department-1-home-vi", blocks: [{ key: "slideNews", category: "tin-cuc-a" }] } }),
  category("btc", "tin-tuc"),
  category("cuc-a", "tin-cuc-a"),
  ...Array.from({ length: 12 }, (_, index) => article("cuc-a", "tin-cuc-a", `bai-${index}`, old)),
  article("btc", "tin-tuc", "ngan-sach", { ...old, title: "Công khai ngân sách" }),
];

export async function openPreviewWorld(): Promise<PreviewWorld> {
  const database = await createTestDatabase();
  const pools = openPools(database.connectionString, SIZES, silentLog);
  const { databases } = pools;
  const sanitizer = createSanitizer();
  const importLines = (given: readonly object[]) => importContent(databases.portal, lines(given), { ...importDefaults, sanitizer });
  await importLines(published);
  const options = { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews: { view: async () => undefined } };
  const { portal, drawing } = await loadPortal(
    {
      source: createDatabaseSource(databases, options),
      takesForms: "all",
      defaultSites: ministry,
      timeZone: "Asia/Ho_Chi_Minh",
      now: Date.now,
      apiOrigins: [],
      partCacheBytes: 2 ** 20,
      log: () => undefined,
    },
    1,
  );
  const tools = editingTools(
    { db: databases.portal, sanitizer, ministry, mails: { enqueue: async () => undefined } },
    { allowedApiOrigins: [], publicOrigin: undefined },
  );
  return {
    db: databases.portal,
    previews: databases.previews,
    administration: databases.administration,
    // On a busy machine a page takes its time.
    limit: 20_000,
    connectionString: database.connectionString,
    portal,
    loader: portal,
    sourceOver: (transaction) => createTransactionSource(transaction, options),
    tools,
    import: importLines,
    async changeSetOf(lines, scheduled) {
      const { id } = await makeChangeSet(databases.portal, undefined, { title: "Xem trước" });
      for (const { kind, ...fields } of lines) {
        const record = kind === "file" ? await keepBytes(databases.portal, fields) : fields;
        await saveDraft(databases.portal, undefined, {
          changeSetId: id,
          kind,
          key: keyOf(kind, record),
          record,
          expected: 0,
          baseHash: undefined,
          formerKey: undefined,
          successor: undefined,
          by: "command",
        });
      }
      if (scheduled) await schedule(tools, id, scheduled);
      return id;
    },
    async close() {
      await Promise.all([drawing.close(), sanitizer.close(), pools.close()]);
      await database.close();
    },
  };
}

async function schedule(tools: EditingTools, id: string, publishAt: Date): Promise<void> {
  await submitChangeSet(tools, undefined, { id, expected: undefined, note: undefined });
  await tools.db.updateTable("change_set").set({ state: "scheduled", publish_at: publishAt }).where("id", "=", id).execute();
}

async function* lines(all: readonly object[]): AsyncGenerator<object> {
  yield* all;
}
