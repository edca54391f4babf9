import { type Kysely, sql } from "kysely";
import { foundFileTags, notify } from "../../content/tags.ts";
import { tryWithLock } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { readFileRange } from "../../sources/database/files.ts";
import { extractText } from "./extract-text.ts";

export interface ReadFilesOptions {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, "info" | "warn">;
}

/**
 * Reads the words of all files that wait for it; ends after the file that is being read where `signal` is aborted.
 * @returns how many; undefined where another process is at it
 */
export const readWaitingFiles = ({ db, log }: ReadFilesOptions, signal: AbortSignal): Promise<number | undefined> =>
  tryWithLock(db, "fileTexts", async () => {
    let count = 0;
    while (!signal.aborted) {
      const file = await nextFile(db);
      if (!file) break;
      await readOne(db, log, file);
      count += 1;
    }
    return count;
  });

type WaitingFile = NonNullable<Awaited<ReturnType<typeof nextFile>>>;

/** Until what was the portal's own failure is tried again. */
const FAILURE_MEMORY = "1 hour";
const FAILED = "failed";

/** A file `f` with its text `t`: its bytes, as they are now, no one has tried to read, or not lately with a failure of ours. */
export const waitsForReading = sql<boolean>`f.path ~ '\\.(docx|xlsx|csv|pdf)$' and (t.sha256 is distinct from f.sha256
  or (t.failure = ${FAILED} and t.read_at < now() - ${FAILURE_MEMORY}::interval))`;

const nextFile = (db: Kysely<Database>) =>
  db
    .selectFrom("file as f")
    .leftJoin("file_text as t", "t.path", "f.path")
    .select(["f.path", "f.original_path", "f.content_type", "f.size", "f.sha256", "f.updated_at"])
    .select(sql<boolean>`t.sha256 is not distinct from f.sha256`.as("has_failed"))
    .where(waitsForReading)
    .orderBy("f.path")
    .limit(1)
    .executeTakeFirst();

async function readOne(db: Kysely<Database>, log: Pick<Log, "info" | "warn">, row: WaitingFile): Promise<void> {
  const { path, size, sha256 } = row;
  const fileName = row.original_path.split("/").at(-1) ?? path;
  const file = { path, fileName, contentType: row.content_type, size, sha256, updatedAt: row.updated_at };
  let found: Awaited<ReturnType<typeof extractText>>;
  try {
    found = await extractText({
      fileName,
      size,
      async read(start, length) {
        const part = await readFileRange(db, file, start, length);
        if (!part) throw new Error(`The file ${path} was replaced while it was read.`);
        return part;
      },
    });
  } catch (error) {
    log.warn({ err: error, path }, "The words of a file could not be read; search finds its document by its other words");
    found = { failure: FAILED };
  }
  const kept = {
    sha256,
    text: "text" in found ? found.text : null,
    failure: "failure" in found ? found.failure : null,
    read_at: sql<Date>`now()`,
  };
  await db.transaction().execute(async (transaction) => {
    // Gone or replaced in the meantime: nothing to keep.
    const there = await transaction
      .selectFrom("file")
      .select("path")
      .where("path", "=", path)
      .where("sha256", "=", sha256)
      .forShare()
      .executeTakeFirst();
    if (!there) return;
    await transaction
      .insertInto("file_text")
      .values({ path, ...kept })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(kept))
      .execute();
    // Nothing is found that was not, and nothing is missing.
    if (row.has_failed && kept.failure === FAILED) return;
    await notify(transaction, new Set(foundFileTags(path)));
  });
}
