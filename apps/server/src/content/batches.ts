import { finding } from "./finding.ts";
import { type ReadOptions, readLine } from "./read-line.ts";
import type { Entry } from "./records.ts";
import type { ReportBuilder } from "./report.ts";

/** Lines that are written together. */
export interface Batch {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly entries: readonly Entry[];
  /** Lines of it that were refused when they were read. */
  readonly refused: number;
}

/** A batch ends when it reaches either. */
export interface BatchLimits {
  readonly lines: number;
  /** Characters of text. */
  readonly length: number;
}

/** Reads lines into entries and groups them; findings go to the report. A key that comes twice in one import is a mistake: the first counts. */
export async function* batchLines(
  lines: AsyncIterable<string | object>,
  { limits, ...options }: ReadOptions & { readonly limits: BatchLimits },
  report: ReportBuilder,
): AsyncGenerator<Batch> {
  const seen = new Map<string, number>();
  let line = 0;
  let batch = empty(1);
  for await (const input of lines) {
    line += 1;
    if (typeof input === "string" && input.trim() === "") continue;
    report.lines += 1;
    batch.lines += 1;
    batch.length += typeof input === "string" ? input.length : 0;
    const { entry, errors, warnings } = readLine(input, line, options);
    if (warnings.length > 0) report.warn(line, warnings);
    const first = entry && seen.get(`${entry.kind} ${entry.key}`);
    if (entry && first === undefined) {
      seen.set(`${entry.kind} ${entry.key}`, line);
      batch.entries.push(entry);
    } else {
      batch.refused += 1;
      report.refuse(
        line,
        first === undefined
          ? errors
          : [
              finding(
                "given-twice",
                entry?.kind === "file" ? "/path" : entry?.kind === "parameter" ? "/key" : "/slug",
                `Line ${first} already gives this ${entry?.kind ?? ""}, and only one can count.`,
                "Remove one of the two lines.",
              ),
            ],
      );
    }
    if (batch.lines >= limits.lines || batch.length >= limits.length) {
      yield { ...batch, lastLine: line };
      batch = empty(line + 1);
    }
  }
  if (batch.lines > 0) yield { ...batch, lastLine: line };
}

const empty = (firstLine: number) => ({ firstLine, lines: 0, length: 0, refused: 0, entries: [] as Entry[] });
