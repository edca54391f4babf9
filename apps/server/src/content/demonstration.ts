import { createReadStream, readdirSync } from "node:fs";
import type { Kysely } from "kysely";
import { demonstrationContent } from "../../seed/index.ts";
import type { Database } from "../database/schema.ts";
import type { StartLog } from "../database/start-log.ts";
import { importContent } from "./import.ts";
import { formatIssue } from "./issue.ts";
import { readLines } from "./lines.ts";
import type { ImportReport } from "./report.ts";

export interface SeedOptions {
  readonly log: StartLog;
  /** Aborted: give up; nothing is left behind. */
  readonly signal?: AbortSignal;
  readonly ministrySites?: readonly string[];
}

const folder = new URL("../../seed/", import.meta.url);

/** All of the demonstration content or nothing, so that a start that was cut off begins anew. What is refused is logged. */
export async function importDemonstration(db: Kysely<Database>, { log, ...options }: SeedOptions): Promise<ImportReport> {
  const report = await importContent(db, seedLines(), {
    ...options,
    together: true,
    onIssue: (issue) => log.warn({ line: issue.line, pointer: issue.pointer }, `Demonstration content, ${formatIssue(issue)}`),
  });
  log.info({ records: report.new, seconds: Number(report.seconds.toFixed(1)) }, "Demonstration content imported");
  return report;
}

/** The files of the seed folder, then what is generated. */
async function* seedLines(): AsyncGenerator<string | object> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".ndjson"))
    .toSorted())
    yield* readLines(createReadStream(new URL(name, folder)));
  yield* demonstrationContent();
}
