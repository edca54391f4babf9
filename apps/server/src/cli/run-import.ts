import { createReadStream, statSync } from "node:fs";
import { setPriority } from "node:os";
import { addAbortSignal } from "node:stream";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { importContent } from "../content/import.ts";
import { formatIssue } from "../content/finding.ts";
import { readLines } from "../content/lines.ts";
import type { BatchReport, ImportReport } from "../content/report.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import type { Command } from "./arguments.ts";
import { Progress } from "./progress.ts";

/** Visitors of a server on the same machine come first. */
const BACKGROUND = 10;

export interface ImportRun {
  readonly db: Kysely<Database>;
  readonly command: Extract<Command, { name: "import" }>;
  /** Absolute path, or "-". */
  readonly path: string;
  readonly ministrySites: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** That sanitise. */
  readonly threads: number;
  readonly signal: AbortSignal;
}

/**
 * Imports and prints: a line for each batch that was written on standard output, findings on standard error.
 * @returns the exit code
 */
export async function runImport({ db, command, path, ministrySites, pictureOrigins, threads, signal }: ImportRun): Promise<number> {
  lowerPriority();
  const progress = new Progress(process.stderr);
  const sanitizer = createSanitizer(threads);
  const size = path === "-" ? undefined : statSync(path).size;
  let lines = 0;
  // Stopped even where the other end of a pipe says nothing.
  const bytes = addAbortSignal(signal, path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 256 * 1024 }));
  const print = (out: NodeJS.WriteStream, text: string): void => {
    progress.clear();
    out.write(`${text}\n`);
  };
  try {
    const report = await importContent(
      db,
      readLines(bytes as AsyncIterable<Buffer>, (total) => progress.show(size && total / size, `${lines} lines`)),
      {
        strict: command.strict,
        dryRun: command.dryRun,
        batchLines: command.batchLines,
        ministrySites,
        pictureOrigins,
        sanitizer,
        signal,
        onIssue: (issue) => print(process.stderr, formatIssue(issue)),
        onBatch: (batch) => {
          lines = batch.lastLine;
          print(process.stdout, describeBatch(batch, command.dryRun));
        },
      },
    );
    print(process.stdout, describeReport(report, command.dryRun));
    return report.refused > 0 ? 1 : 0;
  } finally {
    progress.clear();
    await sanitizer.close();
  }
}

const counts = ({ new: created, changed, unchanged, refused }: Pick<ImportReport, "new" | "changed" | "unchanged" | "refused">): string =>
  `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;

const describeBatch = (batch: BatchReport, dryRun: boolean): string =>
  `batch ${batch.number} ${dryRun ? "checked" : "committed"}: lines ${batch.firstLine} to ${batch.lastLine}: ${counts(batch)}`;

export function describeReport(report: ImportReport, dryRun: boolean): string {
  const kinds = [...report.byKind].map(([kind, each]) => `${kind} ${each.new + each.changed + each.unchanged}`).join(", ");
  const warnings = report.warnings > 0 ? `, ${report.warnings} warnings` : "";
  const rate = report.seconds > 1 ? `, ${Math.round(report.lines / report.seconds)} lines a second` : "";
  const notice = dryRun ? "Dry run, nothing was changed. " : "";
  return `${notice}${counts(report)}${warnings} in ${report.seconds.toFixed(1)} s${rate}${kinds === "" ? "" : ` (${kinds})`}`;
}

/** The threads that sanitise inherit it. */
export function lowerPriority(): void {
  try {
    setPriority(BACKGROUND);
  } catch {
    // Not allowed here: the import then competes on equal terms.
  }
}
