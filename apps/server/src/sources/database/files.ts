import { type Kysely, sql } from "kysely";
import type { PictureFormat } from "@portal/domain";
import type { Database } from "../../database/schema.ts";

/** A stored file with the bytes that it has at one time. */
interface FileVersion {
  /** Lower case. */
  readonly path: string;
  /** sha256, hex. */
  readonly sha256: string;
}

/** What is known of a stored file. */
export interface FileMetadata extends FileVersion {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly updatedAt: Date;
}

interface FileRange {
  readonly start: number;
  readonly length: number;
}

/** @param path without a leading slash; any case (specification §7). */
export async function findFile(db: Kysely<Database>, path: string): Promise<FileMetadata | undefined> {
  const row = await db
    .selectFrom("file")
    .select(["path", "original_path", "content_type", "size", "sha256", "updated_at"])
    .where("path", "=", path.toLowerCase())
    .executeTakeFirst();
  return (
    row && {
      path: row.path,
      fileName: row.original_path.split("/").at(-1) ?? row.path,
      contentType: row.content_type,
      size: row.size,
      sha256: row.sha256,
      updatedAt: row.updated_at,
    }
  );
}

/** Part of a file: `length` bytes from `start`. undefined where it has been replaced since it was found. */
export async function readFileRange(db: Kysely<Database>, file: FileVersion, start: number, length: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("file")
    .select(sql<Buffer>`substring(bytes from ${start + 1}::int for ${length}::int)`.as("part"))
    .where("path", "=", file.path)
    .where("sha256", "=", file.sha256)
    .executeTakeFirst();
  return row?.part;
}

/** Bytes read at a time, of which two stand in memory for each reader who is slow: a long video never stands there whole. */
const PART = 64 * 1024;

/**
 * A file, or a range of it, part by part.
 * @param read - reads a part, as `readFileRange` does
 * @throws where it is replaced meanwhile; what `read` throws
 */
export async function* readFileParts(
  { path }: FileVersion,
  { start, length }: FileRange,
  read: (start: number, length: number) => Promise<Buffer | undefined>,
): AsyncGenerator<Buffer> {
  for (let at = start; at < start + length; at += PART) {
    const part = await read(at, Math.min(PART, start + length - at));
    // Half an old file and half a new one would be worse than a broken connection, which the browser asks again.
    if (!part) throw new Error(`The file ${path} was replaced while it was read.`);
    yield part;
  }
}

/** A smaller form of a stored bitmap, whole. */
export interface PictureSize {
  readonly contentType: string;
  readonly bytes: Buffer;
  /** sha256, hex. */
  readonly sha256: string;
}

/**
 * What stands in for a bitmap where it is asked for in a width and format; for one that is narrower, what is as wide as itself. `original` where that
 * is the smallest, or no other can be made of it; `waiting` where no one has looked at the file yet, as it is now.
 */
export async function findPictureSize(
  db: Kysely<Database>,
  { path, sha256 }: FileVersion,
  width: number,
  format: PictureFormat,
): Promise<PictureSize | "original" | "waiting"> {
  const row = await db
    .selectFrom("picture as p")
    .leftJoin("picture_size as s", (join) =>
      join
        .onRef("s.path", "=", "p.path")
        .on(sql<boolean>`s.width = least(${width}, p.widest)`)
        .on("s.format", "=", format),
    )
    .select(["s.bytes", "s.sha256"])
    .where("p.path", "=", path)
    .where("p.sha256", "=", sha256)
    .executeTakeFirst();
  if (!row) return "waiting";
  return row.bytes && row.sha256 ? { contentType: `image/${format}`, bytes: row.bytes, sha256: row.sha256 } : "original";
}
