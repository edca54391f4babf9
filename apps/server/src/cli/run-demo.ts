import type { Kysely } from "kysely";
import { StartupError } from "../config/startup-error.ts";
import type { Database } from "../database/schema.ts";
import { hasContent, importDemonstration } from "../content/seed.ts";
import { describeReport, lowerPriority } from "./run-import.ts";

export interface DemoRun {
  readonly db: Kysely<Database>;
  /** Also into a database that has content. */
  readonly force: boolean;
  readonly ministrySites: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Imports the demonstration content: all of it, or nothing.
 * @returns the exit code
 * @throws StartupError where there is content that it could be mixed with
 */
export async function runDemo({ db, force, ministrySites, signal }: DemoRun): Promise<number> {
  if (!force && (await hasContent(db)))
    throw new StartupError(
      "The database has content already, and the demonstration content would be mixed with it and replace records with the same slugs: use an empty database, or add --force.",
    );
  lowerPriority();
  const log = { info: () => undefined, warn: (_fields: object, message: string) => void process.stderr.write(`${message}\n`) };
  const report = await importDemonstration(db, { log, ministrySites, signal });
  process.stdout.write(`${describeReport(report, false)}\n`);
  return report.refused > 0 ? 1 : 0;
}
