import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import { withLock } from "../database/advisory-locks.ts";
import type { Database } from "../database/schema.ts";
import type { Log } from "../services/log.ts";
import { formatIssue } from "./finding.ts";
import type { ImportReport } from "./report.ts";

export interface SeedOptions {
  readonly log: Pick<Log, "info" | "warn">;
  /** Aborted: give up; nothing is left behind. */
  readonly signal?: AbortSignal;
  readonly ministrySites: readonly string[];
}

/**
 * Gives a new database the demonstration content, by the import that all content takes. What is refused is logged, and does not stop
 * the server. Of several processes that start at once one does it; the others wait.
 * @returns undefined where there is content, or where the portal has been started before: what was removed stays removed
 */
export async function seedNewDatabase(db: Kysely<Database>, options: SeedOptions): Promise<ImportReport | undefined> {
  // Asked first without a lock: every start but the first ends here.
  if (await isInUse(db)) return undefined;
  return withLock(db, "demonstration", async (connection) =>
    (await isInUse(connection)) ? undefined : await importDemonstration(db, options),
  );
}

/**
 * All of the demonstration content or nothing, so that a start that was cut off begins anew. What is refused is logged. The content and
 * what imports it are loaded here: every other start does without them.
 */
export async function importDemonstration(db: Kysely<Database>, { log, ...options }: SeedOptions): Promise<ImportReport> {
  const { demonstrationContent } = await import("@portal/demo-content");
  const [{ importContent, IMPORT_WORKERS }, { createSanitizer }] = await Promise.all([
    import("./import.ts"),
    import("./sanitizer/index.ts"),
  ]);
  const sanitizer = createSanitizer(IMPORT_WORKERS);
  try {
    const report = await importContent(db, Readable.from(demonstrationContent()), {
      ...options,
      sanitizer,
      together: true,
      pictureOrigins: [],
      onIssue: (issue) => log.warn({ line: issue.line, path: issue.path }, `Demonstration content, ${formatIssue(issue)}`),
    });
    log.info({ records: report.new, seconds: Number(report.seconds.toFixed(1)) }, "Demonstration content imported");
    return report;
  } finally {
    await sanitizer.close();
  }
}

/** The first start that comes to its end makes the administrator's account. */
const isInUse = async (db: Kysely<Database>): Promise<boolean> =>
  (await hasContent(db)) || (await db.selectFrom("account_bootstrap").select("once").executeTakeFirst()) !== undefined;

export const hasContent = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom("site").select("id").limit(1).executeTakeFirst()) !== undefined;
