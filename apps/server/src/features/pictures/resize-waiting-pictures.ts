import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { bitmapTypes } from "@portal/domain";
import { tryWithLock } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { readFileParts, readFileRange } from "../../sources/database/files.ts";
import { pictureLimits } from "./limits.ts";
import { resize, type Resized } from "./resize.ts";

export interface ResizeOptions {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, "warn">;
}

interface WaitingPicture {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Pictures that are looked for at a time. */
const BATCH = 100;
/** Until what was no fault of the picture is tried again. */
const FAILURE_MEMORY = "1 hour";
const FAILED = "failed";

/**
 * Makes the sizes of all bitmaps that have none, one after the other.
 * @returns how many pictures; undefined where another process is at it
 */
export const resizeWaitingPictures = ({ db, log }: ResizeOptions, signal: AbortSignal): Promise<number | undefined> =>
  tryWithLock(db, "pictures", async () => {
    let count = 0;
    for (;;) {
      const waiting = await waitingPictures(db);
      for (const picture of waiting) {
        const answer = await resizeOne(db, log, picture, signal);
        if (signal.aborted) return count;
        await keep(db, picture, answer);
        count += 1;
      }
      if (waiting.length === 0) return count;
    }
  });

/** A file `f` with what is known of its picture `p`: its bytes, as they are now, no one has looked at, or not lately with a failure of ours. */
export const waitsForSizes = sql<boolean>`f.content_type = any(${[...bitmapTypes]}) and (p.sha256 is distinct from f.sha256
  or (p.failure = ${FAILED} and p.made_at < now() - ${FAILURE_MEMORY}::interval))`;

const waitingPictures = (db: Kysely<Database>): Promise<WaitingPicture[]> =>
  db
    .selectFrom("file as f")
    .leftJoin("picture as p", "p.path", "f.path")
    .select(["f.path", "f.size", "f.sha256"])
    .where(waitsForSizes)
    .orderBy("f.path")
    .limit(BATCH)
    .execute();

async function resizeOne(
  db: Kysely<Database>,
  log: Pick<Log, "warn">,
  { path, size, sha256 }: WaitingPicture,
  signal: AbortSignal,
): Promise<Resized> {
  if (size > pictureLimits.bytes) return { failure: "too-large" };
  try {
    const file = { path, sha256 };
    const parts = readFileParts(file, { start: 0, length: size }, (start, length) => readFileRange(db, file, start, length));
    const answer = await resize(parts, pictureLimits, signal);
    if ("failure" in answer) log.warn({ path, reason: answer.failure }, "A picture has no smaller sizes; it is shown as it is");
    return answer;
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, path }, "The sizes of a picture could not be made; it is tried again in an hour");
    return { failure: FAILED };
  }
}

const keep = (db: Kysely<Database>, { path, sha256 }: WaitingPicture, answer: Resized): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // Gone or replaced in the meantime: nothing to keep.
    const there = await transaction
      .selectFrom("file")
      .select("path")
      .where("path", "=", path)
      .where("sha256", "=", sha256)
      .forShare()
      .executeTakeFirst();
    if (!there) return;
    const row = {
      sha256,
      widest: "failure" in answer ? null : answer.widest,
      failure: "failure" in answer ? answer.failure : null,
      made_at: sql<Date>`now()`,
    };
    await transaction
      .insertInto("picture")
      .values({ path, ...row })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute();
    await transaction.deleteFrom("picture_size").where("path", "=", path).execute();
    for (const { width, format, bytes } of "failure" in answer ? [] : answer.pictures) {
      const made = Buffer.from(bytes);
      const hash = createHash("sha256").update(made).digest("hex");
      await transaction.insertInto("picture_size").values({ path, width, format, bytes: made, sha256: hash }).execute();
    }
  });
