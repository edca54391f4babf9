import type { Kysely } from "kysely";
import { lockUntilCommit } from "../database/advisory-locks.ts";
import { aheadOfPreviews } from "../database/preview-transactions.ts";
import type { Database } from "../database/schema.ts";
import { type Batch, batchLines } from "./batches.ts";
import { type Committed, writeBatch } from "./write-batch.ts";
import type { Issue } from "./finding.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { type BatchReport, type ImportReport, ReportBuilder } from "./report.ts";
import type { Sanitizer } from "./sanitizer/index.ts";

export interface ImportOptions {
  /** Warnings refuse a line as well. */
  readonly strict?: boolean;
  /** Checks everything, changes nothing. */
  readonly dryRun?: boolean;
  /** Lines in a batch; a batch also ends at 8 MB. */
  readonly batchLines?: number;
  /** All lines are written or none is: one batch, held in memory. */
  readonly together?: boolean;
  /** Slugs of the ministry's two sites, whose fixed pages reserve slugs. */
  readonly ministrySites: readonly string[];
  /** Origins beside our own whose pictures browsers may load; those of others give a warning. */
  readonly pictureOrigins: readonly string[];
  readonly sanitizer: Sanitizer;
  /** Aborted: stop before the next batch; what has been written stays. */
  readonly signal?: AbortSignal;
  readonly onIssue: (issue: Issue) => void;
  /** Called once a batch has been committed. */
  readonly onBatch?: (batch: BatchReport) => void;
}

/** Threads that sanitise what the portal itself brings, while another batch is written. */
export const IMPORT_WORKERS = 2;
export const DEFAULT_BATCH_LINES = 500;
/** Characters of text after which a batch ends, whatever its number of lines. */
const MAX_BATCH_LENGTH = 8 * 1024 * 1024;
const unlimited = { lines: Number.POSITIVE_INFINITY, length: Number.POSITIVE_INFINITY };

class DryRun extends Error {}

/**
 * Brings content in: one line (JSON text or an object) a record, as packages/domain/schema/lines say. Bad lines are skipped and reported; good ones are
 * written in batches, each whole or not at all. While one batch is written, the next is sanitised.
 * @throws where the database fails, or what `signal` was aborted with; batches that were written stay
 */
export async function importContent(
  db: Kysely<Database>,
  lines: AsyncIterable<string | object>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = new ReportBuilder(options.onIssue);
  const run = (write: (prepared: Prepared) => Promise<Committed>): Promise<void> => importBatches(db, lines, options, { report, write });
  const writeInTurn = async (transaction: Kysely<Database>, { ready }: Prepared): Promise<Committed> => {
    if (ready.length > 0) await lockUntilCommit(transaction, "import");
    return writeBatch(transaction, ready, { origin: "import" });
  };
  if (!options.dryRun) await run((prepared) => aheadOfPreviews(db, (transaction) => writeInTurn(transaction, prepared)));
  else {
    // One transaction for all: later batches refer to earlier ones. It is rolled back.
    await db
      .transaction()
      .execute(async (transaction) => {
        await run((prepared) => writeInTurn(transaction, prepared));
        throw new DryRun();
      })
      .catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
  }
  return report.build();
}

interface ImportTools {
  readonly report: ReportBuilder;
  readonly write: (prepared: Prepared) => Promise<Committed>;
}

async function importBatches(
  db: Kysely<Database>,
  lines: AsyncIterable<string | object>,
  options: ImportOptions,
  { report, write }: ImportTools,
): Promise<void> {
  const reading = {
    strict: options.strict ?? false,
    ministrySites: options.ministrySites,
    pictureOrigins: options.pictureOrigins,
    limits: options.together ? unlimited : { lines: options.batchLines ?? DEFAULT_BATCH_LINES, length: MAX_BATCH_LENGTH },
  };

  const writeNext = async (batch: Batch, preparing: Promise<Prepared>): Promise<void> => {
    const prepared = await preparing;
    options.signal?.throwIfAborted();
    const { written, refused } = await write(prepared);
    const late = [...prepared.refused, ...refused].toSorted((a, b) => a.entry.line - b.entry.line);
    for (const { entry, finding } of late) report.refuse(entry.line, [finding]);
    const outcomes = [
      ...written.map(({ entry, outcome }) => ({ kind: entry.kind, outcome })),
      ...prepared.unchanged.map(({ kind }) => ({ kind, outcome: "unchanged" as const })),
    ];
    const count = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
    const number = report.addBatch(outcomes);
    options.onBatch?.({
      number,
      firstLine: batch.firstLine,
      lastLine: batch.lastLine,
      new: count("new"),
      changed: count("changed"),
      unchanged: count("unchanged"),
      refused: batch.refused + late.length,
    });
  };

  let writing = Promise.resolve();
  try {
    for await (const batch of batchLines(lines, reading, report)) {
      options.signal?.throwIfAborted();
      const preparing = prepare(db, options.sanitizer, batch.entries);
      const before = writing;
      // Begins as soon as the one before is written: the database does not wait until the next is read.
      writing = before.then(() => writeNext(batch, preparing));
      // Looked at when their turn comes; until then a failure is not unhandled.
      for (const each of [preparing, writing]) each.catch(() => undefined);
      await before;
    }
    await writing;
  } finally {
    // Where reading fails, a batch that is being written is written, and said to be.
    await writing.catch(() => undefined);
  }
}
